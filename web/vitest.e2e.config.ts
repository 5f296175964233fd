import { defineConfig } from 'vitest/config';

/** Tests in a real browser against the real server; one after the other, for they share the machine. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    passWithNoTests: true,
    reporters: ['default', 'json'],
    outputFile: { json: 'target/e2e.json' },
  },
});
