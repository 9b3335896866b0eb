import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { accept, inAccount, invite, memberOf } from '../../testing/people.ts';
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
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
});

type Headers = Record<string, string>;
const codeOf = (reply: { errors?: { extensions: { code?: unknown } }[] | undefined }) =>
  reply.errors?.[0]?.extensions.code;

const VIEWER = '{ viewer { id personId email accountRole brand { name } } }';
const viewerOf = async (headers: Headers) =>
  (await graphql<{ viewer: unknown }>(app, headers, VIEWER)).data?.viewer;
const save = (headers: Headers, name: string) =>
  graphql(
    app,
    headers,
    'mutation ($name: String!) { saveBrand(input: { brand: { name: $name } }) { errors { message } } }',
    { name },
  );
const change = (headers: Headers, mutation: string, personId: string) =>
  graphql(app, headers, `mutation ($personId: ID!) { ${mutation} { people { members { email role } } } }`, {
    personId,
  });
const people = async (headers: Headers) =>
  (
    await graphql<{
      people: { members: { email: string; role: string }[]; invitations: { id: string; email: string }[] };
    }>(app, headers, '{ people { members { email role } invitations { id email } } }')
  ).data.people;

describe('an invitation', () => {
  test('names the account to the invited person alone, and makes them a member once', async () => {
    const person = await app.signedIn();
    const stranger = await app.signedIn();
    const token = await invite(app, owner.headers, person.email, 'EDITOR');
    const opened =
      'query ($token: String!) { invitation(token: $token) { state accountName role invitedBy } }';
    const open = async (headers: Headers) =>
      (await graphql<{ invitation: unknown }>(app, headers, opened, { token })).data.invitation;
    expect(await open(person.headers)).toEqual({
      ...{ state: 'OPEN', accountName: 'Quillmark', role: 'EDITOR', invitedBy: owner.email },
    });
    expect(await open(stranger.headers)).toEqual({
      ...{ state: 'OTHER_ADDRESS', accountName: null, role: null, invitedBy: null },
    });
    expect(codeOf(await accept(app, stranger.headers, token))).toBe('NOT_FOUND');
    expect((await accept(app, person.headers, token)).data.acceptInvitation.accountId).toBe(owner.userId);
    expect(codeOf(await accept(app, person.headers, token))).toBe('NOT_FOUND');
    expect(await open(person.headers)).toMatchObject({ state: 'ENDED' });
    expect(await viewerOf(inAccount(person, owner.userId))).toEqual({
      ...{ id: owner.userId, personId: person.userId, email: person.email },
      ...{ accountRole: 'EDITOR', brand: { name: 'Quillmark' } },
    });
    expect(await viewerOf(person.headers)).toMatchObject({ id: person.userId, accountRole: 'OWNER' });
  });

  test('ends when it is withdrawn, replaced or a week old', async () => {
    const person = await app.signedIn();
    const first = await invite(app, owner.headers, person.email, 'VIEWER');
    const second = await invite(app, owner.headers, person.email.toUpperCase(), 'VIEWER').catch(() => '');
    expect(codeOf(await accept(app, person.headers, first))).toBe('NOT_FOUND');
    expect(second).not.toBe('');
    const [waiting, ...others] = (await people(owner.headers)).invitations;
    expect(others).toEqual([]);
    await graphql(
      app,
      owner.headers,
      'mutation ($id: ID!) { withdrawInvitation(id: $id) { people { id } } }',
      {
        id: waiting?.id,
      },
    );
    expect(codeOf(await accept(app, person.headers, second))).toBe('NOT_FOUND');
    const late = await createTestApp();
    const host = await late.signedIn();
    const guest = await late.signedIn();
    const token = await invite(late, host.headers, guest.email, 'VIEWER');
    late.clock.advance(7 * 86_400_000);
    const again = await late.server.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: guest.email, password: guest.password },
    });
    const headers = bearer(again.json().access_token);
    expect(codeOf(await accept(late, headers, token))).toBe('NOT_FOUND');
    await late.close();
  });

  test.each([
    ['no address', 'nobody', 'Enter an e-mail address.'],
    ['an owner’s own address', '', 'This person is in the account already.'],
  ])('refuses %s', async (_name, email, message) => {
    const { data } = await graphql<{ invitePerson: { errors: { message: string }[] } }>(
      app,
      owner.headers,
      'mutation ($email: String!) { invitePerson(email: $email, role: VIEWER) { errors { message } } }',
      { email: email || owner.email },
    );
    expect(data.invitePerson.errors).toEqual([{ message }]);
  });

  test('is not accepted by an API token', async () => {
    const person = await app.signedIn();
    const { secret } = await createToken(app, person, { scope: 'WRITE' });
    const token = await invite(app, owner.headers, person.email, 'OWNER');
    expect(codeOf(await accept(app, bearer(secret), token))).toBe('FORBIDDEN');
  });
});

