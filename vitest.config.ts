import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'forks',
    // Left to itself vitest keeps a core free, which on two cores halves the pace.
    maxWorkers: '100%',
  },
});
