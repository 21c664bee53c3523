import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tokensCss } from './scripts/vite/tokens-css.ts';

export default defineConfig({
  plugins: [tokensCss(), react()],
  build: { manifest: true },
});
