declare module 'virtual:icons' {
  const icons: Record<string, string>;
  export default icons;
}
declare module '*.toml' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tables of any shape; who imports one says which
  const components: any;
  export default components;
}
