// Plain JavaScript on purpose: what checks Node must come before anything that needs it.
import './check-node.mjs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Builds what changed and starts the server, or with "worker" a worker, all in one process.

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = process.argv[2] === 'worker' ? 'worker' : 'main';
// Before the first TypeScript, whose types would be taken out anew; the build's trial has filled it (try-server.ts).
enableCompileCache(fileURLToPath(new URL('../build/cache', import.meta.url)));
const { build } = await import('./tooling/build.ts');
const { runBuilt, runSource } = await import('./tooling/entry.ts');
const built = await build(root, { ifChanged: true });
if (built) await (built.server ? runBuilt : runSource)(root, entry);
else process.exitCode = 1;
