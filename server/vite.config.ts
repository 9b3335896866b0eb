import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { keepPlaces } from '../scripts/tooling/keep-places.ts';
import { plainHttp } from '../scripts/tooling/plain-http.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bring native code or files of their own, or are loaded long after the start. */
const LEFT_OUT = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@node-rs/bcrypt',
  '@react-pdf/renderer',
  'react',
  'react-dom',
  'react-email',
];

// The server and all it needs at the start as few files: loading two thousand takes far longer than reading them.
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [keepPlaces(here('../build/server')), plainHttp()],
  resolve: {
    // Packages name files of it of either kind; two copies would not know each other's schemas and errors.
    alias: [
      { find: /^graphql$/, replacement: here('../node_modules/graphql/index.mjs') },
      { find: /^graphql\/(.+)\.js$/, replacement: `${here('../node_modules/graphql/')}$1.mjs` },
    ],
  },
  ssr: { noExternal: true, external: LEFT_OUT },
  build: {
    ssr: true,
    outDir: here('../build/server'),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // What throws may be called for that alone, and its result left: such calls are taken out otherwise.
      treeshake: false,
      input: { main: here('main.ts'), worker: here('worker.ts') },
      output: { chunkFileNames: '[name]-[hash].js', minify: false },
    },
  },
});
