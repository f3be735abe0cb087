// The little of a browser that the logic touches when it is loaded, where a test hasn't asked for a whole one (jsdom).
if (typeof document === 'undefined') {
  const page = { lang: '', dataset: {} as Record<string, string> };
  Object.assign(globalThis, {
    location: new URL('http://village.test/'),
    history: { pushState: () => {}, replaceState: () => {} },
    document: { documentElement: page },
    localStorage: undefined, // a browser that keeps nothing
    addEventListener: () => {},
    requestAnimationFrame: (work: () => void) => setTimeout(work),
    cancelAnimationFrame: clearTimeout,
    scrollTo: () => {},
  });
}
if (typeof matchMedia === 'undefined')
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) }); // jsdom has none
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } }); // Node 20 has none
