import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Files of tools, to run them with this process' Node instead of one on the PATH. */
const TOOLS = {
  vite: 'node_modules/vite/bin/vite.js',
  'graphql-codegen': 'node_modules/@graphql-codegen/cli/esm/bin.js',
  'prepare-database': 'scripts/prepare-database.ts',
} as const;

type Tool = keyof typeof TOOLS;

export const hasTool = (root: string, tool: Tool) => existsSync(join(root, TOOLS[tool]));

/** Starts a tool. @throws Error when it is not installed */
export function startTool(
  root: string,
  tool: Tool,
  args: readonly string[],
  stdio: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  if (!hasTool(root, tool)) throw new Error(`${tool} is not installed; run "npm ci" without --omit=dev.`);
  return spawn(process.execPath, [join(root, TOOLS[tool]), ...args], {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
  });
}

/** Runs a tool to its end, silently unless it fails. @throws Error with the tool's output */
export async function runTool(root: string, tool: Tool, args: readonly string[]): Promise<void> {
  const child = startTool(root, tool, args, 'pipe');
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${tool} failed:\n${output.trim()}`);
}
