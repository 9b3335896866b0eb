import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rows } from '../../../db/client.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { QUILLMARK } from '../../../testing/recordings.ts';
import { seedAccount } from '../../../testing/services.ts';
import { findCitingPrompts, findNamedInstead } from './source-store.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('finds the same of many answers as of few', async () => {
  const { db } = database;
  const { services, viewer } = await seedAccount(db, QUILLMARK.brand, QUILLMARK.competitors);
  const { userId } = viewer;
  const recordings = Array.from({ length: 24 }, (_, index) => ({
    ...{
      id: `answer-${index}`,
      platform: 'chatgpt',
      run: 1,
      collectedAt: '2025-05-24T10:00:00Z',
      topic: 'Notes',
    },
    prompt: `Question ${index % 5}?`,
    answer: index % 3 === 0 ? 'Quillmark is a note app.' : 'Tarnwick is a note app.',
    sources: [index % 2, index % 7].map((page) => ({ url: `https://site.example/${page}`, title: '' })),
  }));
  await services.answers.importRecorded(viewer, recordings);
  const sources = await rows<{ id: string }>(
    db,
    sql`select id from sightline.source where user_id = ${userId}`,
  );
  const ids = sources.map(({ id }) => id);
  const [prompts, named] = await Promise.all([
    findCitingPrompts(db, userId, { ids, many: false }),
    findNamedInstead(db, userId, { ids, many: false }),
  ]);
  expect(prompts.length).toBeGreaterThan(0);
  expect(await findCitingPrompts(db, userId, { ids, many: true })).toEqual(prompts);
  expect(named.length).toBeGreaterThan(0);
  expect(await findNamedInstead(db, userId, { ids, many: true })).toEqual(named);
});
