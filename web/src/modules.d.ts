declare module 'virtual:icons' {
  const icons: Record<string, string>;
  export default icons;
}
declare module '*.toml' {
  const components: any;
  export default components;
}