describe('roles', () => {
  test('a viewer reads and changes nothing', async () => {
    const { inside } = await memberOf(app, owner, 'VIEWER');
    expect(await viewerOf(inside)).toMatchObject({ accountRole: 'VIEWER', brand: { name: 'Quillmark' } });
    const refused = await save(inside, 'Vellis');
    expect(codeOf(refused)).toBe('FORBIDDEN');
    expect(refused.errors?.[0]?.message).toBe(
      'You may look at this account but not change it. Ask an owner for the role of an editor.',
    );
    expect(await viewerOf(owner.headers)).toMatchObject({ brand: { name: 'Quillmark' } });
  });

  test('an editor changes the account but not who is in it', async () => {
    const { inside, userId } = await memberOf(app, owner, 'EDITOR');
    expect((await save(inside, 'Vellis')).errors).toBeUndefined();
    expect(await viewerOf(owner.headers)).toMatchObject({ brand: { name: 'Vellis' } });
    for (const mutation of [
      'invitePerson(email: "ada@example.com", role: OWNER)',
      'changeMemberRole(personId: $personId, role: OWNER)',
      'removeMember(personId: $personId)',
    ]) {
      const declared = mutation.includes('$') ? mutation : `${mutation}`;
      const { errors } = await graphql(
        app,
        inside,
        mutation.includes('$')
          ? `mutation ($personId: ID!) { ${declared} { people { id } } }`
          : `mutation { ${declared} { people { id } } }`,
        { personId: userId },
      );
      expect(errors?.[0]?.message).toBe('Only an owner of this account can do this.');
    }
    expect((await people(inside)).invitations).toEqual([]);
  });

  test('an owner changes roles and removes members, but never the person whose account it is', async () => {
    const second = await memberOf(app, owner, 'OWNER');
    const third = await memberOf(app, owner, 'VIEWER');
    const promoted = await change(
      second.inside,
      'changeMemberRole(personId: $personId, role: EDITOR)',
      third.userId,
    );
    expect(promoted.errors).toBeUndefined();
    expect((await save(third.inside, 'Vellis')).errors).toBeUndefined();
    for (const mutation of [
      'changeMemberRole(personId: $personId, role: VIEWER)',
      'removeMember(personId: $personId)',
    ]) {
      expect(codeOf(await change(second.inside, mutation, owner.userId))).toBe('BAD_USER_INPUT');
    }
    await change(second.inside, 'removeMember(personId: $personId)', third.userId);
    expect((await people(owner.headers)).members.map(({ email }) => email)).toEqual([
      owner.email,
      second.email,
    ]);
  });

  test('of two owners who remove each other at once, one stays', async () => {
    const [one, other] = [await memberOf(app, owner, 'OWNER'), await memberOf(app, owner, 'OWNER')];
    const remove = 'removeMember(personId: $personId)';
    const replies = await Promise.all([
      change(one.inside, remove, other.userId),
      change(other.inside, remove, one.userId),
    ]);
    const removed = replies.filter(({ errors, status }) => status === 200 && !errors);
    expect(removed).toHaveLength(1);
    expect((await people(owner.headers)).members).toHaveLength(2);
  });

  test('a token of a person who becomes a viewer changes nothing any more', async () => {
    const person = await memberOf(app, owner, 'EDITOR');
    const { secret } = await createToken(app, person, { scope: 'WRITE' });
    const token = { ...bearer(secret), 'x-account-id': owner.userId };
    expect((await save(token, 'Vellis')).errors).toBeUndefined();
    await change(owner.headers, 'changeMemberRole(personId: $personId, role: VIEWER)', person.userId);
    expect(codeOf(await save(token, 'Tarnwick'))).toBe('FORBIDDEN');
    expect(await viewerOf(token)).toMatchObject({ accountRole: 'VIEWER', brand: { name: 'Vellis' } });
  });

  test('an invitation that is accepted twice at once makes one member', async () => {
    const person = await app.signedIn();
    const token = await invite(app, owner.headers, person.email, 'VIEWER');
    const replies = await Promise.all([1, 2].map(() => accept(app, person.headers, token)));
    expect(replies.map(codeOf).toSorted()).toEqual(['NOT_FOUND', undefined]);
  });

  test('a removed member sees nothing from the next request on, stored replies included', async () => {
    const person = await memberOf(app, owner, 'EDITOR');
    const { secret } = await createToken(app, person, { scope: 'WRITE' });
    const headers = { ...person.inside, 'content-type': 'application/json' };
    const ask = () =>
      app.server.inject({ method: 'POST', url: '/graphql', headers, payload: { query: VIEWER } });
    for (let time = 0; time < 3; time++)
      expect((await ask()).json().data.viewer.brand.name).toBe('Quillmark');
    await change(owner.headers, 'removeMember(personId: $personId)', person.userId);
    const reply = await ask();
    expect([reply.statusCode, reply.json().errors[0].extensions.code]).toEqual([403, 'ACCOUNT_FORBIDDEN']);
    expect(reply.body).not.toMatch(/quillmark/i);
    expect((await graphql(app, { ...bearer(secret), 'x-account-id': owner.userId }, VIEWER)).status).toBe(
      403,
    );
    const url = `/api/impressions?user_id=${owner.userId}`;
    expect((await app.server.inject({ url, headers: person.headers })).statusCode).toBe(403);
  });

  test('a member leaves', async () => {
    const { inside, headers } = await memberOf(app, owner, 'VIEWER');
    const leave = 'mutation { leaveAccount { left } }';
    expect((await graphql(app, inside, leave)).errors).toBeUndefined();
    expect((await graphql(app, inside, VIEWER)).status).toBe(403);
    expect(codeOf(await graphql(app, headers, leave))).toBe('BAD_USER_INPUT');
  });
});

