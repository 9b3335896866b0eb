import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignIn } from '../../auth/sign-in.ts';
import { type Db, rows } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { createBoss } from '../../jobs/boss.ts';
import { NO_JOBS } from '../../jobs/queue.ts';
import { createLog } from '../../process/log.ts';
import { createServices, type Services } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { hasCitus } from '../../testing/citus.ts';
import { eventually } from '../../testing/eventually.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { bearer, createToken } from '../../testing/tokens.ts';
import { createDeletionService } from './service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DELETE =
  'mutation ($confirm: String!) { deleteAccount(confirm: $confirm) { deleted signInDeleted dataDeleted errors { field message } } }';

interface Deleted {
  deleteAccount: {
    deleted: boolean;
    signInDeleted: boolean;
    dataDeleted: boolean;
    errors: { field: string; message: string }[];
  };
}

const deleteAccount = (headers: Record<string, string>, confirm: string) =>
  graphql<Deleted>(app, headers, DELETE, { confirm });

/** A user with data and a used API token. */
async function settled(): Promise<SignedIn & { secret: string }> {
  const owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  const { secret } = await createToken(app, owner, { scope: 'WRITE' });
  await graphql(app, bearer(secret), '{ viewer { id } }');
  return { ...owner, secret };
}

/** Rows of each table with a user's id or address in any column; tables without any are left out. */
async function rowsOf(db: Db, userId: string): Promise<Record<string, number>> {
  const columns = await rows<{ table: string; columns: string[] }>(
    db,
    sql`select format('%I.%I', c.table_schema, c.table_name) as table, array_agg(quote_ident(c.column_name)) as columns
        from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
          and c.data_type in ('uuid', 'text', 'jsonb')
        group by 1`,
  );
  const found: Record<string, number> = {};
  for (const { table, columns: names } of columns) {
    const named = names.map((name) => `${name}::text like '%${userId}%'`).join(' or ');
    const [row] = await rows<{ n: number }>(
      db,
      sql.raw(`select count(*)::int as n from ${table} where ${named}`),
    );
    if (row && row.n > 0) found[table] = row.n;
  }
  return found;
}

test('deletes the account from every table and keeps others', async () => {
  const { db } = app.database;
  const leaving = await settled();
  const staying = await settled();
  const before = await rowsOf(db, staying.userId);
  expect(Object.keys(await rowsOf(db, leaving.userId))).toEqual(
    expect.arrayContaining([
      'sightline.answer',
      'sightline.mention',
      'sightline.citation',
      'sightline.source',
      'sightline.source_total',
      'sightline.topic_day',
      'sightline_auth.sessions',
    ]),
  );

  const { data } = await deleteAccount(leaving.headers, leaving.email.toUpperCase());
  expect(data.deleteAccount).toEqual({ deleted: true, signInDeleted: true, dataDeleted: true, errors: [] });

  expect(await rowsOf(db, leaving.userId)).toEqual({});
  expect(await rowsOf(db, staying.userId)).toEqual(before);
});

