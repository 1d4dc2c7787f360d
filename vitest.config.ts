import { defineConfig } from 'vitest/config';

const POSTGRES = 'test/**/postgres/**/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'forks',
    // Left to itself vitest keeps a core free, which on two cores halves the pace.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'arbiter', include: ['test/**/*.test.ts'], exclude: [POSTGRES] } },
      // The server is started only where one of its tests is run.
      {
        extends: true,
        test: { name: 'postgres', include: [POSTGRES], globalSetup: 'test/storage/postgres/server.ts' },
      },
    ],
  },
});