describe('accounts', () => {
  const list = async (headers: Headers, search?: string) =>
    (
      await graphql<{ accounts: { id: string; name: string; role: string; own: boolean }[] }>(
        app,
        headers,
        'query ($search: String) { accounts(search: $search) { id name role own } }',
        { search },
      )
    ).data.accounts;

  test('a member sees their own and those they are in', async () => {
    const person = await memberOf(app, owner, 'VIEWER');
    const expected = [
      { id: person.userId, name: person.email, role: 'OWNER', own: true },
      { id: owner.userId, name: 'Quillmark', role: 'VIEWER', own: false },
    ];
    expect(await list(person.headers)).toEqual(expected);
    expect(await list(person.inside)).toEqual(expected);
    expect(await list(person.headers, 'QUILL')).toEqual(expected.slice(1));
  });

  test('a search takes every character as it is, but for those that no name has', async () => {
    const person = await memberOf(app, owner, 'VIEWER');
    for (const search of ['%', '_ui', '\ud800']) expect(await list(person.headers, search)).toEqual([]);
    expect(await list(person.headers, 'QUI\u0000LL')).toMatchObject([{ id: owner.userId }]);
  });

  test('an analyst enters every account to look', async () => {
    const analyst = await app.signedIn();
    await createServices(app.database.db, app.config).accounts.open({ ...analyst, role: 'analyst' });
    expect((await list(analyst.headers)).map(({ id }) => id)).toContain(owner.userId);
    const inside = inAccount(analyst, owner.userId);
    expect(await viewerOf(inside)).toMatchObject({ accountRole: 'VIEWER', brand: { name: 'Quillmark' } });
    expect(codeOf(await save(inside, 'Vellis'))).toBe('FORBIDDEN');
  });

  test.each(['somebody', 'nobody'])('a stranger does not enter the account of %s', async (whose) => {
    const stranger = await app.signedIn();
    const id = whose === 'somebody' ? owner.userId : '00000000-0000-4000-8000-000000000000';
    const reply = await graphql(app, inAccount(stranger, id), VIEWER);
    expect([reply.status, reply.errors?.[0]?.message]).toEqual([403, 'You have no access to this account.']);
  });

  test('names the header that holds no id', async () => {
    const reply = await graphql(app, inAccount(owner, 'mine'), VIEWER);
    expect([reply.status, reply.errors?.[0]?.message]).toEqual([
      400,
      'X-Account-Id must be the id of an account (UUID).',
    ]);
  });

  test('REST takes the account as user_id, and downloads as a field of the form', async () => {
    const person = await memberOf(app, owner, 'VIEWER');
    const url = `/api/impressions?user_id=${owner.userId}`;
    const own = await app.server.inject({ url, headers: owner.headers });
    const reply = await app.server.inject({ url, headers: person.headers });
    expect([reply.statusCode, reply.json()]).toEqual([200, own.json()]);
    const form = { access_token: person.accessToken, account_id: owner.userId };
    const file = await app.server.inject({
      method: 'POST',
      url: '/api/export/brand.json',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    expect(file.json().name).toBe('Quillmark');
  });

  test('API tokens are the person’s, whichever account they are in', async () => {
    const person = await memberOf(app, owner, 'EDITOR');
    const { data } = await graphql<{ createApiToken: { secret: string } }>(
      app,
      person.inside,
      'mutation { createApiToken(input: { name: "Mine", scope: WRITE }) { secret } }',
    );
    const token = bearer(data.createApiToken.secret);
    expect(await viewerOf(token)).toMatchObject({ id: person.userId });
    expect(await viewerOf({ ...token, 'x-account-id': owner.userId })).toMatchObject({ id: owner.userId });
    const owned = await graphql<{ apiTokens: unknown[] }>(app, owner.headers, '{ apiTokens { id } }');
    expect(owned.data.apiTokens).toEqual([]);
  });
});

test('a deleted person is in no account, and what they did keeps no name', async () => {
  const person = await memberOf(app, owner, 'EDITOR');
  await save(person.inside, 'Vellis');
  const { data } = await graphql<{ deleteAccount: { deleted: boolean } }>(
    app,
    person.inside,
    'mutation ($confirm: String!) { deleteAccount(confirm: $confirm) { deleted } }',
    { confirm: person.email },
  );
  expect(data.deleteAccount.deleted).toBe(true);
  expect(await people(owner.headers)).toEqual({
    members: [{ email: owner.email, role: 'OWNER' }],
    invitations: [],
  });
  expect(await viewerOf(owner.headers)).toMatchObject({ brand: { name: 'Vellis' } });
});
