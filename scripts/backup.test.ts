import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { embeddedDatabase, openEmbedded } from '../server/db/client.ts';
import { EmbeddedClient } from '../server/db/embedded/client.ts';
import { openThread } from '../server/db/embedded/thread.ts';
import { lockFolder } from '../server/db/lock.ts';
import { expectTrueCounts } from '../server/testing/counts.ts';
import { hasPostgres } from '../server/testing/limited-database.ts';
import { QUILLMARK, RECORDINGS } from '../server/testing/recordings.ts';
import { rollupsOf, seedAccount } from '../server/testing/services.ts';
import { backUp, restore } from './data-folder.ts';
import { countRows } from './testing/rows.ts';

let folder: string;
let dataDir: string;
let userId: string;
let rollups: unknown[][];
let counts: Record<string, number>;

// Only the embedded database's folder is copied; a Postgres server has its own tools.
describe.skipIf(hasPostgres)('the embedded folder', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sightline-backup-'));
    dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    const image = new Blob([await readFile(inject('databaseImage'))]);
    const session = await openThread({ dataDir: join(dataDir, 'database'), loadDataDir: image });
    const database = embeddedDatabase(await EmbeddedClient.open(session));
    const { services, viewer } = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
    await services.answers.importRecorded(viewer, RECORDINGS);
    userId = viewer.userId;
    rollups = await rollupsOf(database.db, userId);
    counts = await countRows(database.db);
    await database.close();
    mkdirSync(join(dataDir, 'outbox'));
    writeFileSync(join(dataDir, 'outbox', 'a-mail.eml'), 'a mail');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (script: 'backup' | 'restore', to: string, env: Record<string, string> = {}) => {
    const path = fileURLToPath(new URL(`./${script}.ts`, import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [path, to], {
      env: { DATA_DIR: dataDir, ...env },
      encoding: 'utf8',
    });
    return { status, stderr };
  };

  test('restores everything that was backed up', async () => {
    const backup = join(folder, 'backups', 'monday');
    const restored = join(folder, 'restored');
    expect(run('backup', backup)).toEqual({ status: 0, stderr: '' });
    expect(run('restore', backup, { DATA_DIR: restored })).toEqual({ status: 0, stderr: '' });
    const { db, close } = await openEmbedded(restored);
    expect(await countRows(db)).toEqual(counts);
    expect(counts['sightline.answer']).toBe(RECORDINGS.length);
    expect(await rollupsOf(db, userId)).toEqual(rollups);
    await expectTrueCounts(db, userId);
    await close();
    expect(readFileSync(join(restored, 'outbox', 'a-mail.eml'), 'utf8')).toBe('a mail');
  });

  test('refuses a folder that a server uses, and a target that exists', () => {
    const backup = join(folder, 'in-use');
    const release = lockFolder(dataDir);
    expect(run('backup', backup)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is in use by process'),
    });
    expect(() => restore(join(folder, 'none'), dataDir)).toThrow('Make a backup of it first');
    release();
    expect(existsSync(backup)).toBe(false);
    expect(() => backUp(dataDir, dataDir)).toThrow('exists. Name a new folder.');
    expect(() => backUp(join(folder, 'none'), backup)).toThrow('There is no database');
    expect(() => restore(dataDir, dataDir)).toThrow('is not empty');
    expect(() => restore(join(folder, 'none'), folder)).toThrow('is not a backup');
    expect(run('backup', backup, { DATABASE_URL: 'postgres://localhost/x' }).stderr).toContain('pg_dump');
  });
});
