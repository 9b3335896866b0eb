import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { supabaseClient } from '../../../testing/supabase.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

/** A signed-in user without a profile, as after confirming a sign-up. */
async function newcomer() {
  const account = await app.signUp();
  await app.database.db.execute(sql`delete from public.profiles where id = ${account.userId}`);
  const client = supabaseClient(origin);
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return { client, id: account.userId };
}

const profileOf = (id: string, username: string) => ({ id, username, created_at: new Date().toISOString() });

test('one of five concurrent requests gets a username', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, newcomer));
  const names = ['Turing', 'turing', 'TURING', 'tUring', 'turinG'];
  const answers = await Promise.all(
    people.map(({ client, id }, index) => client.from('profiles').insert(profileOf(id, names[index] ?? ''))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const errors = answers.flatMap(({ error }) => error ?? []);
  expect(errors.map(({ code }) => code)).toEqual(Array(4).fill('23505'));
  for (const { message } of errors) {
    expect(message).toBe('duplicate key value violates unique constraint "profiles_username_key"');
  }
});

test('a visitor only sees whether a username is taken, ignoring case', async () => {
  await app.signUp({ username: 'Hopper' });
  const visitor = supabaseClient(origin);
  const taken = await visitor.from('profiles').select('username').eq('username', 'hoPPer');
  expect(taken).toMatchObject({ status: 200, data: [{ username: 'Hopper' }] });
  const free = await visitor.from('profiles').select('username').eq('username', 'nobody-has-it');
  expect(free).toMatchObject({ status: 200, data: [] });
  for (const columns of ['id', '*', 'username,created_at']) {
    const { status, error } = await visitor.from('profiles').select(columns);
    expect({ status, code: error?.code }).toEqual({ status: 401, code: '42501' });
  }
  const byId = await visitor.from('profiles').select('username').eq('id', crypto.randomUUID());
  expect(byId.error?.code).toBe('42501');
});

test('a visitor cannot write', async () => {
  const visitor = supabaseClient(origin);
  const inserted = await visitor.from('profiles').insert(profileOf(crypto.randomUUID(), 'ghost'));
  expect(inserted).toMatchObject({ status: 401, error: { code: '42501' } });
  const updated = await visitor.from('profiles').update({ username: 'ghost' }).eq('username', 'hopper');
  expect(updated).toMatchObject({ status: 401, error: { code: '42501' } });
});

test('a user can write only their own row', async () => {
  const victim = await app.signUp({ username: 'victim' });
  const { client, id } = await newcomer();
  expect(await client.from('profiles').insert(profileOf(victim.userId, 'not-mine'))).toMatchObject({
    status: 403,
    error: { code: '42501' },
  });
  expect(await client.from('profiles').insert(profileOf(id, 'own-row'))).toMatchObject({
    status: 201,
    error: null,
  });
  // Row-level security hides the other row, so the update changes nothing.
  expect((await client.from('profiles').update({ username: 'stolen' }).eq('id', victim.userId)).status).toBe(
    204,
  );
  expect((await client.from('profiles').update({ username: 'renamed' }).eq('id', id)).status).toBe(204);
  expect((await client.from('profiles').update({ id: victim.userId }).eq('id', id)).error?.code).toBe(
    '42501',
  );
  const { data } = await client.from('profiles').select('id, username').eq('id', victim.userId).single();
  expect(data).toEqual({ id: victim.userId, username: 'victim' });
  const own = await client.from('profiles').select().eq('id', id).single();
  expect(own.data).toMatchObject({ id, username: 'renamed', created_at: expect.any(String) });
});

test('distinguishes a second profile of a user from a taken username', async () => {
  const { client, id } = await newcomer();
  const written = await client
    .from('profiles')
    .insert(profileOf(id, 'first-name'))
    .select('username')
    .single();
  expect(written).toMatchObject({ status: 201, data: { username: 'first-name' } });
  const again = await client.from('profiles').insert([profileOf(id, 'second-name')]);
  expect(again.error?.message).toContain('profiles_pkey');
});

test.each(['ab', 'x'.repeat(31), 'has space', 'semi;colon', 'ünïcode', ''])(
  'refuses the username %j',
  async (name) => {
    const { client, id } = await newcomer();
    const { status, error } = await client.from('profiles').insert(profileOf(id, name));
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
    // The error must not show the refused row.
    expect(error?.details).toBeNull();
  },
);

test('returns counts and single rows as postgrest-js expects', async () => {
  await app.signUp({ username: 'counted' });
  const { client } = await newcomer();
  const table = () => client.from('profiles');
  expect(
    await table().select('username', { count: 'exact', head: true }).eq('username', 'counted'),
  ).toMatchObject({
    count: 1,
    status: 200,
  });
  expect(await table().select('username', { count: 'exact' }).eq('username', 'missing')).toMatchObject({
    count: 0,
  });
  expect(await table().select('username').eq('username', 'missing').maybeSingle()).toMatchObject({
    data: null,
    error: null,
  });
  expect(await table().select('username').eq('username', 'missing').single()).toMatchObject({
    status: 406,
    error: { code: 'PGRST116' },
  });
  expect((await table().select('username').limit(1)).data).toHaveLength(1);
  expect(
    await supabaseClient(origin).from('profiles').select('username').neq('username', 'counted').limit(0),
  ).toMatchObject({
    data: [],
  });
});

test('refuses unknown and forbidden requests with their codes', async () => {
  const { client, id } = await newcomer();
  const codes = [
    await client.from('users').select(),
    await client.from('profiles').select('password'),
    await client.from('profiles').select('username').eq('id; drop table x', 'y'),
    await client.from('profiles').select('username').eq('id', 'no-uuid'),
    await client.from('profiles').select('username').like('username', '%'),
    await client.from('profiles').insert({ id, username: 'extra', admin: true }),
    await client.from('profiles').insert({ id, username: null }),
    await client.from('profiles').insert({ id: crypto.randomUUID(), username: 7 }),
    await client.schema('sightline_auth').from('profiles').select(),
    await client.from('profiles').select('username').eq('username', 'nul\u0000'),
  ].map(({ status, error }) => [status, error?.code]);
  expect(codes).toEqual([
    [404, 'PGRST205'],
    [400, '42703'],
    [400, '42703'],
    [400, '22P02'],
    [400, 'PGRST100'],
    [400, 'PGRST204'],
    [400, '23502'],
    [400, 'PGRST100'],
    [406, 'PGRST106'],
    [400, '22021'],
  ]);
});

test('refuses a token of an ended session', async () => {
  const { headers } = await app.signedIn();
  const ask = () => app.server.inject({ url: '/rest/v1/profiles?select=username', headers });
  expect((await ask()).statusCode).toBe(200);
  await app.server.inject({ method: 'POST', url: '/auth/v1/logout', headers });
  const response = await ask();
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'PGRST301' });
});

test('resets the role after each request', async () => {
  await supabaseClient(origin).from('profiles').select('username');
  const { rows } = (await app.database.db.execute(
    sql`select current_user <> 'anon' as own, coalesce(current_setting('request.jwt.claims', true), '') as claims`,
  )) as unknown as { rows: object[] };
  expect(rows).toEqual([{ own: true, claims: '' }]);
});
