// A game's TOML files as modules: the numbers printed on the board are read from the same file as the rules'.
import { basename, dirname } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { withoutRemarks } from '../src/lib/remarks.ts';

export function components(): Plugin {
  return {
    name: 'allmende-components',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      const parts = JSON.stringify(withoutRemarks(parse(code)));
      if (basename(id) !== 'components.toml') return { code: `export default ${parts}`, map: null };
      const folder = JSON.stringify(basename(dirname(id)));
      return {
        code: `import { printed } from '@/lib/numbers';\nexport default printed(${folder}, ${parts});`,
        map: null,
      };
    },
  };
}
