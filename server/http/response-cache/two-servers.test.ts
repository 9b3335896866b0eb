import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openPostgres } from '../../db/client.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';

const ROUNDS = 20;
const READERS = 8;

let apps: TestApp[];
let other: Database | null = null;

// A Postgres server serves two of ours; an embedded database belongs to one, which is then both.
beforeAll(async () => {
  const database = await createTestDatabase();
  const first = await createTestApp({ database });
  other = 'url' in database.connection ? openPostgres(database.connection.url) : null;
  apps = [first, other ? await createTestApp({ database: other }) : first];
});
afterAll(async () => {
  const [first, second] = apps;
  if (second !== first) await second?.server.close();
  await other?.close();
  await first?.close();
});

const QUERY = '{ brand { aliases } dashboard { metrics { answers } } }';

async function read({ server }: TestApp, { headers }: SignedIn) {
  const reply = await server.inject({ method: 'POST', url: '/graphql', headers, payload: { query: QUERY } });
  const { data } = reply.json<{ data: { brand: { aliases: string[] } } }>();
  return {
    alias: Number(data.brand.aliases[0]?.slice(1)),
    body: reply.body,
  };
}

test('a request after a commit sees it on either server, also among concurrent requests', async () => {
  const [first, second] = apps as [TestApp, TestApp];
  const person = await first.signedIn();
  const save = (app: TestApp, round: number) => {
    const { brand, competitors } = QUILLMARK;
    return importInto(app, person.headers, { brand: { ...brand, aliases: [`q${round}`] }, competitors }, []);
  };
  await save(first, 0);
  let committed = 0;
  let done = false;
  const seen = new Set<string>();

  const reading = Array.from({ length: READERS }, async (_, place) => {
    while (!done) {
      const atLeast = committed;
      const { alias, body } = await read(place % 2 === 0 ? first : second, person);
      expect(alias).toBeGreaterThanOrEqual(atLeast);
      seen.add(body);
    }
  });
  for (let round = 1; round <= ROUNDS; round += 1) {
    await save(round % 2 === 0 ? first : second, round);
    committed = round;
    for (const app of apps) expect((await read(app, person)).alias).toBe(round);
  }
  done = true;
  await Promise.all(reading);
  expect(seen.size).toBeGreaterThan(1);
});

test('both servers cache the same reply', async () => {
  const [first, second] = apps as [TestApp, TestApp];
  const person = await first.signedIn();
  await importInto(first, person.headers, QUILLMARK, RECORDINGS);
  const replies = [];
  for (const app of [first, second, first, second]) replies.push(await read(app, person));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
});
