import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuildState, writeStamp } from './build-state.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sightline-build-'));
  write('client/src/main.tsx', 'main');
  write('graphql/schema/a.graphql', 'type Query');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function installTools(): void {
  write('node_modules/vite/bin/vite.js', '');
  write('node_modules/@graphql-codegen/cli/esm/bin.js', '');
}

function finishBuild(): void {
  write('client/dist/index.html', '<html>');
  writeStamp(root, 'client', readBuildState(root, 'client').inputs);
}

const state = () => readBuildState(root, 'client').state;

test('what was never built is built', () => {
  installTools();
  expect(state()).toBe('build');
});

test('nothing changed: nothing to do, with and without the tools', () => {
  finishBuild();
  expect(state()).toBe('current');
  installTools();
  expect(state()).toBe('current');
});

test.each([
  ['client/src/main.tsx', 'changed'],
  ['client/src/New.tsx', ''],
  ['graphql/schema/a.graphql', 'changed'],
  ['codegen.ts', 'changed'],
  ['package-lock.json', 'changed'],
])('a change of %s builds again', (path, content) => {
  installTools();
  finishBuild();
  write(path, content);
  expect(state()).toBe('build');
});

test('what the tools write themselves is no change', () => {
  installTools();
  finishBuild();
  write('client/src/features/a.generated.ts', 'generated');
  write('client/dist/assets/a.js', 'built');
  write('client/node_modules/.vite/deps.json', 'cache');
  expect(state()).toBe('current');
});

test('a file that is renamed or whose content moves into another is a change', () => {
  installTools();
  write('client/src/a.ts', 'one');
  write('client/src/b.ts', 'two');
  finishBuild();
  write('client/src/a.ts', 'onet');
  write('client/src/b.ts', 'wo');
  expect(state()).toBe('build');
});

test('without the tools an older client is kept, and without any client it is said', () => {
  expect(state()).toBe('stuck');
  finishBuild();
  write('client/src/main.tsx', 'changed');
  expect(state()).toBe('keep');
});

test('the server is built again for itself alone', () => {
  installTools();
  write('build/server/main.js', 'built');
  writeStamp(root, 'server', readBuildState(root, 'server').inputs);
  finishBuild();
  write('server/app.ts', 'changed');
  expect(readBuildState(root, 'server').state).toBe('build');
  expect(state()).toBe('current');
});

test('files with other times and the same content are no change, and are known by their times from then on', () => {
  installTools();
  finishBuild();
  const before = readFileSync(join(root, 'client/dist/.stamp'), 'utf8');
  utimesSync(join(root, 'client/src/main.tsx'), new Date(0), new Date(0));
  expect(state()).toBe('current');
  const after = readFileSync(join(root, 'client/dist/.stamp'), 'utf8');
  expect(after).not.toBe(before);
  expect(state()).toBe('current');
  expect(readFileSync(join(root, 'client/dist/.stamp'), 'utf8')).toBe(after);
});

test('a change that keeps a file’s size and puts its time back is a change', () => {
  installTools();
  const path = join(root, 'client/src/main.tsx');
  utimesSync(path, 1_000, 1_000);
  finishBuild();
  const { ctimeMs } = statSync(path);
  writeFileSync(path, 'niam');
  // The clock of the file system is a coarse one.
  do utimesSync(path, 1_000, 1_000);
  while (statSync(path).ctimeMs === ctimeMs);
  expect(state()).toBe('build');
});
