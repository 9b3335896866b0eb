import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:4000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Halves of supabase-js that nothing here uses; 26 KB of the first load. */
const UNUSED = ['realtime', 'storage', 'functions'];

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  resolve: {
    // rxjs keeps its modern build behind a condition of its own; the default is ES5 with helpers.
    conditions: ['es2015', ...defaultClientConditions],
    alias: Object.fromEntries(
      UNUSED.map((name) => [`@supabase/${name}-js`, here(`./stubs/supabase-${name}.ts`)]),
    ),
  },
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
