import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildIfOutdated, isOutdated } from './build.ts';

const BUILT_AT = new Date('2026-08-03T12:00:00Z');
const BEFORE = new Date('2026-08-03T11:00:00Z');
const AFTER = new Date('2026-08-03T13:00:00Z');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sightline-build-'));
  write('client/src/main.tsx', BEFORE);
  write('graphql/schema/a.graphql', BEFORE);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, time: Date): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  utimesSync(join(root, path), time, time);
}

function finishBuild(): void {
  write('client/dist/.built', BUILT_AT);
  write('build/server/.built', BUILT_AT);
}

test('a missing build is outdated', () => {
  expect(isOutdated(root)).toBe(true);
});

test('a build is current until a source is modified', () => {
  finishBuild();
  expect(isOutdated(root)).toBe(false);
  write('client/src/New.tsx', AFTER);
  expect(isOutdated(root)).toBe(true);
});

test('schemas are sources; generated files, the server and the build itself are not', () => {
  finishBuild();
  for (const path of ['client/src/a.generated.ts', 'client/dist/index.html', 'server/x.ts'])
    write(path, AFTER);
  expect(isOutdated(root)).toBe(false);
  write('graphql/schema/b.graphql', AFTER);
  expect(isOutdated(root)).toBe(true);
});

test('keeps an outdated build without the tools, and fails without any build', async () => {
  await expect(buildIfOutdated(root)).rejects.toThrow('npm ci');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  finishBuild();
  write('client/src/main.tsx', AFTER);
  await buildIfOutdated(root);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('older than its sources'));
  warn.mockRestore();
});

/** Tools that note each of their runs and leave the folder of the target, as the real ones do. */
function installTools(): void {
  const tool = (name: string) =>
    `import { appendFileSync, mkdirSync } from 'node:fs';
     appendFileSync('runs', '${name}\\n');
     mkdirSync(process.argv.some((each) => each.startsWith('server/')) ? 'build/server' : 'client/dist', { recursive: true });`;
  write('package.json', BEFORE);
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  for (const [name, path] of [
    ['codegen', 'node_modules/@graphql-codegen/cli/esm/bin.js'],
    ['database', 'scripts/prepare-database.ts'],
    ['vite', 'node_modules/vite/bin/vite.js'],
  ] as const) {
    write(path, BEFORE);
    writeFileSync(join(root, path), tool(name));
    utimesSync(join(root, path), BEFORE, BEFORE);
  }
}

test('a server and a worker that start at once build once', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  installTools();
  await Promise.all([buildIfOutdated(root), buildIfOutdated(root, ['server'])]);
  expect(readFileSync(join(root, 'runs'), 'utf8').trim().split('\n')).toEqual([
    'codegen',
    'vite',
    'database',
    'vite',
  ]);
  vi.restoreAllMocks();
});
