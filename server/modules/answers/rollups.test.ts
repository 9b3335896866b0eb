import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rows } from '../../db/client.ts';
import { createLog } from '../../process/log.ts';
import type { Services } from '../../services.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { expectedRollups, inAnyOrder } from '../../testing/expected-rollups.ts';
import { judgementOf, unevenJudges } from '../../testing/judgements.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { recomputeRollups } from '../../testing/recompute-rollups.ts';
import { rollupsOf, type SeededAccount, seedAccount } from '../../testing/services.ts';
import { unevenFindings } from '../../testing/uneven-findings.ts';
import { unevenSources } from '../../testing/uneven-sources.ts';
import { createArchivedTexts } from '../../text-archive/read-texts.ts';
import { ingest } from './ingest.ts';
import type { IncomingAnswer } from './model.ts';
import { reanalyse } from './reanalyse.ts';
import { IMPORT_BATCH } from './recorded-answer.ts';
import { createTransactionSize } from './transaction-size.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const BRAND = { name: 'Quillmark', aliases: ['Quill Mark'], domain: 'quillmark.example' };
const COMPETITORS = [
  { name: 'Tarnwick', aliases: [] },
  { name: 'Ostrava Labs', aliases: [] },
];

/** Sentences that name, praise, criticise, compare and cite companies. */
const SENTENCES = [
  'Quillmark is an excellent choice.',
  'Quillmark is slow and unreliable.',
  'Many teams use Quillmark.',
  'Tarnwick is better than Quillmark.',
  'Ostrava Labs comes first.',
  '1. Tarnwick\n2. Quillmark\n3. Ostrava Labs',
  'See [the review](https://reviews.example/best?utm_source=x).',
  'See [the docs](https://www.quillmark.example/docs).',
  'Nothing is named here.',
  'Quillmark è un ottimo programma per scrivere: veloce, affidabile e molto facile da usare ogni giorno.',
];

const recording = fc.record({
  id: fc.integer({ min: 1, max: 25 }).map((n) => `answer-${n}`),
  platform: fc.constantFrom('chatgpt', 'gemini'),
  model: fc.constantFrom(null, 'm-1', 'm-2'),
  surface: fc.constantFrom('api', 'interface', undefined),
  simulated: fc.boolean(),
  run: fc.integer({ min: 1, max: 3 }),
  persona: fc.constantFrom(undefined, undefined, 'CFO', 'student'),
  collectedAt: fc.constantFrom('2025-05-24T23:59:59Z', '2025-05-25T00:00:01Z', '2025-05-27T12:00:00+14:00'),
  topic: fc.constantFrom('Writing', 'Notes'),
  promptGroup: fc.constant(null),
  prompt: fc.constantFrom('Which tool is best?', 'Is Quillmark any good?', 'Is Ostrava Labs any good?'),
  answer: fc.array(fc.constantFrom(...SENTENCES), { maxLength: 4 }).map((lines) => lines.join('\n\n')),
  sources: fc.array(
    fc.record({
      url: fc.constantFrom(
        'https://news.example/a',
        'https://news.example/b',
        'https://quillmark.example/',
        'not a url',
      ),
      title: fc.constantFrom('', 'A title'),
    }),
    { maxLength: 2 },
  ),
  judgement: judgementOf(['Quillmark', 'quill mark', 'Tarnwick', 'Ostrava Labs', 'Nobody']),
});

/** Accounts with personas, so that some answers count in no rollup. */
async function seedWith(
  ...account: Parameters<typeof seedAccount> extends [unknown, ...infer Rest] ? Rest : never
) {
  const seeded = await seedAccount(database.db, ...account);
  for (const name of ['CFO', 'Student']) {
    const input = { name, description: `a ${name}`, promptIds: [] };
    await seeded.services.personas.save(seeded.viewer, null, input);
  }
  return seeded;
}

const seed = (): Promise<SeededAccount> => seedWith(BRAND, COMPETITORS);

async function recomputed(userId: string) {
  await database.db.transaction((tx) => recomputeRollups(tx, userId));
  return rollupsOf(database.db, userId);
}

