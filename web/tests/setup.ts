// The little of a browser that the logic touches when it is loaded.
const page = { lang: '', dataset: {} as Record<string, string> };
Object.assign(globalThis, {
  location: new URL('http://village.test/'),
  history: { pushState: () => {}, replaceState: () => {} },
  document: { documentElement: page },
  localStorage: undefined, // a browser that keeps nothing
  matchMedia: () => ({ matches: false }),
  addEventListener: () => {},
  scrollTo: () => {},
});
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { language: 'en' } }); // Node 20 has none
