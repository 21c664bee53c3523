import { defineConfig } from 'vitest/config';

/** The suites that drive WebKit over WebDriver: `npm run test:webkit`. */
export default defineConfig({
  test: {
    include: ['tests/webkit/**/*.webkit.test.ts'],
    globalSetup: ['tests/webkit/one-server.ts'],
    // One screen, one driver.
    fileParallelism: false,
    hookTimeout: 120_000,
    testTimeout: 240_000,
  },
});