test('rollups of late, duplicate, unordered and concurrent answers equal recomputed ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(recording, { maxLength: 8 }), { maxLength: 6 }), async (batches) => {
      const { services, viewer } = await seed();
      await Promise.all(batches.map((batch) => services.answers.importRecorded(viewer, batch)));
      const added = await rollupsOf(database.db, viewer.userId);
      expect(inAnyOrder(added)).toEqual(inAnyOrder(await expectedRollups(database.db, viewer.userId)));
      expect(await unevenJudges(database.db, viewer.userId)).toEqual([]);
      expect(await unevenFindings(database.db, viewer.userId)).toEqual([]);
      expect(await unevenSources(database.db, viewer.userId)).toEqual([]);
      expect(added).toEqual(await recomputed(viewer.userId));
    }),
    propertyRuns(25),
  );
});

test('a page keeps the first title that it is cited with', async () => {
  const { services, viewer } = await seed();
  const citing = (id: string, title: string) => ({
    ...{ id, platform: 'chatgpt', collectedAt: '2025-05-24T12:00:00Z', topic: 'Writing' },
    ...{ prompt: 'Which tool is best?', answer: 'Quillmark.' },
    sources: [{ url: 'https://news.example/a', title }],
  });
  const titles = [];
  for (const [index, title] of ['', 'First', '', 'Second'].entries()) {
    await services.answers.importRecorded(viewer, [citing(`answer-${index}`, title)]);
    titles.push(
      await rows(
        database.db,
        sql`select s.title, t.mentions from sightline.source s
            join sightline.source_total t on t.user_id = s.user_id and t.number = s.number
            where s.user_id = ${viewer.userId}`,
      ),
    );
  }
  expect(titles.flat()).toEqual([
    { title: '', mentions: 1 },
    { title: 'First', mentions: 2 },
    { title: 'First', mentions: 3 },
    { title: 'First', mentions: 4 },
  ]);
});

