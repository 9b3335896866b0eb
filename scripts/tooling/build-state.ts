import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs, hashTimes, type Inputs } from './inputs.ts';
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

/** What has to be done for a part, and what to remember once it is. */
export function readBuildState(root: string, name: PartName): { state: BuildState; inputs: Inputs } {
  const { inputs, tools, folder, result } = PARTS[name];
  const built = existsSync(join(root, folder, result));
  const stamp = readStamp(root, name);
  const times = hashTimes(root, inputs);
  if (built && stamp?.times === times) return { state: 'current', inputs: stamp };
  const now = { hash: hashInputs(root, inputs), times };
  if (built && stamp?.hash === now.hash) {
    rememberTimes(root, name, now);
    return { state: 'current', inputs: now };
  }
  if (tools.every((tool) => findTool(root, tool))) return { state: 'build', inputs: now };
  return { state: built ? 'keep' : 'stuck', inputs: now };
}

/** Vite empties the folder before it builds, so that a build that was cut short leaves no stamp. */
export function writeStamp(root: string, name: PartName, { hash, times }: Inputs): void {
  writeFileSync(stampOf(root, name), `${hash}\n${times}\n`);
}

/** Files that were copied or fetched anew are read once and then known by their times. */
function rememberTimes(root: string, name: PartName, inputs: Inputs): void {
  try {
    writeStamp(root, name, inputs);
  } catch {
    // A folder that cannot be written to is read again at each start.
  }
}

function readStamp(root: string, name: PartName): Inputs | null {
  const path = stampOf(root, name);
  if (!existsSync(path)) return null;
  const [hash = '', times = ''] = readFileSync(path, 'utf8').split('\n');
  return { hash, times };
}

const stampOf = (root: string, name: PartName) => join(root, PARTS[name].folder, '.stamp');
