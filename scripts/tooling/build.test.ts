import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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
