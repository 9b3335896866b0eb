import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rows } from '../../../db/client.ts';
import { ascending } from '../../../lib/ascending.ts';
import { addPage } from '../../../testing/add-page.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { QUILLMARK } from '../../../testing/recordings.ts';
import { seedAccount } from '../../../testing/services.ts';
import { countCiting } from './count-citing.ts';
import { findCitingPrompts, findNamedInstead, listSources, type SourcePosition } from './source-store.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const urlOf = (page: number) => `https://site.example/${page}`;
const ANSWERS = Array.from({ length: 24 }, (_, index) => ({
  id: `answer-${index}`,
  prompt: `Question ${index % 5}?`,
  missed: index % 3 > 0,
  pages: [...new Set([index % 2, index % 7])],
}));
const RECORDINGS = ANSWERS.map(({ id, prompt, missed, pages }) => ({
  ...{ id, prompt, platform: 'chatgpt', run: 1, collectedAt: '2025-05-24T10:00:00Z', topic: 'Notes' },
  answer: missed ? 'Tarnwick is a note app.' : 'Quillmark is a note app.',
  sources: pages.map((page) => ({ url: urlOf(page), title: '' })),
}));

/** Missed answers by page. */
const MISSED = [0, 1, 2, 3, 4, 5, 6]
  .map((page) => ({ page, missed: ANSWERS.filter((one) => one.missed && one.pages.includes(page)).length }))
  .filter(({ missed }) => missed > 0);

async function seed() {
  const { db } = database;
  const { services, viewer } = await seedAccount(db, QUILLMARK.brand, QUILLMARK.competitors);
  const { userId } = viewer;
  await services.answers.importRecorded(viewer, RECORDINGS);
  const sources = await rows<{ id: string; url: string; number: number }>(
    db,
    sql`select id, url, number from sightline.source where user_id = ${userId}`,
  );
  return { db, userId, sources, ids: sources.map(({ id }) => id) };
}

test('the prompts whose missed answers cite a page most come first, three at most', async () => {
  const { db, userId, sources, ids } = await seed();
  const found = await findCitingPrompts(db, userId, ids);
  for (const { id, url } of sources) {
    const page = Number(url.at(-1));
    const citing = ANSWERS.filter(({ pages }) => pages.includes(page));
    const prompts = [...Map.groupBy(citing, ({ prompt }) => prompt)].map(([question, answers]) => ({
      ...{ question, answers: answers.length, missed: answers.filter(({ missed }) => missed).length },
    }));
    const ofPage = found.filter(({ sourceId }) => sourceId === id);
    expect(ofPage).toHaveLength(Math.min(3, prompts.length));
    for (const { question, answers, missed } of ofPage)
      expect(prompts).toContainEqual({ question, answers, missed });
    const most = prompts.map(({ missed }) => missed).sort((a, b) => b - a);
    expect(ofPage.map(({ missed }) => missed)).toEqual(most.slice(0, 3));
  }
});

test('pages of others come in parts, those that most missed answers cite first, with how many there are', async () => {
  const { db, userId } = await seed();
  const list = (search: string | null, after: SourcePosition | null, limit: number) =>
    listSources(db, { userId, companyDomains: ['tarnwick.example'], search }, { after, limit });
  for (const limit of [1, 3, 50]) {
    const seen: { url: string; missed: number }[] = [];
    for (let after: SourcePosition | null = null; ; ) {
      const { rows: part, total } = await list(null, after, limit);
      expect(total).toBe(MISSED.length);
      seen.push(...part.map(({ url, missed }) => ({ url, missed })));
      after = part.at(-1) ?? null;
      if (after === null || seen.length > total) break;
    }
    expect(seen.map(({ missed }) => missed)).toEqual(
      MISSED.map(({ missed }) => missed).sort((a, b) => b - a),
    );
    expect(new Map(seen.map(({ url, missed }) => [url, missed]))).toEqual(
      new Map(MISSED.map(({ page, missed }) => [urlOf(page), missed])),
    );
  }
});

test('pages are searched by address and by the title that they have themselves', async () => {
  const { db, userId } = await seed();
  await addPage(db, userId, urlOf(3), { status: 'waiting', title: 'Note apps compared' });
  const found = async (search: string, companyDomains: string[] = []) => {
    const { rows: list, total } = await listSources(
      db,
      { userId, companyDomains, search },
      { after: null, limit: 10 },
    );
    expect(total).toBe(list.length);
    return list.map(({ url, title }) => ({ url, title }));
  };
  expect(await found('COMPARED')).toEqual([{ url: urlOf(3), title: 'Note apps compared' }]);
  expect(await found('example/5')).toEqual([{ url: urlOf(5), title: '' }]);
  expect(await found('site.example', ['site.example'])).toEqual([]);
});

test('prompts and companies named instead are the same for many answers as for few', async () => {
  const { db, userId, sources, ids } = await seed();
  const [prompts, instead] = await Promise.all([
    findCitingPrompts(db, userId, ids),
    findNamedInstead(db, userId, ids),
  ]);
  expect(prompts.length).toBeGreaterThan(ids.length);
  expect(instead.length).toBeGreaterThan(0);
  const byId = sources.toSorted((a, b) => ascending(a.id, b.id));
  expect(await countCiting(db, userId, byId)).toEqual({ prompts, instead });
});
