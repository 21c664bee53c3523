import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tokensCss } from './scripts/vite/tokens-css.ts';

export default defineConfig({
  plugins: [tokensCss(), react()],
  build: {
    manifest: true,
    // The marketing pages are prerendered and have a small script of their own.
    rolldownOptions: { input: { app: 'index.html', page: 'src/marketing/enhance/page.ts' } },
  },
});
