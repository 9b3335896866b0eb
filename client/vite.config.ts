import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { areaPages } from './area-pages.ts';
import { chunkOf } from './chunk-groups.ts';
import { precompress } from './precompress.ts';
import { queryTexts } from './query-texts.ts';
import { trimAuth } from './trim-auth.ts';
import { trimRouter } from './trim-router.ts';

const SERVER = 'http://127.0.0.1:4000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What nothing here uses but no bundler can see is unused, by how it is imported. */
const UNUSED = {
  'hoist-non-react-statics': 'hoist-statics',
  './lib/webauthn': 'auth-passkeys',
};

/** Where the queries stand that `src/early/` asks. */
const ASKED_EARLY = {
  Shell: './src/features/shell/ShellLayout.generated.ts',
  Overview: './src/features/overview/OverviewScreen.generated.ts',
  Topic: './src/features/topic/TopicScreen.generated.ts',
};

/** Matches modules by a part of their path, on every system. */
const anyOf = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`));

export default defineConfig({
  root: here('.'),
  plugins: [react(), queryTexts(ASKED_EARLY), trimAuth(), trimRouter(), areaPages(), precompress()],
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
    rolldownOptions: {
      output: {
        // One file of what every visit needs, one of what asks for data, and one of the small parts that nearly every
        // screen draws with: dozens of small ones take more requests and compress worse.
        codeSplitting: {
          groups: [
            {
              // Runs before the rest is there.
              name: 'early',
              test: anyOf(
                'client/src/early/',
                'virtual:query-texts',
                String.raw`client/src/(auth/kept-session|config|metrics-filter/address|days)\.ts`,
              ),
              priority: 3,
            },
            { name: 'base', tags: ['$initial'], priority: 2 },
            {
              name: 'data',
              // With them comes what they use of graphql; GraphiQL uses far more of it, which nobody else should load.
              test: anyOf(
                'node_modules/(@apollo|@wry|optimism|rxjs|tslib)/',
                String.raw`client/src/apollo/(bind|cache|client|server-link|session-link|use-part)\.ts`,
                String.raw`client/src/format\.ts`,
              ),
              priority: 1,
            },
            {
              name: 'parts',
              test: anyOf(
                '@chakra-ui/react/dist/esm/components/(box|stack|flex|link|skeleton|badge|button/icon-button)',
                String.raw`client/src/components/(\w+/)?(Bar|InfoTip|Logo|Panel|Repeat|Tip|use-media-query|use-title)\.`,
                'node_modules/lucide-react/dist/esm/icons/(arrow-up|chevron-down|external-link|flask-conical|info|minus)',
                String.raw`client/src/log\.ts`,
              ),
              priority: 1,
            },
            { name: chunkOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(['/auth/v1', '/rest/v1', '/api', '/outbox'].map((path) => [path, SERVER])),
      // A browser that opens it gets GraphiQL, which is a page of this client.
      '/graphql': { target: SERVER, bypass: ({ method }) => (method === 'GET' ? '/index.html' : undefined) },
    },
  },
});
