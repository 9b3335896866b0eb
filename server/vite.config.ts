import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT_DIR = here('../build/server');

/**
 * Replaces `import.meta.url` of our own files by the URL of their source, so that they find what lies beside it
 * (migrations, the schema, worker threads) from the bundle as well.
 */
const sourceUrls = (): Plugin => ({
  name: 'source-urls',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.split('?');
    if (path.includes('/node_modules/') || !code.includes('import.meta.url')) return null;
    const source = relative(OUT_DIR, path).replaceAll(sep, '/');
    const url = `new URL(${JSON.stringify(source)}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', url), map: null };
  },
});

/** Packages with native code or files of their own, and packages that are loaded long after the start. */
const EXTERNAL = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@node-rs/bcrypt',
  '@react-pdf/renderer',
  'react',
  'react-dom',
  'react-email',
];

// Bundles the server and what it needs at the start: loading two thousand modules one by one takes a second longer.
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [sourceUrls()],
  resolve: {
    // Packages import its CommonJS and its ES modules; two copies would reject each other's schemas and errors.
    alias: [
      { find: /^graphql$/, replacement: here('../node_modules/graphql/index.mjs') },
      { find: /^graphql\/(.+)\.js$/, replacement: `${here('../node_modules/graphql/')}$1.mjs` },
    ],
  },
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: true,
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // It would remove calls whose result is unused, also where they are made for what they throw.
      treeshake: false,
      input: { main: here('main.ts'), worker: here('worker.ts') },
      output: { chunkFileNames: '[name]-[hash].js', minify: false },
    },
  },
});
