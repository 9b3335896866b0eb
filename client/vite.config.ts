import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:4000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and images stay files: a data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/auth/v1', '/rest/v1', '/api', '/outbox'].map((path) => [path, SERVER]),
    ),
  },
});
