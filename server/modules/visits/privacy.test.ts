import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LogPlan, makeLog } from '../../../bench/logs/make-log.ts';
import { WRITERS, type WriterName } from '../../../bench/logs/writers.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';
import { daysAgo, post, siteOwner } from './testing/posting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ADDRESS = /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|2[\da-f]{3}(?::[\da-f]*)+)(?![\w.:])/g;

test('no address of any line is in the database', async () => {
  const addresses = new Set<string>();
  for (const writer of Object.keys(WRITERS) as WriterName[]) {
    const owner = await siteOwner(app);
    const plan: LogPlan = {
      writer,
      seed: 21,
      requests: 400,
      start: daysAgo(app, 3),
      seconds: 9000,
      bad: 0.1,
    };
    const { text, lines } = makeLog(plan);
    // Lines that cannot be read have addresses, too: the first of them is kept for people.
    const cut = lines.find((line) => ADDRESS.test(line)) ?? '';
    for (const [found] of text.matchAll(ADDRESS)) addresses.add(found);
    await post(app, owner.headers, `${text}${cut.slice(0, 60)}\n`, { import: randomUUID() });
    await post(app, owner.headers, `${lines.slice(0, 3).join('\n')}\n${cut.slice(0, 60)}\n${text}`);
  }
  expect(addresses.size).toBeGreaterThan(500);
  const database = await wholeDatabase(app.database.db);
  expect(database).toContain('GPTBot');
  expect(database).toContain('[address]');
  expect([...addresses].filter((address) => database.includes(address))).toEqual([]);
});
