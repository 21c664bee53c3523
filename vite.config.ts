import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flowModule } from './scripts/vite/flow-module.ts';
import { rjsfStubs } from './scripts/vite/rjsf-stubs.ts';
import { stepModules } from './scripts/vite/step-modules.ts';
import { tokensCss } from './scripts/vite/tokens-css.ts';

export default defineConfig({
  plugins: [flowModule(), stepModules(), tokensCss(), rjsfStubs(), react()],
  build: {
    manifest: true,
    // The marketing pages are prerendered and have a small script of their own.
    rolldownOptions: { input: { app: 'index.html', page: 'src/marketing/enhance/page.ts' } },
  },
});
