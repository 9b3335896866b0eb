import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { type Database, rows } from '../../db/client.ts';
import { addDays, utcDay } from '../../lib/days.ts';
import { createServices } from '../../services.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { recomputeRollups } from '../../testing/recompute-rollups.ts';
import { rollupsOf, seedAccount } from '../../testing/services.ts';
import type { ObjectStore } from '../../text-archive/object-store.ts';
import { createTextArchive, type TextArchive } from '../../text-archive/text-archive.ts';
import { updateDiscoveries } from '../discoveries/update.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const LAST_DAY = '2025-05-30';
const BRAND = { name: 'Quillmark', aliases: [], domain: 'quillmark.example' };

const recording = fc.record({
  id: fc.integer({ min: 1, max: 200 }).map(String),
  platform: fc.constantFrom('chatgpt', 'gemini'),
  run: fc.constant(1),
  collectedAt: fc.integer({ min: 0, max: 20 }).map((days) => `${addDays(LAST_DAY, -days)}T23:59:59Z`),
  topic: fc.constantFrom('Writing', 'Notes'),
  promptGroup: fc.constant(null),
  prompt: fc.constantFrom('Which tool is best?', 'Is Quillmark any good?'),
  answer: fc.constantFrom(
    '',
    'Quillmark is great, and Tarnwick is poor.',
    'Tarnwick is 👍 dependable.',
    '1. **Zettelwerk Pro 3** – accurate.\n2. **Quillmark** – works well.',
    'Many choose Zettelwerk, and some Quillmark.',
  ),
  sources: fc.constantFrom([], [{ url: 'https://quillmark.example/?utm_source=chat', title: 'Docs' }]),
});

/** What goes wrong at an access to the archive: it fails before, or the process ends just after. */
const fault = fc.constantFrom('none', 'none', 'none', 'before', 'after');

/** An archive in memory whose accesses go wrong in turn. */
function faultyArchive(faults: readonly string[]): { archive: TextArchive; repair: () => void } {
  const objects = new Map<string, Buffer>();
  let waiting = [...faults];
  const access = async <T>(act: () => T): Promise<T> => {
    const now = waiting.shift() ?? 'none';
    if (now === 'before') throw new Error('The connection was lost.');
    const result = act();
    if (now === 'after') throw new Error('The reply was lost.');
    return result;
  };
  const store: ObjectStore = {
    address: 'memory',
    put: (key, body) => access(() => void objects.set(key, body)),
    get: (key) => access(() => objects.get(key) ?? null),
    deleteFolder: async () => {},
  };
  return {
    archive: createTextArchive(store),
    repair: () => {
      waiting = [];
    },
  };
}

test('numbers stay and no text is lost, whatever is retained and whenever it is interrupted', async () => {
  const unique = fc.uniqueArray(recording, { selector: ({ id }) => id, minLength: 1, maxLength: 25 });
  const setting = fc.record({
    days: fc.integer({ min: 7, max: 22 }),
    later: fc.integer({ min: 0, max: 15 }),
    archives: fc.boolean(),
    faults: fc.array(fault, { maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(unique, setting, async (recordings, { days, later, archives, faults }) => {
      const { db } = database;
      const { viewer } = await seedAccount(db, BRAND, [{ name: 'Tarnwick', aliases: [] }]);
      const { userId } = viewer;
      const { archive, repair } = faultyArchive(faults);
      let now = new Date(`${LAST_DAY}T12:00:00Z`);
      const services = createServices(
        db,
        { ...readConfig({ LOG_LEVEL: 'silent' }), textRetentionDays: days },
        { clock: () => now, textArchive: archives ? archive : null },
      );
      await services.answers.importRecorded(viewer, recordings);
      await services.discoveries.update(userId);
      const named = () =>
        rows(
          db,
          sql`select * from sightline.named_company_day where user_id = ${userId} order by 1, 2, 3, 4, 5, 6`,
        );
      const before = { rollups: await rollupsOf(db, userId), named: await named() };

      for (const wait of [0, later]) {
        now = new Date(Date.parse(`${addDays(LAST_DAY, wait)}T12:00:00Z`));
        while (
          await services.retention.removeOldTexts().then(
            () => false,
            () => true,
          )
        );
      }
      repair();
      await services.discoveries.update(userId);
      await db.transaction((tx) => recomputeRollups(tx, userId));
      expect({ rollups: await rollupsOf(db, userId), named: await named() }).toEqual(before);

      const lastRemoved = addDays(utcDay(now), -days - 1);
      const stored = await rows<{ key: string; day: string; id: string; text: string; removed: boolean }>(
        db,
        sql`select key, day::text, id, text, text_removed_at is not null as removed from sightline.answer
            where user_id = ${userId}`,
      );
      for (const { key, day, id, text, removed } of stored) {
        const recorded = recordings.find((each) => each.id === key);
        const hadText = recorded?.answer !== '' || recorded.sources.length > 0;
        expect(removed).toBe(hadText && day <= lastRemoved);
        expect(text).toBe(removed ? '' : recorded?.answer);
        const [listed] = await services.answerList.byId(userId, [id]);
        if (!listed) throw new Error('The answer is stored.');
        const read = await listed.findings.text(listed);
        expect(read).toEqual({ text: removed && !archives ? '' : recorded?.answer, problem: null });
      }
      // Other rules start the evidence again, from the texts that are left.
      const { accounts, brands } = services;
      await updateDiscoveries({ db, accounts, brands, method: 'other rules' }, userId);
      expect(await rollupsOf(db, userId)).toEqual(before.rollups);
      // The next account has another archive.
      await db.execute(sql`delete from sightline.answer where user_id = ${userId}`);
    }),
    propertyRuns(40),
  );
});
