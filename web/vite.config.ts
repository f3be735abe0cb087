import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { components } from './build-tools/components.ts';
import { icons } from './build-tools/icons.ts';
import { packed } from './build-tools/packed.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.ALLMENDE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(here('./src/icons.json')), components(), svelte(), packed()],
  resolve: {
    alias: {
      '@': here('./src'),
      '@games': here('../src/allmende/games'),
      '@core': here('../src/allmende/core'),
    },
    // Tests mount components in a browser's stead.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: here('../src/allmende/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0, // the server's CSP allows no data: URLs for fonts
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
