import { defineConfig } from 'vitest/config';

/** The suites that need real PostgreSQL and PostgREST: `npm run test:postgrest`. */
export default defineConfig({
  test: {
    include: ['tests/**/*.postgrest.test.ts'],
    // Each file starts a PostgreSQL: one at a time.
    fileParallelism: false,
    hookTimeout: 180_000,
    testTimeout: 60_000,
  },
});
