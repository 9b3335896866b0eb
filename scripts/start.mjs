// Plain JavaScript, so that an old Node reaches the version check.
import './check-node.mjs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// npm start, npm run worker: builds what is missing or outdated and runs the server or, with "worker", a worker.

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = process.argv[2] === 'worker' ? 'worker' : 'main';
enableCompileCache(fileURLToPath(new URL('../build/cache', import.meta.url)));
try {
  const { buildIfOutdated } = await import('./tooling/build.ts');
  await buildIfOutdated(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import(`../build/server/${entry}.js`);
