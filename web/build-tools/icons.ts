// Only the icons we name travel to the browser: `virtual:icons` is a table of our names and their drawings.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { rounded } from './path.ts';

const ID = 'virtual:icons';

export function icons(list: string): Plugin {
  return {
    name: 'allmende-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(list);
      const names = JSON.parse(readFileSync(list, 'utf-8')) as Record<string, string>;
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
        icons: Record<string, { body: string }>;
      };
      const drawn: Record<string, string> = {};
      for (const [ours, theirs] of Object.entries(names)) {
        const icon = set.icons[theirs];
        if (!icon) throw new Error(`icons.json: game-icons has no ${theirs}`);
        drawn[ours] = icon.body
          .replaceAll(' fill="currentColor"', '')
          .replaceAll('fill="currentColor" ', '')
          .replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${rounded(path)}"`);
      }
      // A drawing that several names share is told once.
      const bodies = [...new Set(Object.values(drawn))];
      const table = Object.entries(drawn).map(
        ([ours, body]) => `${JSON.stringify(ours)}:b[${bodies.indexOf(body)}]`,
      );
      return `const b=${JSON.stringify(bodies)};export default {${table.join()}}`;
    },
  };
}
