import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './inputs.ts';
import { findTool } from './tools.ts';

/**
 * `current`: nothing to do. `build`: something changed. `keep`: something changed, but the tools are not
 * installed, so the client of the last build is served. `stuck`: there is neither a client nor tools.
 */
export type BuildState = 'current' | 'build' | 'keep' | 'stuck';

/** What has to be done for the client, and the hash to remember once it is. */
export function readBuildState(root: string): { state: BuildState; hash: string } {
  const hash = hashInputs(root);
  const built = existsSync(join(root, 'client/dist/index.html'));
  if (built && readStamp(root) === hash) return { state: 'current', hash };
  if (findTool(root, 'vite') && findTool(root, 'graphql-codegen')) return { state: 'build', hash };
  return { state: built ? 'keep' : 'stuck', hash };
}

/** Vite empties the folder before it builds, so that a build that was cut short leaves no stamp. */
export function writeStamp(root: string, hash: string): void {
  writeFileSync(stampOf(root), `${hash}\n`);
}

function readStamp(root: string): string {
  return existsSync(stampOf(root)) ? readFileSync(stampOf(root), 'utf8').trim() : '';
}

const stampOf = (root: string) => join(root, 'client/dist/.stamp');
