import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { createConfiguredArchive } from './create.ts';
import { ArchiveUnavailable, type TextArchive, type TextKey } from './text-archive.ts';

const USER = '0198c0de-0000-7000-8000-000000000001';
const OTHER = '0198c0de-0000-7000-8000-000000000002';
const DAY = '2025-05-24';
const TEXTS = [
  { id: 'a', text: 'Quillmark is good.', sources: [{ url: 'https://a.example/?x=1&y', title: 'A' }] },
  { id: 'b', text: 'Grüße 👋 from\nTarnwick.', sources: [] },
  { id: 'c', text: '', sources: [{ url: 'https://c.example', title: '' }] },
];

let folder: string;
let storage: S3Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-archive-'));
  storage = await startS3Server();
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const create = (textArchive: Parameters<typeof createConfiguredArchive>[0]['textArchive']) =>
  createConfiguredArchive({ textArchive }) as TextArchive;

describe.each([
  ['a folder', () => create({ folder: join(folder, 'texts') })],
  ['S3-compatible storage', () => create(storage.config)],
])('%s', (_name, make) => {
  test('returns each text as it was written, alone and together', async () => {
    const archive = make();
    await archive.open(false);
    const location = await archive.write(USER, DAY, TEXTS);
    const keys = TEXTS.map(({ id }) => ({ id, day: DAY, location }));
    const all = new Map(TEXTS.map(({ id, ...text }) => [id, text]));
    expect(await archive.read(USER, keys)).toEqual(all);
    for (const key of keys) {
      expect(await archive.read(USER, [key])).toEqual(new Map([[key.id, all.get(key.id)]]));
    }
    // A run that was killed writes the same again.
    expect(await archive.write(USER, DAY, TEXTS)).toBe(location);
  });

  test('leaves out lost texts and those of another account', async () => {
    const archive = make();
    await archive.open(true);
    const location = await archive.write(USER, DAY, TEXTS);
    const key = { id: 'a', day: DAY, location };
    const read = (userId: string, other: Partial<typeof key>) => archive.read(userId, [{ ...key, ...other }]);
    expect(await read(USER, { day: '2025-05-25' })).toEqual(new Map());
    expect(await read(USER, { id: 'd' })).toEqual(new Map());
    expect(await read(OTHER, {})).toEqual(new Map());
    expect(
      (
        await archive.read(USER, [
          { ...key, day: '2025-05-25' },
          { ...key, id: 'b' },
        ])
      ).size,
    ).toBe(1);
  });

  test('deletes the texts of one account', async () => {
    const archive = make();
    const days = ['2025-06-01', '2025-06-02', '2025-06-03'];
    const keys: TextKey[] = [];
    for (const day of days) keys.push({ id: 'a', day, location: await archive.write(USER, day, TEXTS) });
    const kept = { id: 'a', day: DAY, location: await archive.write(OTHER, DAY, TEXTS) };
    await archive.deleteAccount(USER);
    expect(await archive.read(USER, keys)).toEqual(new Map());
    expect((await archive.read(OTHER, [kept])).size).toBe(1);
    await archive.deleteAccount(USER);
  });
});

describe('a folder', () => {
  test('holds gzip files that only the server’s user can read, and leaves out damaged ones', async () => {
    const root = join(folder, 'private');
    await create({ folder: root }).write(USER, DAY, TEXTS);
    const [name = '', ...others] = readdirSync(join(root, USER, DAY));
    expect(others).toEqual([]);
    const path = join(root, USER, DAY, name);
    const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(TEXTS);
    writeFileSync(path, readFileSync(path).subarray(0, 20));
    const key = { id: 'a', day: DAY, location: name.replace('.jsonl.gz', '') };
    expect(await create({ folder: root }).read(USER, [key])).toEqual(new Map());
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(statSync(join(root, USER)).mode & 0o077).toBe(0);
  });

  test('that is not mounted is unavailable, not empty', async () => {
    const root = join(folder, 'mounted');
    const archive = create({ folder: root });
    await archive.open(false);
    const location = await archive.write(USER, DAY, TEXTS);
    renameSync(root, join(folder, 'unmounted'));
    await expect(archive.open(true)).rejects.toThrow(ArchiveUnavailable);
    await expect(archive.read(USER, [{ id: 'a', day: DAY, location }])).rejects.toThrow(
      `The archive ${root} has no sightline-archive.json: its address has changed, or it is not mounted.`,
    );
  });
});

describe('S3-compatible storage', () => {
  test('is tried again after an error of its own', async () => {
    storage.failNext(503, 2);
    expect(await create(storage.config).write(USER, DAY, TEXTS)).toMatch(/^[0-9a-f]{32}$/);
    storage.failNext(500, 3);
    await expect(create(storage.config).write(USER, DAY, TEXTS)).rejects.toThrow(ArchiveUnavailable);
  });

  test('says what it refuses, without the secret', async () => {
    const secretAccessKey = 'another secret';
    const open = create({ ...storage.config, secretAccessKey }).open(false);
    await expect(open).rejects.toThrow(
      'The archive s3://texts/sightline/ cannot be used: SignatureDoesNotMatch: The request failed.',
    );
    await expect(open).rejects.not.toThrow(secretAccessKey);
    await expect(create({ ...storage.config, bucket: 'absent' }).open(false)).rejects.toThrow('NoSuchBucket');
  });

  test('that does not run is unavailable', async () => {
    const closed = await startS3Server();
    await closed.close();
    const open = create(closed.config).open(false);
    await expect(open).rejects.toThrow(ArchiveUnavailable);
    await expect(open).rejects.toThrow('ECONNREFUSED');
  });
});
