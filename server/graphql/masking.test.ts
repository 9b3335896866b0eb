import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../db/client.ts';
import { MASKED_MESSAGE } from '../errors.ts';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.ts';
import { graphql } from '../testing/graphql.ts';
import { callOf, rootFields } from '../testing/schema-calls.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn();
});
afterAll(() => app.close());

const SECRET = /sightline\.|relation|select |insert |gone_|node_modules|server\/|\.ts\b/i;
const fields = [
  ...rootFields('Query').map((field) => ['query', field] as const),
  ...rootFields('Mutation').map((field) => ['mutation', field] as const),
];

/** Drops tables, so that statements on them fail with the statement in the error. */
async function hide(chosen: (table: string) => boolean): Promise<void> {
  const tables = await rows<{ name: string }>(
    app.database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'sightline'`,
  );
  for (const { name } of tables.filter((table) => chosen(table.name) && !table.name.startsWith('gone_'))) {
    await app.database.db.execute(sql.raw(`alter table sightline."${name}" rename to "gone_${name}"`));
  }
}

test('subscriptions hide database errors', async () => {
  await hide((name) => name === 'collection_run');
  const origin = await app.listen();
  const reply = await fetch(`${origin}/graphql/stream`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { runProgress { id } }' }),
  });
  const said = await reply.text();
  expect(said).not.toMatch(SECRET);
});

test('all other operations hide database errors', async () => {
  await hide((name) => name !== 'account');
  let masked = 0;
  for (const [kind, field] of fields) {
    const { query, variables } = callOf(kind, field, { depth: 1 });
    const reply = await graphql(app, owner.headers, query, variables);
    expect(JSON.stringify(reply), field.name).not.toMatch(SECRET);
    masked += reply.errors?.filter(({ message }) => message === MASKED_MESSAGE).length ?? 0;
  }
  expect(masked).toBeGreaterThan(fields.length / 3);
});
