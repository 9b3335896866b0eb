import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBuildState, writeStamp } from './tooling/build-state.ts';
import { runTool } from './tooling/tools.ts';

// Generates the types and hooks, then builds the client. With --if-changed only when there is a reason to.

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { 'if-changed': { type: 'boolean', default: false } } });
const { state, hash } = readBuildState(root);

if (state === 'stuck') {
  console.error('The client is not built and its tools are not installed: run "npm ci" without --omit=dev.');
  process.exitCode = 1;
} else if (state === 'keep') {
  console.log('The client may be older than its source, and the tools that build it are not installed.');
} else if (state === 'build' || !values['if-changed']) {
  await build();
}

async function build(): Promise<void> {
  const began = performance.now();
  try {
    console.log('Generating types and hooks …');
    await runTool(root, 'graphql-codegen', ['--config', 'codegen.ts']);
    console.log('Building the client …');
    await runTool(root, 'vite', ['build', '--config', 'client/vite.config.ts', '--logLevel', 'warn']);
    writeStamp(root, hash);
    console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
