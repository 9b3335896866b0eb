import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // The one that Node takes; Vite's own choice is another copy, whose schemas and errors the libraries do not know.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'graphql/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/testing/database-image.ts'],
          // Loading the server and compiling PGlite anew for each file took longer than most files' tests. Files share
          // no database; tests here replace no module and leave nothing global behind.
          isolate: false,
          // Far above what a test takes; property tests on a database are slow on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 60_000,
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
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/filled-demo.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // What a person waits for on a busy machine; the default is one second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
