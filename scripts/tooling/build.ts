import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneBuildAtATime } from './build-lock.ts';
import { hasTool, runTool } from './tools.ts';

/** One Vite build; paths are relative to the project's folder. */
interface Target {
  sources: readonly string[];
  /** Vite empties it first, so the marker of an interrupted build is gone. */
  folder: string;
  config: string;
}

const CLIENT: Target = {
  sources: ['client', 'graphql', 'codegen.ts', 'package-lock.json'],
  folder: 'client/dist',
  config: 'client/vite.config.ts',
};
const SERVER: Target = {
  // Commands are bundled with it.
  sources: ['server', 'scripts', 'package-lock.json'],
  folder: 'build/server',
  config: 'server/vite.config.ts',
};

const NOT_SOURCES = /^(?:dist|node_modules|generated|.+\.generated\.tsx?)$/;
const markerOf = (root: string, { folder }: Target) => join(root, folder, '.built');

/** Builds the client and the server. @throws Error with the output of the tool that failed */
export const build = (root: string): Promise<void> =>
  oneBuildAtATime(root, async () => {
    await buildClient(root);
    await buildServer(root);
  });

/**
 * Builds of these what is missing or older than its sources. Without the tools an outdated build is kept, with a warning.
 * @throws Error when there is no build and it cannot be made
 */
export async function buildIfOutdated(
  root: string,
  wanted: readonly ('client' | 'server')[] = ['client', 'server'],
): Promise<void> {
  const targets = wanted.map((name) => (name === 'client' ? CLIENT : SERVER));
  const findOutdated = () => targets.filter((target) => isOutdated(root, target));
  const outdated = findOutdated();
  if (outdated.length === 0) return;
  if (!hasTool(root, 'vite') && outdated.every((target) => existsSync(markerOf(root, target)))) {
    console.warn('The build is older than its sources, and Vite is not installed: the old build runs.');
    return;
  }
  await oneBuildAtATime(root, async () => {
    // Another process may have built them by now.
    const left = findOutdated();
    if (left.includes(CLIENT)) await buildClient(root);
    if (left.includes(SERVER)) await buildServer(root);
  });
}

/** Whether a target was never built, or a source has been modified since its build began. */
export function isOutdated(root: string, target: Target = CLIENT): boolean {
  const marker = statSync(markerOf(root, target), { throwIfNoEntry: false });
  return !marker || target.sources.some((source) => isNewer(join(root, source), marker.mtimeMs));
}

/** Whether a file, or a folder or anything in it, was modified after a time. */
function isNewer(path: string, time: number): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return false;
  if (!stat.isDirectory()) return stat.mtimeMs > time;
  return readdirSync(path).some((name) => !NOT_SOURCES.test(name) && isNewer(join(path, name), time));
}

async function buildClient(root: string): Promise<void> {
  console.log('Building the client …');
  const began = new Date();
  await runTool(root, 'graphql-codegen', ['--config', 'codegen.ts']);
  await runVite(root, CLIENT, began);
}

async function buildServer(root: string): Promise<void> {
  console.log('Building the server …');
  const began = new Date();
  // In a process of its own: a start would keep the memory of this second server and its database.
  await runTool(root, 'prepare-database', []);
  await runVite(root, SERVER, began);
}

async function runVite(root: string, target: Target, began: Date): Promise<void> {
  await runTool(root, 'vite', ['build', '--config', target.config, '--logLevel', 'warn']);
  const marker = markerOf(root, target);
  writeFileSync(marker, '');
  utimesSync(marker, began, began);
  console.log(`Built in ${((Date.now() - began.getTime()) / 1000).toFixed(1)} s.`);
}
