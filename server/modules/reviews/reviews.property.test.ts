import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rows } from '../../db/client.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { expectedRollups, inAnyOrder } from '../../testing/expected-rollups.ts';
import { judgementOf, unevenJudges } from '../../testing/judgements.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { recomputeRollups } from '../../testing/recompute-rollups.ts';
import { rollupsOf, type SeededAccount, seedAccount } from '../../testing/services.ts';
import { unevenFindings } from '../../testing/uneven-findings.ts';
import { allCompanies } from '../brands/model.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const BRAND = { name: 'Quillmark', aliases: [], domain: 'quillmark.example' };
const COMPETITORS = [
  { name: 'Tarnwick', aliases: [] },
  { name: 'Ostrava Labs', aliases: ['Ostrava'] },
];
const NAMES = [BRAND.name, ...COMPETITORS.map(({ name }) => name)];

const SENTENCES = [
  'Quillmark is an excellent choice.',
  'Quillmark is slow and unreliable.',
  'Tarnwick is better than Quillmark.',
  '1. Tarnwick\n2. Quillmark\n3. Ostrava Labs',
  'Ostrava Labs comes first, the old firm says.',
  'See [the docs](https://www.quillmark.example/docs).',
  'Nothing is named here.',
];

const recording = fc.record({
  id: fc.integer({ min: 1, max: 8 }).map((n) => `answer-${n}`),
  platform: fc.constantFrom('chatgpt', 'gemini'),
  run: fc.constant(1),
  collectedAt: fc.constantFrom('2025-05-24T23:59:59Z', '2025-05-25T00:00:01Z'),
  topic: fc.constantFrom('Writing', 'Notes'),
  prompt: fc.constantFrom('Which tool is best?', 'Is Quillmark any good?'),
  answer: fc
    .array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 4 })
    .map((lines) => lines.join('\n\n')),
  sources: fc.constant([]),
  judgement: judgementOf(NAMES),
});

const at = fc.nat({ max: 20 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('import' as const), recordings: fc.array(recording, { maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('review' as const),
    answer: at,
    company: at,
    named: fc.boolean(),
    verdict: fc.constantFrom('POSITIVE', 'MIXED', 'NEGATIVE', 'NONE'),
    writtenAs: fc.constantFrom(null, 'the old firm', 'tarnwick'),
    fromSample: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('remove' as const), answer: at, company: at }),
  fc.record({ kind: fc.constant('order' as const), answer: at, turn: at }),
  fc.record({
    kind: fc.constant('rename' as const),
    aliases: fc.constantFrom(['the old firm'], ['choice'], []),
  }),
  fc.record({ kind: fc.constant('reanalyse' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface StoredAnswer {
  id: string;
  named: string[];
}

const answersOf = (userId: string) =>
  rows<StoredAnswer>(
    database.db,
    sql`select a.id, array(select m.company_id from sightline.mention m
                           where m.user_id = a.user_id and m.answer_id = a.id order by m.position) as named
        from sightline.answer a where a.user_id = ${userId} order by a.key`,
  );

/** Does one step; a review that the service refuses changes nothing, which the rollups show as well. */
async function take({ services, viewer }: SeededAccount, taken: Step): Promise<void> {
  const { answers, brands, reviews } = services;
  if (taken.kind === 'import') await answers.importRecorded(viewer, taken.recordings);
  if (taken.kind === 'reanalyse') await answers.reanalyse(viewer);
  if (taken.kind === 'rename') {
    await brands.save(viewer, {
      brand: { ...BRAND, aliases: taken.aliases },
      competitors: COMPETITORS,
    });
  }
  if (taken.kind !== 'review' && taken.kind !== 'remove' && taken.kind !== 'order') return;
  const stored = await answersOf(viewer.userId);
  const answer = stored[taken.answer % Math.max(stored.length, 1)];
  if (!answer) return;
  const answerId = answer.id;
  if (taken.kind === 'order') {
    const turned = answer.named.toReversed();
    await reviews.correctOrder(viewer, { answerId, companyIds: taken.turn % 3 === 0 ? null : turned });
    return;
  }
  const companies = allCompanies(await brands.tracked(viewer.userId));
  const companyId = companies[taken.company % companies.length]?.id;
  if (taken.kind === 'remove') await reviews.remove(viewer, { answerId, companyId });
  else await reviews.review(viewer, { ...taken, answerId, companyId });
}

test('rollups equal a recomputation while people review, undo, import, rename and analyse again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(recording, { minLength: 2, maxLength: 6 }),
      fc.array(step, { maxLength: 12 }),
      async (recordings, steps) => {
        const seeded = await seedAccount(database.db, BRAND, COMPETITORS);
        const { userId } = seeded.viewer;
        await seeded.services.answers.importRecorded(seeded.viewer, recordings);
        for (const taken of steps) await take(seeded, taken);
        const kept = await rollupsOf(database.db, userId);
        expect(inAnyOrder(kept)).toEqual(inAnyOrder(await expectedRollups(database.db, userId)));
        expect(await unevenJudges(database.db, userId)).toEqual([]);
        expect(await unevenFindings(database.db, userId)).toEqual([]);
        await database.db.transaction((tx) => recomputeRollups(tx, userId));
        expect(await rollupsOf(database.db, userId)).toEqual(kept);
      },
    ),
    propertyRuns(30),
  );
});

test('removing every review restores the rollups exactly', async () => {
  const reviewing = step.filter(({ kind }) => kind === 'review' || kind === 'order' || kind === 'remove');
  const unique = fc.uniqueArray(recording, { selector: ({ id }) => id, minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(unique, fc.array(reviewing, { maxLength: 10 }), async (recordings, steps) => {
      const seeded = await seedAccount(database.db, BRAND, COMPETITORS);
      const { services, viewer } = seeded;
      await services.answers.importRecorded(viewer, recordings);
      const before = await rollupsOf(database.db, viewer.userId);
      for (const taken of steps) await take(seeded, taken);
      const companies = allCompanies(await services.brands.tracked(viewer.userId));
      for (const { id: answerId } of await answersOf(viewer.userId)) {
        for (const { id: companyId } of companies)
          await services.reviews.remove(viewer, { answerId, companyId });
        await services.reviews.correctOrder(viewer, { answerId, companyIds: null });
      }
      expect(await rollupsOf(database.db, viewer.userId)).toEqual(before);
    }),
    propertyRuns(15),
  );
});
