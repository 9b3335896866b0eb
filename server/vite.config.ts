import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import commands from '../scripts/commands.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT_DIR = here('../build/server');

/** Modules that run in threads, by the name of their file in the build. */
const THREADS = {
  'thread-database': here('db/embedded/thread-main.ts'),
  'thread-answers': here('modules/answers/analyse-thread.ts'),
  'thread-pages': here('page-analysis/page-thread.ts'),
  'thread-logs': here('visit-analysis/log-thread.ts'),
  'thread-pdf': here('modules/reports/delivery/pdf/worker.ts'),
};

const THREAD_URL = /new URL\(\s*'([\w./-]+\.ts)',\s*import\.meta\.url,?\s*\)/g;

/** Lets our own files start their threads from the bundle, where all files are in one folder. */
const threadUrls = (): Plugin => ({
  name: 'thread-urls',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.split('?');
    if (path.includes('/node_modules/') || !code.includes('import.meta.url')) return null;
    const changed = code.replaceAll(THREAD_URL, (_, file: string) => {
      const thread = join(dirname(path), file);
      const name = Object.entries(THREADS).find(([, source]) => source === thread)?.[0];
      if (!name) throw new Error(`${thread} is not among the THREADS of server/vite.config.ts.`);
      // In two parts, or the source's URL would be put into it.
      return `new URL('${name}.js', import.meta['url'])`;
    });
    return { code: changed, map: null };
  },
});

/**
 * Replaces `import.meta.url` of our own files by the URL of their source, so that they find what lies beside it
 * (migrations, the schema, stylesheets) from the bundle as well.
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

/** The commands beside the server, which package.json runs too. */
const COMMANDS = Object.fromEntries(
  Object.entries(commands).map(([name, source]) => [name.replace(':', '-'), here(`../${source}`)]),
);

// Bundles the server, its threads and the commands with all packages but those that must stand beside it: these have native
// code or files of their own. Loading two thousand modules one by one would take a second longer.
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [threadUrls(), sourceUrls()],
  resolve: {
    // Packages import its CommonJS and its ES modules; two copies would reject each other's schemas and errors.
    alias: [
      { find: /^graphql$/, replacement: here('../node_modules/graphql/index.mjs') },
      { find: /^graphql\/(.+)\.js$/, replacement: `${here('../node_modules/graphql/')}$1.mjs` },
    ],
  },
  ssr: { noExternal: true, external: Object.keys(packageJson.dependencies) },
  build: {
    ssr: true,
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // It would remove calls whose result is unused, also where they are made for what they throw.
      treeshake: false,
      input: { main: here('main.ts'), ...COMMANDS, ...THREADS },
      output: { chunkFileNames: '[name]-[hash].js', minify: false },
    },
  },
});
