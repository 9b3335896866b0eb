import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './tooling/build.ts';

// Builds the client and the server. With --if-changed only what there is a reason to build.

const { values } = parseArgs({ options: { 'if-changed': { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('..', import.meta.url));
if ((await build(root, { ifChanged: values['if-changed'] })) === null) process.exitCode = 1;
