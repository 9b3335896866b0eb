import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { FileOrder } from './e2e/file-order.ts';

/** Milliseconds; they end what hangs. No machine is so slow that a test or a hook takes this long. */
const BOUNDS = { testTimeout: 600_000, hookTimeout: 600_000 };

/** Their tests use no database, so that they need not run again on a server's. */
const WITHOUT_DATABASE = [
  ...[
    'ai-agents',
    'analysis',
    'chat-model',
    'config',
    'eval',
    'lib',
    'net',
    'page-analysis',
    'platforms',
    'site-files',
  ],
  ...['statistics', 'text-archive', 'visit-analysis'],
].map((folder) => `server/${folder}/**`);

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: FileOrder },
    projects: [
      {
        // The one that Node takes; Vite's own choice is another copy, whose schemas and errors the libraries do not know.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,graphql,scripts,bench}/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL
            ? [
                ...WITHOUT_DATABASE,
                'scripts/{docs/{pages,security},import/{arguments,in-flight,lines,progress}}.test.ts',
                'scripts/tooling/**',
              ]
            : [],
          globalSetup: ['server/testing/database-image.ts'],
          // Loading the server and compiling PGlite anew for each file took longer than most files' tests. Files share
          // no database; tests here replace no module and leave nothing global behind.
          isolate: false,
          ...BOUNDS,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          // Loading the client anew for each file took nearly as long as its tests.
          isolate: false,
          environment: './client/src/testing/one-jsdom.ts',
          include: ['client/src/**/*.test.{ts,tsx}'],
          setupFiles: ['client/src/testing/setup.ts'],
          ...BOUNDS,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/filled-demo.ts'],
          // Files share no more than these modules, whose loading took a second each.
          isolate: false,
          ...BOUNDS,
          expect: { poll: { timeout: 300_000 } },
        },
      },
    ],
  },
});
