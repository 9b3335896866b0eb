import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { inAccount, memberOf } from '../../testing/people.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { bearer, createToken } from '../../testing/tokens.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signedIn();
  await save(owner.headers);
});

const save = (headers: Record<string, string>) =>
  graphql(
    app,
    headers,
    'mutation { saveBrand(input: { brand: { name: "Quillmark" } }) { errors { message } } }',
  );

interface Event {
  email: string | null;
  byToken: boolean;
  action: string;
  detail: string | null;
  times: number;
}
/** All but the saved brand. */
async function eventsOf(headers: Record<string, string> = owner.headers): Promise<Event[]> {
  const { data } = await graphql<{ auditEvents: { nodes: Event[] } }>(
    app,
    headers,
    '{ auditEvents(first: 50) { nodes { email byToken action detail times } } }',
  );
  return data.auditEvents.nodes.filter(({ action }) => action !== 'Saved brand and competitors');
}

const signIn = (password: string, { email } = owner) =>
  app.server.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email, password },
  });
const get = (path: string, headers: Record<string, string> = owner.headers) =>
  app.server.inject({ url: `/api/export/${path}`, headers });

test('lists sign-ins in the account of their person, those of an hour as one', async () => {
  const member = await memberOf(app, owner, 'VIEWER');
  app.clock.advance(1);
  for (const _again of [1, 2, 3]) await signIn(owner.password);
  await signIn('wrong password');
  const [event] = await eventsOf();
  expect(event).toEqual({
    ...{ email: owner.email, byToken: false, action: 'Signed in', detail: 'With a password', times: 3 },
  });
  app.clock.advance(1);
  await signIn(member.password, member);
  expect((await eventsOf())[0]?.email).toBe(owner.email);
  expect((await eventsOf(member.headers))[0]).toMatchObject({ action: 'Signed in', email: member.email });
});

test('a session that is refreshed is no sign-in', async () => {
  const session = (await signIn(owner.password)).json();
  app.clock.advance(1);
  const refreshed = await app.server.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=refresh_token',
    payload: { refresh_token: session.refresh_token },
  });
  expect(refreshed.statusCode).toBe(200);
  expect(await eventsOf()).toMatchObject([{ action: 'Signed in', times: 1 }]);
});

test('lists who took which file, each once an hour with its count', async () => {
  const viewer = await memberOf(app, owner, 'VIEWER');
  const { secret } = await createToken(app, owner);
  app.clock.advance(1);
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => get('answers.csv', { ...viewer.headers, ...viewer.inside })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  app.clock.advance(1);
  await get('metrics.csv', bearer(secret));
  const exported = { action: 'Exported data' };
  expect((await eventsOf()).slice(0, 2)).toEqual([
    { ...exported, email: owner.email, byToken: true, detail: 'metrics.csv', times: 1 },
    { ...exported, email: viewer.email, byToken: false, detail: 'answers.csv', times: 4 },
  ]);
  expect(await eventsOf(viewer.headers)).toEqual([]);
  app.clock.advance(3_600_001);
  owner.headers = bearer((await signIn(owner.password)).json().access_token) as SignedIn['headers'];
  await get('answers.csv');
  await get('answers.csv', bearer(secret));
  expect((await eventsOf()).filter(({ detail }) => detail === 'answers.csv')).toHaveLength(3);
});

test('lists the download of a form, and what was taken by user_id, in the account that it was taken from', async () => {
  const member = await memberOf(app, owner, 'VIEWER');
  app.clock.advance(1);
  const form = await app.server.inject({
    method: 'POST',
    url: '/api/export/notes.csv',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      access_token: member.headers.authorization.replace('Bearer ', ''),
      account_id: owner.userId,
    }).toString(),
  });
  expect(form.statusCode).toBe(200);
  app.clock.advance(1);
  const named = await get(`brand.json?user_id=${owner.userId.toUpperCase()}`, member.headers);
  expect(named.statusCode).toBe(200);
  expect((await eventsOf()).slice(0, 2)).toMatchObject([
    { email: member.email, action: 'Exported data', detail: 'brand.json' },
    { email: member.email, action: 'Exported data', detail: 'notes.csv' },
  ]);
});

test('leaves out what was refused, in every account', async () => {
  const stranger = await app.signedIn();
  const id = '7c1a2f62-7f6f-4e0e-9f63-0f2f5f4b7f11';
  for (const path of ['answers.csv?', 'metrics.csv?by=no&', 'notes.csv?', `report.pdf?id=${id}&`]) {
    const url = `${path}user_id=${owner.userId}`;
    expect((await get(url, stranger.headers)).statusCode).toBeGreaterThanOrEqual(400);
    const inside = inAccount(stranger, owner.userId);
    expect((await get(path, inside)).statusCode).toBeGreaterThanOrEqual(400);
  }
  expect(await eventsOf()).toEqual([]);
  expect(await eventsOf(stranger.headers)).toEqual([]);
});

test('forgets the address of a deleted person in notes and reports of others', async () => {
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  const member = await memberOf(app, owner, 'EDITOR');
  const send = async (query: string, headers: Record<string, string>) => {
    const { data, errors } = await graphql<Record<string, unknown>>(app, headers, query);
    expect(errors).toBeUndefined();
    return JSON.stringify(data);
  };
  const note =
    'addNote(input: { day: "2025-04-01", text: "Price changed" }) { note { id } errors { message } }';
  await send(`mutation { ${note} }`, member.inside);
  await send('mutation { createAccountReport(input: { recipients: [] }) { id } }', member.inside);
  const read = () =>
    send(
      '{ notes(first: 5) { nodes { text author changedBy } } accountReports(first: 5) { nodes { madeBy } } }',
      owner.headers,
    );
  expect(await read()).toContain(member.email);
  await send(`mutation { deleteAccount(confirm: "${member.email}") { errors { message } } }`, member.headers);
  const after = await read();
  expect(after).toContain('Price changed');
  expect(after).not.toContain(member.email);
});

test('forgets the address of a deleted person in what others did to them', async () => {
  const member = await memberOf(app, owner, 'VIEWER');
  const similar = `x.${member.email}`;
  app.clock.advance(1);
  await graphql(
    app,
    owner.headers,
    'mutation ($id: ID!) { changeMemberRole(personId: $id, role: EDITOR) { people { id } } }',
    { id: member.userId },
  );
  app.clock.advance(1);
  await graphql(
    app,
    owner.headers,
    'mutation ($email: String!) { invitePerson(email: $email, role: VIEWER) { errors { message } } }',
    { email: similar },
  );
  const { data, errors } = await graphql<{ deleteAccount: { deleted: boolean } }>(
    app,
    member.headers,
    'mutation ($email: String!) { deleteAccount(confirm: $email) { errors { message } } }',
    { email: member.email.toUpperCase() },
  );
  expect([errors, data]).toMatchObject([undefined, { deleteAccount: { errors: [] } }]);
  const events = await eventsOf();
  expect(events.map(({ action, detail, email }) => [action, detail, email])).toEqual([
    ['Invited somebody', similar, owner.email],
    ['Changed a role', 'a deleted person: editor', owner.email],
    ['Accepted an invitation', 'As viewer', null],
    ['Invited somebody', 'a deleted person', owner.email],
  ]);
});
