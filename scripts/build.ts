import { fileURLToPath } from 'node:url';
import { build } from './tooling/build.ts';

// npm run build: builds the client and the server.

try {
  await build(fileURLToPath(new URL('..', import.meta.url)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
