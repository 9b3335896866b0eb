import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:4000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of the auth client that nothing here uses but that no bundler can see are unused, by how it imports them. */
const UNUSED = {
  './lib/web3/ethereum': 'auth-wallets',
  './lib/webauthn': 'auth-passkeys',
};

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  resolve: {
    // rxjs keeps its modern build behind a condition of its own; the default is ES5 with helpers.
    conditions: ['es2015', ...defaultClientConditions],
    alias: Object.fromEntries(
      Object.entries(UNUSED).map(([part, stub]) => [part, here(`./stubs/${stub}.ts`)]),
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