test('rollups do not depend on the order of arrival', async () => {
  const unique = fc.uniqueArray(recording, { selector: (r) => r.id, minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(unique, async (recordings) => {
      const [forward, backward] = [await seed(), await seed()];
      for (const one of recordings) await forward.services.answers.importRecorded(forward.viewer, [one]);
      await backward.services.answers.importRecorded(backward.viewer, recordings.toReversed());
      expect(await rollupsOf(database.db, backward.viewer.userId)).toEqual(
        await rollupsOf(database.db, forward.viewer.userId),
      );
    }),
    propertyRuns(10),
  );
});

const answersDeps = (services: Services) => ({
  db: database.db,
  ...services,
  archivedTexts: createArchivedTexts(null, createLog({ logLevel: 'silent' })),
  discardPlans: async () => {},
  accountGrows: async () => {},
  transactionSize: createTransactionSize(database.db),
});

test('analysing again after a change of names equals importing with the new names', async () => {
  const unique = fc.uniqueArray(recording, { selector: (r) => r.id, minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(unique, async (recordings) => {
      const renamed = { brand: { name: 'Tarnwick', aliases: [], domain: null }, competitors: [BRAND] };
      const changed = await seed();
      await changed.services.answers.importRecorded(changed.viewer, recordings);
      await changed.services.brands.save(changed.viewer, renamed);
      await changed.services.answers.reanalyse(changed.viewer);

      const fresh = await seedWith(renamed.brand, renamed.competitors);
      await fresh.services.answers.importRecorded(fresh.viewer, recordings);
      expect(await rollupsOf(database.db, changed.viewer.userId)).toEqual(
        await rollupsOf(database.db, fresh.viewer.userId),
      );
    }),
    propertyRuns(10),
  );
});

test('analysing again page by page keeps the rollups correct while answers arrive and prompts become branded', async () => {
  const unique = fc.uniqueArray(recording, { selector: (r) => r.id, minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(unique, unique, async (before, between) => {
      const { services, viewer } = await seed();
      await services.answers.importRecorded(viewer, before);
      await services.brands.save(viewer, {
        brand: { name: 'Zettelmark', aliases: ['Ostrava Labs'], domain: null },
        competitors: [{ name: 'Tarnwick', aliases: ['Quillmark'] }],
      });
      const deps = answersDeps(services);
      let left = await services.answers.outdated(viewer.userId);
      for (const recording of between) {
        await services.answers.importRecorded(viewer, [recording]);
        const { answers, remaining } = await reanalyse(deps, viewer, { callMs: 0, pageAnswers: 1 });
        expect(remaining).toBe(left - answers);
        expect(answers > 0).toBe(left > 0);
        left = remaining;
        const added = await rollupsOf(database.db, viewer.userId);
        expect(inAnyOrder(added)).toEqual(inAnyOrder(await expectedRollups(database.db, viewer.userId)));
        expect(await unevenFindings(database.db, viewer.userId)).toEqual([]);
        expect(await unevenSources(database.db, viewer.userId)).toEqual([]);
        expect(added).toEqual(await recomputed(viewer.userId));
      }
    }),
    propertyRuns(10),
  );
});

test('other requests are served while the answers of a day are analysed again', async () => {
  const { services, viewer } = await seed();
  await services.answers.importRecorded(
    viewer,
    Array.from({ length: 5 }, (_, n) => ({
      ...{ id: `answer ${n}`, platform: 'chatgpt', topic: 'Writing', prompt: 'Which?', answer: 'Quillmark.' },
      collectedAt: `2025-05-20T1${n}:00:00Z`,
    })),
  );
  await services.brands.save(viewer, { brand: BRAND, competitors: [] });
  const deps = answersDeps(services);
  let done = false;
  const analysing = reanalyse(deps, viewer, { callMs: 600_000, pageAnswers: 1 }).finally(() => {
    done = true;
  });
  const seen = new Set<number>();
  while (!done) seen.add(await services.answers.outdated(viewer.userId));
  expect(await analysing).toMatchObject({ answers: 5, remaining: 0 });
  expect(seen.size).toBeGreaterThan(2);
});

test('importing a stored answer changes neither numbers nor the data version', async () => {
  const { services, viewer } = await seed();
  const answer = {
    id: 'a',
    platform: 'chatgpt',
    collectedAt: '2025-05-24T10:00:00Z',
    topic: 'Writing',
    prompt: 'Which?',
    answer: 'Quillmark.',
  };
  const first = await services.answers.importRecorded(viewer, [answer]);
  const second = await services.answers.importRecorded(viewer, [{ ...answer, answer: 'Changed: Tarnwick.' }]);
  expect(first).toMatchObject({ stored: 1, unchanged: 0 });
  expect(second).toMatchObject({ stored: 0, unchanged: 1, dataVersion: first.dataVersion });
});

test('answers are analysed again, and stored once, where the companies changed after their analysis', async () => {
  const { services, viewer } = await seed();
  const { userId } = viewer;
  const before = await services.brands.tracked(userId);
  const renamed = { brand: BRAND, competitors: [{ name: 'Nimbus Writer', aliases: [] }] };
  const [promptId = ''] = await services.prompts.ensure(userId, before.brand, [
    { topic: 'Writing', prompt: 'Which tool is best?', promptGroup: null },
  ]);
  await services.brands.save(viewer, renamed);
  const answer: IncomingAnswer = {
    ...{
      key: 'answer-1',
      promptId,
      platform: 'chatgpt',
      model: null,
      sample: 1,
      surface: 'api',
      simulated: false,
    },
    ...{ collectedAt: '2025-05-25T10:00:00Z', status: 'answered', failure: null },
    text: 'Nimbus Writer is an excellent choice. Tarnwick is slow.',
    sources: [{ url: 'https://news.example/a', title: 'A title' }],
  };
  const result = await ingest(answersDeps(services), userId, [answer], { tracked: before });
  expect(result).toMatchObject({ stored: 1, unchanged: 0 });
  expect(
    await rows(
      database.db,
      sql`select c.name, a.company_version::int as version from sightline.answer a
          join sightline.mention m on m.user_id = a.user_id and m.answer_id = a.id
          join sightline.company c on c.user_id = m.user_id and c.id = m.company_id
          where a.user_id = ${userId}`,
    ),
  ).toEqual([{ name: 'Nimbus Writer', version: (await services.brands.tracked(userId)).version }]);
  expect(
    await rows(database.db, sql`select mentions from sightline.source_total where user_id = ${userId}`),
  ).toEqual([{ mentions: 1 }]);
});

test('refuses a call with too many answers as a whole', async () => {
  const { services, viewer } = await seed();
  const answers = fc.sample(recording, IMPORT_BATCH + 1);
  await expect(services.answers.importRecorded(viewer, answers)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'answers: at most 100 a call; send the rest in further calls.',
  });
  expect((await rollupsOf(database.db, viewer.userId)).flat()).toEqual([]);
});
