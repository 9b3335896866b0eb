import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './inputs.ts';
import { findTool, type Tool } from './tools.ts';

/**
 * `current`: nothing to do. `build`: something changed. `keep`: something changed, but the tools are not
 * installed. `stuck`: nothing was ever built, and there are no tools.
 */
export type BuildState = 'current' | 'build' | 'keep' | 'stuck';

/** What is built by itself; all paths are relative to the project's folder. */
interface Part {
  inputs: readonly string[];
  tools: readonly Tool[];
  /** Where the tools write. */
  folder: string;
  /** A file of that folder that no build leaves out. */
  result: string;
}

const PARTS = {
  client: {
    inputs: ['client', 'graphql', 'codegen.ts', 'package-lock.json'],
    tools: ['vite', 'graphql-codegen'],
    folder: 'client/dist',
    result: 'index.html',
  },
  server: {
    inputs: ['server', 'scripts/tooling', 'package-lock.json'],
    tools: ['vite'],
    folder: 'build/server',
    result: 'main.js',
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

/** What has to be done for a part, and the hash to remember once it is. */
export function readBuildState(root: string, name: PartName): { state: BuildState; hash: string } {
  const { inputs, tools, folder, result } = PARTS[name];
  const hash = hashInputs(root, inputs);
  const built = existsSync(join(root, folder, result));
  if (built && readStamp(root, name) === hash) return { state: 'current', hash };
  if (tools.every((tool) => findTool(root, tool))) return { state: 'build', hash };
  return { state: built ? 'keep' : 'stuck', hash };
}

/** Vite empties the folder before it builds, so that a build that was cut short leaves no stamp. */
export function writeStamp(root: string, name: PartName, hash: string): void {
  writeFileSync(stampOf(root, name), `${hash}\n`);
}

function readStamp(root: string, name: PartName): string {
  const path = stampOf(root, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
}

const stampOf = (root: string, name: PartName) => join(root, PARTS[name].folder, '.stamp');
