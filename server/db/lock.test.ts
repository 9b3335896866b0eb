import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the folder's lock, prints that it did and keeps running. */
async function holder() {
  const script = `import { lockFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    try { lockFolder(${JSON.stringify(folder)}); process.stdout.write('locked'); setInterval(() => {}, 1000); }
    catch (error) { process.stdout.write(error.name); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said) };
}

test('refuses a second process and names the folder and the first one’s pid', async () => {
  const first = await holder();
  expect(first.said).toBe('locked');
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${first.child.pid}.`,
  );
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
});

test('takes over the lock of a killed process', async () => {
  const first = await holder();
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  release();
});

test('one of several concurrent processes gets a stale lock', async () => {
  const first = await holder();
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const rivals = await Promise.all([holder(), holder(), holder(), holder()]);
  expect(rivals.map(({ said }) => said).sort()).toEqual([
    'FolderInUseError',
    'FolderInUseError',
    'FolderInUseError',
    'locked',
  ]);
  for (const { child } of rivals) child.kill('SIGKILL');
});

test('a released folder can be taken again', () => {
  lockFolder(folder)();
  lockFolder(folder)();
});
