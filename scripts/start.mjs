// Plain JavaScript on purpose: what checks Node must come before anything that needs it.
import './check-node.mjs';
import { fileURLToPath } from 'node:url';

// Builds what changed and starts the server, or with "worker" a worker, all in one process.

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = process.argv[2] === 'worker' ? 'worker' : 'main';
const { build } = await import('./tooling/build.ts');
const { runBuilt, runSource } = await import('./tooling/entry.ts');
const built = await build(root, { ifChanged: true });
if (built) await (built.server ? runBuilt : runSource)(root, entry);
else process.exitCode = 1;
