import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server to talk to while developing: `npm run dev` passes /api on to it. */
const server = process.env.TOUCHLINE ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      '@games': here('../games/src/main/resources/touchline/games'),
      '@engine': here('../engine/src/main/resources/touchline/engine'),
    },
    // Component tests run in a simulated browser and need Svelte's browser build.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: 'target/classes/web',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files of their own: the content policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
  server: {
    // The server takes requests of its own page only: host and origin have to stay those of this one.
    proxy: { '/api': { target: server, changeOrigin: false } },
    fs: { allow: [here('.'), here('../games/src/main/resources'), here('../engine/src/main/resources')] },
  },
  test: {
    environment: 'jsdom',
    testTimeout: 20_000,
    include: ['src/**/*.test.ts'],
    setupFiles: ['./test/setup.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'target/vitest.json' },
  },
});