test('ends sessions and tokens, and frees the address', async () => {
  const { headers, email, secret, password } = await settled();
  await deleteAccount(headers, email);
  const { errors } = await graphql(app, headers, '{ viewer { id } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await graphql(app, bearer(secret), '{ viewer { id } }')).status).toBe(401);
  const again = await app.signedIn({ email, password });
  const { data } = await graphql<{ viewer: { brand: unknown } }>(
    app,
    again.headers,
    '{ viewer { brand { id } } }',
  );
  expect(data.viewer.brand).toBeNull();
});

test('concurrent writers find no account and create nothing', async () => {
  const { userId, headers, email } = await settled();
  const services = createServices(app.database.db, app.config);
  const asking = Array.from({ length: 5 }, () => graphql(app, headers, '{ viewer { id } }'));
  await Promise.all([deleteAccount(headers, email), ...asking]);
  const late = await services.answers
    .ingest(userId, [])
    .catch((error: unknown) => (error instanceof AppError ? error.code : error));
  expect(late).toBe('NOT_FOUND');
  expect(await rowsOf(app.database.db, userId)).toEqual({});
});

test('leaves no jobs', async () => {
  const leaving = await settled();
  const staying = await settled();
  const boss = createBoss(app.database, () => {});
  await boss.prepare('later');
  for (const { userId } of [leaving, staying]) {
    await boss.send('later', { userId }, { singletonKey: userId, startAfter: new Date(Date.now() + 60_000) });
  }
  await deleteAccount(leaving.headers, leaving.email);
  expect(await rowsOf(app.database.db, leaving.userId)).toEqual({});
  expect(await rowsOf(app.database.db, staying.userId)).toHaveProperty('sightline_jobs.job');
  await boss.stop(1000);
});

test('a wrong address deletes nothing', async () => {
  const { headers, email } = await app.signedIn();
  const { data } = await deleteAccount(headers, 'somebody@else.example');
  expect(data.deleteAccount).toEqual({
    deleted: false,
    signInDeleted: false,
    dataDeleted: false,
    errors: [{ field: 'confirm', message: `Type ${email} to confirm.` }],
  });
  expect((await graphql(app, headers, '{ viewer { id } }')).errors).toBeUndefined();
});

test('an API token deletes nothing', async () => {
  const { email, secret } = await settled();
  const { errors } = await deleteAccount(bearer(secret), email);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('with a hosted sign-in the data is deleted and the reply says that the sign-in stays', async () => {
  const userId = '7d1f3f5e-0000-4000-8000-000000000001';
  const hosted = await createTestApp({
    config: { hostedAuth: { url: 'https://project.example', publishableKey: 'key', jwtSecret: undefined } },
    verifier: {
      verify: async () => ({ userId, email: 'ada@example.com', sessionId: 's' }),
      known: () => undefined,
      forget: () => {},
    },
  });
  const { data } = await graphql<Deleted>(hosted, bearer('a.b.c'), DELETE, { confirm: 'ada@example.com' });
  expect(data.deleteAccount).toEqual({ deleted: true, signInDeleted: false, dataDeleted: true, errors: [] });
  expect(await rowsOf(hosted.database.db, userId)).toEqual({});

  const back = () => graphql<{ viewer: { id: string } }>(hosted, bearer('a.b.c'), '{ viewer { id } }');
  await back();
  await hosted.database.db.execute(
    sql`update sightline.account set deleted_at = now() where user_id = ${userId}`,
  );
  expect((await back()).errors?.[0]).toMatchObject({
    message: 'This account is being deleted. Try again in some minutes.',
    extensions: { code: 'UNAVAILABLE' },
  });
  await runJob(createServices(hosted.database.db, hosted.config), userId);
  expect((await back()).data).toEqual({ viewer: { id: userId } });
  await hosted.close();
});

test('a reply does not wait for all rows', async () => {
  const { db } = app.database;
  const { userId, email } = await settled();
  const services = createServices(db, app.config);
  const deletion = createDeletionService({
    ...{ db, ...services, signIn: createSignIn(app.config) },
    ...{ jobs: NO_JOBS, clock: () => new Date(), log: createLog({ logLevel: 'silent' }) },
    maxWaitMs: 0,
  });
  const viewer = await services.accounts.viewerOf({ userId, email, sessionId: '' });
  const deleted = { ok: true, signInDeleted: true, dataDeleted: false, archiveDeleted: true };
  expect(await deletion.deleteAccount(viewer, email)).toEqual(deleted);
  await eventually(async () => expect(await rowsOf(db, userId)).toEqual({}));
});

/** What the worker does with the job of a deletion. */
const runJob = ({ deletion }: Services, userId: string) =>
  deletion.jobs[0]?.run(
    { deletionOf: userId },
    { signal: new AbortController().signal, attempt: 1, last: false },
  );

/** Lets the deletion of an account's answer with the highest id fail, until the returned function is called. */
async function keepLastAnswer(userId: string): Promise<() => Promise<void>> {
  const { db } = app.database;
  const [last] = await rows<{ id: string }>(
    db,
    sql`select id from sightline.answer where user_id = ${userId} order by id desc limit 1`,
  );
  await db.execute(
    sql.raw(`
      create function keep_answer() returns trigger language plpgsql as
        $$ begin raise exception 'The disk is full.'; end $$`),
  );
  await db.execute(
    sql.raw(`
      create trigger keep_answer before delete on sightline.answer for each row
      when (old.id = '${last?.id}') execute function keep_answer()`),
  );
  return async () => {
    await db.execute(sql`drop trigger keep_answer on sightline.answer`);
    await db.execute(sql`drop function keep_answer`);
  };
}

test.skipIf(hasCitus)(
  'an account whose deletion was interrupted is none to anybody, and a job deletes the rest',
  async () => {
    const { db } = app.database;
    const leaving = await settled();
    const member = await app.signedIn();
    await db.execute(sql`
    insert into sightline.account_member (user_id, person_id, role) values (${leaving.userId}, ${member.userId}, 'viewer')`);
    const analyst = await app.signedIn();
    await db.execute(sql`update sightline.account set role = 'analyst' where user_id = ${analyst.userId}`);
    const letGo = await keepLastAnswer(leaving.userId);

    const { data } = await deleteAccount(leaving.headers, leaving.email);
    expect(data.deleteAccount).toEqual({
      deleted: true,
      signInDeleted: true,
      dataDeleted: false,
      errors: [],
    });
    const left = await rowsOf(db, leaving.userId);
    expect(left['sightline.answer']).toBeGreaterThan(0);
    // Some went before.
    expect(left['sightline.answer']).toBeLessThan(RECORDINGS.length);

    for (const headers of [leaving.headers, bearer(leaving.secret)]) {
      expect((await graphql(app, headers, '{ viewer { id } }')).status).toBe(401);
    }
    for (const { headers } of [member, analyst]) {
      const entering = { ...headers, 'x-account-id': leaving.userId };
      const { errors } = await graphql(app, entering, '{ viewer { id } }');
      expect(errors?.[0]?.extensions.code).toBe('ACCOUNT_FORBIDDEN');
      const { data } = await graphql<{ accounts: { id: string }[] }>(
        app,
        headers,
        '{ accounts(first: 100) { id } }',
      );
      expect(data.accounts.map(({ id }) => id)).not.toContain(leaving.userId);
    }

    await letGo();
    await runJob(createServices(db, app.config), leaving.userId);
    expect(await rowsOf(db, leaving.userId)).toEqual({});
  },
);

test('a late job leaves an account that is there again', async () => {
  const { userId } = await settled();
  const { db } = app.database;
  const before = await rowsOf(db, userId);
  await runJob(createServices(db, app.config), userId);
  expect(await rowsOf(db, userId)).toEqual(before);
});
