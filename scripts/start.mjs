// Plain JavaScript, so that an old Node reaches the version check.
import './check-node.mjs';
import './return-memory.mjs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// npm start, npm run worker, backup and so on: builds what is missing or outdated, then runs the server or the command.

const root = fileURLToPath(new URL('..', import.meta.url));
enableCompileCache(fileURLToPath(new URL('../build/cache', import.meta.url)));
try {
  const { buildIfOutdated } = await import('./tooling/build.ts');
  // Commands serve no client.
  await buildIfOutdated(root, process.argv[2] === undefined ? ['client', 'server'] : ['server']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../sightline.mjs');
