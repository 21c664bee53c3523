import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { flowModule } from './scripts/vite/flow-module.ts';
import { rjsfStubs } from './scripts/vite/rjsf-stubs.ts';
import { stepModules } from './scripts/vite/step-modules.ts';
import { tokensCss } from './scripts/vite/tokens-css.ts';

export default defineConfig({
  plugins: [flowModule(), stepModules(), tokensCss(), rjsfStubs(), react()],
  test: {
    // Playwright's own, and what needs a PostgreSQL (npm run test:postgrest).
    exclude: [...configDefaults.exclude, 'tests/browser/**', 'tests/**/*.postgrest.test.ts'],
  },
  build: {
    manifest: true,
    // The marketing pages are prerendered and have a small script of their own.
    rolldownOptions: { input: { app: 'index.html', page: 'src/marketing/enhance/page.ts' } },
  },
});
