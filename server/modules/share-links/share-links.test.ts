import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../db/client.ts';
import { DAY_MS } from '../../lib/days.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';
import { bearer, createToken } from '../../testing/tokens.ts';

const CREATE = `mutation ($input: CreateShareLinkInput!) {
  createShareLink(input: $input) { token shareLink { id } errors { field message } }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeShareLink(id: $id) { shareLinks { id state } } }';
const COUNT = 'mutation ($token: String!) { countShareLinkOpen(token: $token) }';
const LIST = `{ shareLinks { id name screen subject days from to platform { key } compare state createdBy opens lastOpenedAt
  opensByDay { date opens } } }`;
const NUMBERS = `query ($token: String!) { sharedView(token: $token) { screen brandName
  dashboard { range { from to } metrics {
    id answers previous { answers range { from to } } competitors { rankings { id name } }
  } }
  topicDashboard { topic { name } metrics { answers } }
} }`;
const HEAD_TO_HEAD = `query ($token: String!) { sharedView(token: $token) { screen brandName
  headToHead {
    brand { id name } competitor { id name } totals { company { id } mentions } prompts { prompt { id question } }
  }
} }`;
const WHAT_CHANGED = `query ($token: String!) { sharedView(token: $token) { screen brandName
  whatChanged { before { from to } after { from to } prompts { items { id name } } }
} }`;

/** Days of April 2025 from the 1st. */
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => `2025-04-${String(index + 1).padStart(2, '0')}`);

const recordings = (whole: number) =>
  days(whole).flatMap((day, index) =>
    ['chatgpt', 'gemini'].map((platform) =>
      answer({
        ...{ id: `${day} ${platform}`, platform, prompt: 'Which note app is best?' },
        collectedAt: `${day}T10:00:00Z`,
        answer: index % 2 ? 'Quillmark is good.' : 'Tarnwick is good.',
      }),
    ),
  );

interface Shown {
  screen: string;
  brandName: string;
  dashboard: {
    range: { from: string; to: string };
    metrics: {
      id: string;
      answers: number;
      previous: { answers: number; range: { from: string; to: string } } | null;
      competitors: { rankings: { id: string; name: string }[] };
    };
  } | null;
  topicDashboard: { topic: { name: string }; metrics: { answers: number } } | null;
  headToHead: { competitor: { id: string; name: string }; totals: { company: { id: string } }[] } | null;
  whatChanged: { before: object; after: object; prompts: { items: { id: string; name: string }[] } } | null;
}

let app: TestApp;
let owner: SignedIn;
let ids: { topic: string; competitor: string };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(60_000);
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, recordings(20));
  ids = await idsOf(owner);
});

async function idsOf({ headers }: SignedIn) {
  const { data } = await graphql<{ topics: { id: string }[]; trackedCompetitors: { id: string }[] }>(
    app,
    headers,
    '{ topics { id } trackedCompetitors { id } }',
  );
  return { topic: data.topics[0]?.id ?? '', competitor: data.trackedCompetitors[0]?.id ?? '' };
}

interface Created {
  createShareLink: {
    token: string;
    shareLink: { id: string };
    errors: { field: string; message: string }[];
  };
}

const tryToCreate = (input: object, headers: Record<string, string> = owner.headers) =>
  graphql<Created>(app, headers, CREATE, { input: { name: 'For the board', screen: 'OVERVIEW', ...input } });

async function create(input: object = {}, headers?: Record<string, string>) {
  const reply = await tryToCreate(input, headers);
  if (!reply.data?.createShareLink.token) throw new Error(JSON.stringify(reply));
  const { token, shareLink } = reply.data.createShareLink;
  return { token, id: shareLink.id };
}

const visit = async (token: string, headers = {}, query = NUMBERS) =>
  (await graphql<{ sharedView: Shown | null }>(app, headers, query, { token })).data.sharedView;

interface Listed {
  id: string;
  state: string;
  opens: number;
  opensByDay: { date: string; opens: number }[];
}
const list = async ({ headers } = owner) =>
  (await graphql<{ shareLinks: Listed[] }>(app, headers, LIST)).data.shareLinks;
const count = (token: string) => graphql(app, {}, COUNT, { token });

describe('a share link', () => {
  test('shows its view without a sign-in, with the numbers that the screen has', async () => {
    const { token } = await create({ filter: { days: 10 } });
    expect(token).toMatch(/^[\w-]{43}$/);
    const own = await graphql<{ dashboard: { metrics: { answers: number } } }>(
      app,
      owner.headers,
      '{ dashboard(filter: { days: 10 }) { metrics { answers } } }',
    );
    const shown = await visit(token);
    expect(shown).toMatchObject({
      ...{ screen: 'OVERVIEW', brandName: 'Quillmark' },
      topicDashboard: null,
    });
    expect(shown?.dashboard?.range).toEqual({ from: '2025-04-11', to: '2025-04-20' });
    expect(shown?.dashboard?.metrics.answers).toBe(own.data.dashboard.metrics.answers);
    expect(shown?.dashboard?.metrics.answers).toBe(20);
  });

  test('of fixed days stays on them, of a number of days moves on', async () => {
    const fixed = await create({ filter: { from: '2025-04-11', to: '2025-04-20', platform: 'chatgpt' } });
    const moving = await create({ filter: { days: 10 } });
    const later = ['2025-04-25'].map((day) =>
      answer({
        ...{ id: day, platform: 'chatgpt', prompt: 'Which note app is best?', answer: 'Quillmark.' },
        collectedAt: `${day}T10:00:00Z`,
      }),
    );
    await importInto(app, owner.headers, QUILLMARK, later);
    const rangeOf = async (token: string) => (await visit(token))?.dashboard?.range;
    expect(await rangeOf(fixed.token)).toEqual({ from: '2025-04-11', to: '2025-04-20' });
    expect((await visit(fixed.token))?.dashboard?.metrics.answers).toBe(10);
    expect(await rangeOf(moving.token)).toEqual({ from: '2025-04-16', to: '2025-04-25' });
  });

  test('shows the range before only where it compares', async () => {
    const alone = await create({ filter: { days: 10 } });
    const compared = await create({ filter: { days: 10 }, compare: true });
    expect((await visit(alone.token))?.dashboard?.metrics.previous).toBeNull();
    expect((await visit(compared.token))?.dashboard?.metrics.previous?.range).toEqual({
      from: '2025-04-01',
      to: '2025-04-10',
    });
  });

  test('shows a topic, a head to head, or what changed', async () => {
    const topic = await create({ screen: 'TOPIC', subjectId: ids.topic });
    expect((await visit(topic.token))?.topicDashboard).toMatchObject({ metrics: { answers: 40 } });
    const both = await create({ screen: 'HEAD_TO_HEAD', subjectId: ids.competitor, filter: { days: 7 } });
    expect((await visit(both.token, {}, HEAD_TO_HEAD))?.headToHead).toMatchObject({
      competitor: { name: 'Tarnwick' },
    });
    const filter = { from: '2025-04-15', to: '2025-04-20' };
    const before = { from: '2025-04-02', to: '2025-04-08' };
    const changed = await create({ screen: 'WHAT_CHANGED', filter, before });
    expect((await visit(changed.token, {}, WHAT_CHANGED))?.whatChanged).toMatchObject({
      before,
      after: filter,
    });
  });

  test('gives ids that are of no use elsewhere, and the same in every place', async () => {
    const { token } = await create({ screen: 'HEAD_TO_HEAD', subjectId: ids.competitor });
    const shown = (await visit(token, {}, HEAD_TO_HEAD))?.headToHead;
    const competitor = shown?.competitor.id ?? '';
    expect(competitor).not.toBe(ids.competitor);
    expect(shown?.totals.map(({ company }) => company.id)).toContain(competitor);
    const other = await create({ screen: 'HEAD_TO_HEAD', subjectId: ids.competitor });
    expect((await visit(other.token, {}, HEAD_TO_HEAD))?.headToHead?.competitor.id).not.toBe(competitor);
  });

  test('tells no id and no address of its account', async () => {
    for (const [query, input] of [
      [NUMBERS, {}],
      [NUMBERS, { screen: 'TOPIC', subjectId: ids.topic }],
      [HEAD_TO_HEAD, { screen: 'HEAD_TO_HEAD', subjectId: ids.competitor }],
      [WHAT_CHANGED, { screen: 'WHAT_CHANGED' }],
    ] as const) {
      const text = JSON.stringify(await visit((await create(input)).token, {}, query));
      expect(text).toContain('Quillmark');
      for (const secret of [owner.userId, owner.email, ids.topic, ids.competitor]) {
        expect(text).not.toContain(secret);
      }
      expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    }
  });

  test('is stored as a hash', async () => {
    const { token } = await create();
    const stored = await rows<{ row: string }>(
      app.database.db,
      sql`select l::text as row from sightline.share_link l where user_id = ${owner.userId}`,
    );
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('is kept out of caches and search engines', async () => {
    const { token } = await create();
    for (const each of [token, 'x'.repeat(43)]) {
      const { headers } = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: owner.headers,
        payload: { query: NUMBERS, variables: { token: each } },
      });
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
    }
  });
});

describe('the end of a link', () => {
  test('comes at once when it is revoked, also for somebody who is signed in', async () => {
    const { token, id } = await create();
    expect(await visit(token, owner.headers)).not.toBeNull();
    await graphql(app, owner.headers, REVOKE, { id });
    expect(await visit(token)).toBeNull();
    expect(await visit(token, owner.headers)).toBeNull();
    expect(await list()).toMatchObject([{ state: 'REVOKED' }]);
    const again = await graphql(app, owner.headers, REVOKE, { id });
    expect(again.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', field: 'id' });
  });

  test('comes with its expiry', async () => {
    const { token } = await create({ expiresInDays: 1 });
    app.clock.advance(DAY_MS - 1000);
    expect(await visit(token)).not.toBeNull();
    app.clock.advance(1000);
    expect(await visit(token)).toBeNull();
    owner = { ...owner, ...(await signInAgain()) };
    expect(await list()).toMatchObject([{ state: 'EXPIRED' }]);
  });

  test('comes when the account does not track its competitor any more', async () => {
    const { token } = await create({ screen: 'HEAD_TO_HEAD', subjectId: ids.competitor });
    await importInto(app, owner.headers, { brand: { name: 'Quillmark' }, competitors: [] }, []);
    expect(await visit(token)).toBeNull();
    expect(await list()).toMatchObject([{ subject: null, state: 'LIVE' }]);
  });

  test('comes with its account', async () => {
    const { token } = await create();
    await app.database.db.execute(sql`delete from sightline.account where user_id = ${owner.userId}`);
    expect(await visit(token)).toBeNull();
  });

  async function signInAgain() {
    const reply = await app.server.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: owner.email, password: owner.password },
    });
    return { headers: bearer(reply.json().access_token) };
  }
});

test.each(['', 'none', 'x'.repeat(43), `${'x'.repeat(42)}\u0000`, 'x'.repeat(5000)])(
  'a wrong token %# shows nothing',
  async (token) => {
    expect(await visit(token)).toBeNull();
    const counted = await graphql(app, {}, COUNT, { token });
    expect(counted.data).toEqual({ countShareLinkOpen: true });
  },
);

describe('opens', () => {
  test('are counted by day, and only when the page says so', async () => {
    const { token } = await create();
    await visit(token);
    expect((await list())[0]).toMatchObject({ opens: 0, opensByDay: [], lastOpenedAt: null });
    await count(token);
    await count(token);
    const today = app.clock.now().toISOString().slice(0, 10);
    const [link] = await list();
    expect(link).toMatchObject({ opens: 2, opensByDay: [{ date: today, opens: 2 }] });
    expect(link).toMatchObject({ lastOpenedAt: app.clock.now().toISOString() });
  });

  test('are not counted for a link that has ended, nor without end for one address', async () => {
    const { token, id } = await create();
    for (let open = 0; open < 32; open++) await count(token);
    expect((await list())[0]?.opens).toBe(30);
    await graphql(app, owner.headers, REVOKE, { id });
    app.clock.advance(3_600_000);
    await count(token);
    const stored = await rows<{ opens: number }>(
      app.database.db,
      sql`select opens from sightline.share_link where id = ${id}`,
    );
    expect(stored).toEqual([{ opens: 30 }]);
  });
});

describe('creating', () => {
  test.each([
    [{ name: ' ' }, 'name', 'A name is needed.'],
    [{ name: 'x'.repeat(81) }, 'name', 'At most 80 characters.'],
    [{ expiresInDays: 366 }, 'expiresInDays', 'Choose 1, 7, 30, 90 or 365 days.'],
  ])('refuses %j', async (input, field, message) => {
    const { data } = await tryToCreate(input);
    expect(data.createShareLink).toMatchObject({ token: null, errors: [{ field, message }] });
    expect(await list()).toEqual([]);
  });

  test.each([
    [{ filter: { days: 3661 } }, 'days'],
    [{ filter: { from: '2025-04-01' } }, 'filter'],
    [{ filter: { platform: 'Chat GPT' } }, 'platform'],
    [{ compare: true }, 'compare'],
    [{ screen: 'WHAT_CHANGED', filter: { days: 7 }, compare: true }, 'compare'],
    [{ screen: 'TOPIC' }, 'subjectId'],
    [{ screen: 'TOPIC', subjectId: 'all' }, 'subjectId'],
    [{ subjectId: '7c1a2f62-7f6f-4e0e-9f63-0f2f5f4b7f11' }, 'subjectId'],
    [{ before: { from: '2025-04-01', to: '2025-04-02' } }, 'before'],
    [{ screen: 'WHAT_CHANGED', filter: { days: 100 } }, 'filter'],
  ])('refuses the view %j', async (input, field) => {
    const { errors } = await tryToCreate(input);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
    expect(await list()).toEqual([]);
  });

  test('allows 100 live links, also when they are created concurrently', async () => {
    await Promise.all(Array.from({ length: 98 }, () => create()));
    const made = await Promise.all(Array.from({ length: 4 }, () => tryToCreate({})));
    expect(made.filter(({ data }) => data.createShareLink.token)).toHaveLength(2);
    const [link] = await list();
    await graphql(app, owner.headers, REVOKE, { id: link?.id });
    expect((await tryToCreate({})).data.createShareLink.errors).toEqual([]);
  });

  test('needs a session or a token that may write', async () => {
    expect((await tryToCreate({}, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const read = await createToken(app, owner);
    expect((await tryToCreate({}, bearer(read.secret))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const write = await createToken(app, owner, { scope: 'WRITE' });
    await create({}, bearer(write.secret));
    expect(await list()).toMatchObject([{ createdBy: owner.email, state: 'LIVE' }]);
  });
});

describe('of another account', () => {
  test('links are neither listed nor revoked, and their subjects cannot be shared', async () => {
    const { id, token } = await create();
    const stranger = await app.signedIn();
    await importInto(app, stranger.headers, { brand: { name: 'Vellis' } }, []);
    expect(await list(stranger)).toEqual([]);
    const { errors } = await graphql(app, stranger.headers, REVOKE, { id });
    expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', field: 'id' });
    expect(await visit(token)).not.toBeNull();
    for (const input of [
      { screen: 'TOPIC', subjectId: ids.topic },
      { screen: 'HEAD_TO_HEAD', subjectId: ids.competitor },
    ]) {
      const refused = await tryToCreate(input, stranger.headers);
      expect(refused.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', field: 'subjectId' });
    }
  });

  test('nothing is shown to a visitor who is signed in there', async () => {
    const { token } = await create();
    const stranger = await app.signedIn();
    await importInto(app, stranger.headers, { brand: { name: 'Vellis' } }, []);
    const shown = await visit(token, stranger.headers);
    expect(shown?.brandName).toBe('Quillmark');
    expect(JSON.stringify(shown)).not.toContain('Vellis');
  });
});

describe('rate limits', () => {
  test('hold for a visitor', async () => {
    app.clock.advance(60_000);
    const { token } = await create();
    const open = () => graphql(app, {}, '{ sharedView(token: "guess") { id } }');
    for (let guess = 0; guess < 120; guess++) await open();
    const { errors } = await graphql(app, {}, NUMBERS, { token });
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    app.clock.advance(60_000);
    expect(await visit(token)).not.toBeNull();
  });
});
