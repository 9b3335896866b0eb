import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { importCitingAnswers } from '../../testing/citing-answers.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { QUILLMARK } from '../../testing/recordings.ts';
import { type SeededAccount, seedAccount } from '../../testing/services.ts';
import { findCitedPages } from './cited-pages.ts';
import { countNamingAnswers } from './naming-answers.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const DAY = '2025-05-24';

const pagesOf = async ({ services, viewer }: SeededAccount, name: string) => {
  const { competitors } = await services.brands.tracked(viewer.userId);
  const competitorId = competitors.find((competitor) => competitor.name === name)?.id ?? '';
  const query = { userId: viewer.userId, competitorId, platform: null, from: DAY, to: DAY };
  const { sources } = await countNamingAnswers(database.db, query, null);
  const pages = await findCitedPages(database.db, viewer.userId, sources, 10);
  return pages.map(({ url, answers, withYou }) => ({ url, answers, withYou }));
};

test('pages that are cited as often come in the order in which they were first cited, ten of them', async () => {
  const account = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  const urls = Array.from({ length: 12 }, (_, page) => `https://site.example/${(page * 5) % 12}`);
  const missed = (urls: string[]) =>
    ({ day: DAY, platform: 'chatgpt', topic: 'Notes', outcome: 'missed', urls }) as const;
  await importCitingAnswers(account, [urls.map((url) => missed([url])), [missed([urls[11] ?? ''])]]);
  const found = await pagesOf(account, 'Tarnwick');
  expect(found.map(({ url }) => url)).toEqual([urls[11], ...urls.slice(0, 9)]);
  expect(found[0]).toEqual({ url: urls[11], answers: 2, withYou: 0 });
});

test('a company tracked in the place of another has no pages of it, before and after answers are analysed again', async () => {
  const account = await seedAccount(database.db, QUILLMARK.brand, QUILLMARK.competitors);
  const { services, viewer } = account;
  await importCitingAnswers(account, [
    [
      {
        ...{ day: DAY, platform: 'chatgpt', topic: 'Notes', outcome: 'missed' },
        urls: ['https://site.example/1'],
      },
    ],
  ]);
  expect(await pagesOf(account, 'Tarnwick')).toEqual([
    { url: 'https://site.example/1', answers: 1, withYou: 0 },
  ]);
  const track = (name: string) =>
    services.brands.save(viewer, { brand: QUILLMARK.brand, competitors: [{ name, aliases: [] }] });

  await track('Fernholt');
  expect(await pagesOf(account, 'Fernholt')).toEqual([]);
  await services.answers.reanalyse(viewer);
  expect(await pagesOf(account, 'Fernholt')).toEqual([]);

  await track('Tarnwick');
  await services.answers.reanalyse(viewer);
  expect(await pagesOf(account, 'Tarnwick')).toEqual([
    { url: 'https://site.example/1', answers: 1, withYou: 0 },
  ]);
});
