import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { expectedRollups, inAnyOrder } from '../../testing/expected-rollups.ts';
import { judgementOf, unevenJudges } from '../../testing/judgements.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { recomputeRollups } from '../../testing/recompute-rollups.ts';
import { rollupsOf, seedAccount } from '../../testing/services.ts';
import { unevenFindings } from '../../testing/uneven-findings.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const BRAND = { name: 'Quillmark', aliases: [], domain: 'quillmark.example' };
const TOPICS = ['Writing', 'Notes', 'Wikis'];
const QUESTIONS = ['Which tool is best?', 'Is Quillmark any good?', 'What should a team use?'];
const TEXTS = [
  '',
  'Quillmark is an excellent choice.',
  'Tarnwick is better than Quillmark.',
  'Tarnwick comes first. See [the review](https://reviews.example/best).',
  'Nothing is named here.',
];

const recording = fc.record({
  platform: fc.constantFrom('chatgpt', 'gemini'),
  collectedAt: fc.constantFrom('2025-05-24T10:00:00Z', '2025-05-25T10:00:00Z'),
  topic: fc.constantFrom(...TOPICS),
  prompt: fc.constantFrom(...QUESTIONS),
  answer: fc.constantFrom(...TEXTS),
  judgement: judgementOf(['Quillmark', 'Tarnwick']),
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('import' as const), recordings: fc.array(recording, { maxLength: 6 }) }),
  fc.record({
    kind: fc.constant('move' as const),
    /** Indexes of prompts; some may repeat. */
    places: fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 5 }),
    to: fc.constantFrom(...TOPICS),
  }),
  fc.record({
    kind: fc.constant('archive' as const),
    places: fc.array(fc.nat({ max: 8 }), { maxLength: 3 }),
  }),
);

test('rollups equal recomputed ones after any moves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const { services, viewer } = await seedAccount(database.db, BRAND, [{ name: 'Tarnwick', aliases: [] }]);
      const { answers, promptSettings, topics } = services;
      await topics.add(viewer, TOPICS);
      const ids = async (places: number[]) => {
        const { prompts } = await promptSettings.list(viewer.userId, { topicId: null, archived: false });
        return places.flatMap((place) => prompts[place % prompts.length]?.id ?? []);
      };
      let next = 0;
      for (const each of steps) {
        if (each.kind === 'import') {
          const recordings = each.recordings.map((one) => ({ ...one, id: `answer-${next++}` }));
          await answers.importRecorded(viewer, recordings);
        } else if (each.kind === 'move') {
          const topic = (await topics.listSettings(viewer.userId)).find(({ name }) => name === each.to);
          await promptSettings.move(viewer, await ids(each.places), topic?.id ?? '');
        } else await promptSettings.archive(viewer, await ids(each.places));
      }
      const shifted = await rollupsOf(database.db, viewer.userId);
      expect(inAnyOrder(shifted)).toEqual(inAnyOrder(await expectedRollups(database.db, viewer.userId)));
      expect(await unevenJudges(database.db, viewer.userId)).toEqual([]);
      expect(await unevenFindings(database.db, viewer.userId)).toEqual([]);
      await database.db.transaction((tx) => recomputeRollups(tx, viewer.userId));
      expect(shifted).toEqual(await rollupsOf(database.db, viewer.userId));
    }),
    propertyRuns(12),
  );
});
