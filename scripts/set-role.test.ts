import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../server/db/client.ts';
import { findAccount, insertAccount } from '../server/modules/accounts/store.ts';
import { createTestFolder } from '../server/testing/database.ts';
import { hasPostgres } from '../server/testing/limited-database.ts';

const SCRIPT = fileURLToPath(new URL('./set-role.ts', import.meta.url));
const USER = '6f0b3a52-8f7e-4b8d-9d28-1f0d7f6f5a10';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-role-'));
  if (hasPostgres) return;
  const database = await createTestFolder(folder);
  await insertAccount(database.db, {
    userId: USER,
    email: 'Ada@example.com',
    role: 'member',
    aggregateTopicId: '6f0b3a52-8f7e-4b8d-9d28-1f0d7f6f5a11',
  });
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [SCRIPT, ...args], { env: { DATA_DIR: folder }, encoding: 'utf8' });

test.skipIf(hasPostgres)('makes a user an analyst, and explains what it cannot do', async () => {
  expect(run('ada@example.com', 'analyst')).toMatchObject({
    status: 0,
    stdout: 'ada@example.com is analyst now.\n',
  });
  expect(run('nobody@example.com', 'analyst')).toMatchObject({ status: 1 });
  expect(run('ada@example.com', 'boss').stderr).toContain('member|analyst|operator');
  const database = await openEmbedded(folder);
  expect(await findAccount(database.db, USER)).toMatchObject({ role: 'analyst' });
  await database.close();
});
