import { readBuildState, writeStamp } from './build-state.ts';
import { runTool } from './tools.ts';

/** What a start goes on with. */
export interface Built {
  /** Otherwise the server runs from its source: it changed, and the tools that build it are not installed. */
  server: boolean;
}

/**
 * Generates the types and hooks and builds the client, then the server.
 * @param ifChanged only what changed since it was built
 * @returns null when there is no client to serve; what failed is told on the console
 */
export async function build(root: string, { ifChanged }: { ifChanged: boolean }): Promise<Built | null> {
  try {
    if (!(await buildClient(root, ifChanged))) return null;
    return { server: await buildServer(root, ifChanged) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

async function buildClient(root: string, ifChanged: boolean): Promise<boolean> {
  const { state, inputs } = readBuildState(root, 'client');
  if (state === 'stuck') {
    console.error(
      'The client is not built and its tools are not installed: run "npm ci" without --omit=dev.',
    );
    return false;
  }
  if (state === 'keep') {
    console.log('The client may be older than its source, and the tools that build it are not installed.');
  } else if (state === 'build' || !ifChanged) {
    const began = performance.now();
    console.log('Generating types and hooks …');
    await runTool(root, 'graphql-codegen', ['--config', 'codegen.ts']);
    console.log('Building the client …');
    await runTool(root, 'vite', ['build', '--config', 'client/vite.config.ts', '--logLevel', 'warn']);
    writeStamp(root, 'client', inputs);
    console.log(`Built in ${secondsSince(began)} s.`);
  }
  return true;
}

async function buildServer(root: string, ifChanged: boolean): Promise<boolean> {
  const { state, inputs } = readBuildState(root, 'server');
  if (state === 'current' && ifChanged) return true;
  if (state === 'keep' || state === 'stuck') return false;
  const began = performance.now();
  console.log('Building the server …');
  await runTool(root, 'vite', ['build', '--config', 'server/vite.config.ts', '--logLevel', 'warn']);
  // Loaded here alone: a start that finds everything built needs none of it.
  const { prepareDatabase } = await import('./prepare-database.ts');
  await prepareDatabase();
  const { tryServer } = await import('./try-server.ts');
  await tryServer(root);
  writeStamp(root, 'server', inputs);
  console.log(`Built in ${secondsSince(began)} s.`);
  return true;
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);
