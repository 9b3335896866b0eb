import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';
import { memberOf } from '../../testing/people.ts';
import { bearer, createToken } from '../../testing/tokens.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signedIn();
});

interface Event {
  email: string | null;
  byToken: boolean;
  action: string;
  detail: string | null;
  times: number;
}

async function eventsOf(
  headers: Record<string, string>,
  page: { first?: number; after?: string | null } = {},
) {
  const { data, errors } = await graphql<{ auditEvents: { nodes: Event[]; endCursor: string | null } }>(
    app,
    headers,
    `query ($first: Int! = 50, $after: String) {
       auditEvents(first: $first, after: $after) { nodes { email byToken action detail times } endCursor } }`,
    page,
  );
  return { ...data?.auditEvents, errors };
}
const actions = async () => (await eventsOf(owner.headers)).nodes?.map(({ action }) => action);

const save = (headers: Record<string, string>, name: string) =>
  graphql(
    app,
    headers,
    'mutation ($name: String!) { saveBrand(input: { brand: { name: $name } }) { errors { message } } }',
    { name },
  );

test('lists who changed what, the latest first', async () => {
  const editor = await memberOf(app, owner, 'EDITOR');
  app.clock.advance(1);
  const { secret } = await createToken(app, owner, { scope: 'WRITE' });
  app.clock.advance(1000);
  await save(editor.inside, 'Quillmark');
  app.clock.advance(1000);
  await graphql(app, bearer(secret), 'mutation { addTopics(names: ["One", "Two"]) { errors { message } } }');
  expect((await eventsOf(owner.headers)).nodes).toEqual([
    { email: owner.email, byToken: true, action: 'Added topics', detail: '2 topics', times: 1 },
    {
      email: editor.email,
      byToken: false,
      action: 'Saved brand and competitors',
      detail: 'Quillmark',
      times: 1,
    },
    { email: owner.email, byToken: false, action: 'Created an API token', detail: 'A token', times: 1 },
    { email: editor.email, byToken: false, action: 'Accepted an invitation', detail: 'As editor', times: 1 },
    { email: owner.email, byToken: false, action: 'Invited somebody', detail: editor.email, times: 1 },
  ]);
  expect((await eventsOf(editor.headers)).nodes).toEqual([]);
});

test('says whom a change of people concerns', async () => {
  const member = await memberOf(app, owner, 'VIEWER');
  for (const mutation of ['changeMemberRole(personId: $id, role: EDITOR)', 'removeMember(personId: $id)']) {
    app.clock.advance(1);
    const { errors } = await graphql(
      app,
      owner.headers,
      `mutation ($id: ID!) { ${mutation} { people { id } } }`,
      { id: member.userId },
    );
    expect(errors).toBeUndefined();
  }
  expect((await eventsOf(owner.headers)).nodes?.slice(0, 2)).toMatchObject([
    { action: 'Removed a member', detail: member.email },
    { action: 'Changed a role', detail: `${member.email}: editor` },
  ]);
});

test('lists API tokens in the account of their person, wherever they were made', async () => {
  const member = await memberOf(app, owner, 'EDITOR');
  app.clock.advance(1);
  const inside = { ...member, headers: { ...member.headers, ...member.inside } };
  const { id } = await createToken(app, inside);
  app.clock.advance(1);
  const revoke = 'mutation ($id: ID!) { revokeApiToken(id: $id) { apiTokens { id } } }';
  await graphql(app, member.inside, revoke, { id });
  expect((await eventsOf(member.headers)).nodes).toMatchObject([
    { action: 'Revoked an API token' },
    { action: 'Created an API token', detail: 'A token' },
  ]);
  expect(await actions()).toEqual(['Accepted an invitation', 'Invited somebody']);
});

test('lists logs that were sent and counted', async () => {
  await save(owner.headers, 'Quillmark');
  await graphql(
    app,
    owner.headers,
    'mutation { saveBrand(input: { brand: { name: "Quillmark", domain: "quillmark.example" } }) { errors { message } } }',
  );
  app.clock.advance(1);
  const day = app.clock.now().toUTCString().split(' ');
  const line = `203.0.113.9 - - [${day[1]}/${day[2]}/${day[3]}:00:00:01 +0000] "GET / HTTP/1.1" 200 10 "-" "Mozilla/5.0; compatible; GPTBot/1.2; +https://openai.com/gptbot"\n`;
  const sent = () =>
    app.server.inject({
      method: 'POST',
      url: '/api/visits?name=access.log',
      headers: { ...owner.headers, 'content-type': 'text/plain' },
      payload: line,
    });
  expect((await sent()).json().data).toMatchObject({ visits: 1 });
  expect((await eventsOf(owner.headers)).nodes?.[0]).toMatchObject({
    ...{ email: owner.email, action: 'Sent logs', detail: 'access.log' },
  });
});

test('counts the same within an hour as one', async () => {
  for (const minutes of [0, 30, 50, 61]) {
    app.clock.advance(minutes * 60_000 + 1);
    const again = await app.server.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: owner.email, password: owner.password },
    });
    owner.headers = bearer(again.json().access_token) as SignedIn['headers'];
    await save(owner.headers, 'Quillmark');
  }
  const saved = (await eventsOf(owner.headers)).nodes?.filter(({ action }) => action.startsWith('Saved'));
  expect(saved?.map(({ times }) => times)).toEqual([1, 3]);
});

test('leaves out what was refused', async () => {
  await save(owner.headers, '');
  const viewer = await memberOf(app, owner, 'VIEWER');
  await save(viewer.inside, 'Quillmark');
  expect(await actions()).toEqual(['Accepted an invitation', 'Invited somebody']);
});

test('never shows a secret', async () => {
  await graphql(
    app,
    owner.headers,
    'mutation { saveAlertWebhook(url: "https://hooks.example.com/secret-path") { errors { message } } }',
  );
  expect(await actions()).toEqual(['Changed the alert webhook']);
  expect(JSON.stringify(await eventsOf(owner.headers))).not.toContain('secret-path');
});

test('pages, and refuses a cursor that is none', async () => {
  for (const name of ['One', 'Two', 'Three']) {
    app.clock.advance(10);
    await save(owner.headers, name);
  }
  const first = await eventsOf(owner.headers, { first: 2 });
  expect(first.nodes?.map(({ detail }) => detail)).toEqual(['Three', 'Two']);
  const second = await eventsOf(owner.headers, { first: 2, after: first.endCursor ?? null });
  expect([second.nodes?.map(({ detail }) => detail), second.endCursor]).toEqual([['One'], null]);
  expect((await eventsOf(owner.headers, { after: 'nonsense' })).errors?.[0]?.message).toBe(
    'after must be `endCursor` of the previous page.',
  );
});

test('keeps events for a year', async () => {
  await save(owner.headers, 'Quillmark');
  const after = async (days: number) => {
    const services = createServices(app.database.db, app.config, {
      clock: () => new Date(app.clock.now().getTime() + days * 86_400_000),
    });
    const viewer = { userId: owner.userId } as Parameters<typeof services.audit.list>[0];
    const listed = (await services.audit.list(viewer, { first: 50 })).nodes.length;
    const [job] = services.audit.jobs;
    await job?.run({}, { signal: new AbortController().signal } as never);
    return { listed, stored: (await actions())?.length };
  };
  expect(await after(364)).toEqual({ listed: 1, stored: 1 });
  expect(await after(366)).toEqual({ listed: 0, stored: 0 });
});
