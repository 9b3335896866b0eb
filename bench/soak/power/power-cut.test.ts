import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestFolder } from '../../../server/testing/database.ts';
import { hasPostgres } from '../../../server/testing/limited-database.ts';
import { propertyRuns } from '../../../server/testing/property-runs.ts';
import { addCustomers } from '../customers.ts';
import { checkAfterPowerCut, chooseMoment, type Recording, recordWorkload } from './cut.ts';

describe.skipIf(hasPostgres)('after a power cut, the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-power-'));
  const target = join(folder, 'after');
  let recording: Recording;

  beforeAll(async () => {
    const prepared = join(folder, 'prepared');
    for (const name of ['data', 'prepared']) mkdirSync(join(folder, name));
    const database = await createTestFolder(prepared);
    const [customer] = await addCustomers(database, { count: 1, questions: [], platforms: [], env: {} });
    await database.close();
    if (!customer) throw new Error('no customer');
    recording = await recordWorkload(folder, {
      prepared: join(prepared, 'database'),
      ...{ customer, first: 0, batches: 12, answersPerBatch: 10 },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('writes old files of its log again, so that cuts meet them', () => {
    const isLog = (path: string) => /pg_wal\/[\dA-F]{24}$/.test(path);
    const kept = recording.calls.flatMap((each) =>
      each.call === 'rename' && isLog(each.path) && isLog(each.to) ? [each.to] : [],
    );
    expect(kept.length).toBeGreaterThan(0);
    const opened = recording.calls.flatMap((each) => (each.call === 'open' ? [each.path] : []));
    expect(opened.filter((path) => kept.includes(path)).length).toBeGreaterThan(0);
  });

  test('has every acknowledged answer whole, at any moment and whatever was not synced', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (numbers) => {
        const random = (most: number) => Number(numbers.next().value) % (most + 1);
        await checkAfterPowerCut(recording, target, { after: chooseMoment(recording, random), random });
      }),
      { ...propertyRuns(20), endOnFailure: true },
    );
  });

  test('would lose answers on a disk that ignores syncs, which this test sees', async () => {
    const cut = { after: recording.calls.length, random: () => 0, ignoresSyncs: true };
    await expect(checkAfterPowerCut(recording, target, cut)).rejects.toThrow('acknowledged and are lost');
  });
});
