// Pictures as images: drawn once, kept, and shown as often as needed without a thousand paths on the page.
const kept = new Map<string, string>();

/** An address for a picture, drawn when it is asked for first. */
export function image(key: string, draw: () => string): string {
  let address = kept.get(key);
  if (!address) {
    address = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
    kept.set(key, address);
  }
  return address;
}
