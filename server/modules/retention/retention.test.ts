import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices, type Services } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { createCollectingApp } from '../../testing/collecting.ts';
import { eventually } from '../../testing/eventually.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import { answer, DISCOVERABLE, QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { rollupsOf } from '../../testing/services.ts';

/** Of May 2025, long before the retention; and one of today. */
const ANSWERS = [
  ...RECORDINGS,
  ...DISCOVERABLE,
  answer({ id: 'new', collectedAt: new Date().toISOString(), answer: 'Quillmark is a great pick.' }),
];
const OLD_WITH_TEXT = 12;
const OLD_USABLE = 11;

let storage: S3Server;
let folder: string;
beforeAll(async () => {
  storage = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), 'sightline-texts-'));
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

/** An application with a retention of 30 days and an account with answers. */
interface Retained {
  app: TestApp;
  services: Services;
  owner: SignedIn;
  ask<T>(query: string, variables?: Record<string, unknown>): Promise<T>;
}

async function open(textArchive: TestApp['config']['textArchive']): Promise<Retained> {
  const app = await createTestApp({ config: { textRetentionDays: 30, textArchive } });
  const services = createServices(app.database.db, app.config, { clock: app.clock.now });
  const owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, ANSWERS);
  await services.discoveries.update(owner.userId);
  return {
    app,
    services,
    owner,
    async ask(query, variables = {}) {
      const { data, errors } = await graphql(app, owner.headers, query, variables);
      if (errors) throw new Error(errors[0]?.message);
      return data as never;
    },
  };
}

interface ListedAnswer {
  id: string;
  text: string;
  textState: string;
  textRemovedAt: string | null;
  textProblem: string | null;
  excerpt: { text: string };
  mentions: { company: { id: string; name: string }; position: number }[];
  citations: { url: string }[];
}

const ANSWER = `id text textState textRemovedAt textProblem excerpt { text mention { start } }
  mentions { company { id name } position sentiment spans { start end } } citations { url title }`;

const listed = async ({ ask }: Pick<Retained, 'ask'>) =>
  (await ask<{ answers: { nodes: ListedAnswer[] } }>(`{ answers(first: 40) { nodes { ${ANSWER} } } }`))
    .answers.nodes;

/** The archived answers, each read alone. */
async function archivedOf(kept: Retained): Promise<ListedAnswer[]> {
  const archived = (await listed(kept)).filter(({ textState }) => textState === 'ARCHIVED');
  return Promise.all(
    archived.map(async ({ id }) => {
      const query = `query ($id: ID!) { answer(id: $id) { ${ANSWER} } }`;
      return (await kept.ask<{ answer: ListedAnswer }>(query, { id })).answer;
    }),
  );
}

/** Everything that the numbers of an account are made of. */
async function numbersOf({ app, owner, ask }: Retained) {
  const companies = `{ discoveredCompanies { ranking { brandRank companies } companies { name rank answers firstDay } } }`;
  return {
    rollups: await rollupsOf(app.database.db, owner.userId),
    companies: await ask(companies),
    sources: (
      await app.server.inject({
        url: `/api/sources?user_id=${owner.userId}`,
        headers: owner.headers,
      })
    ).body,
    findings: (await listed({ ask })).map(({ id, mentions, citations }) => ({
      id,
      mentions,
      citations,
    })),
  };
}

const retention = ({ ask }: Retained) =>
  ask<{ textRetention: object }>(
    '{ textRetention { days archives archivedAnswers deletedAnswers namesCountFrom } viewer { outdatedAnswers } }',
  );

const RENAMED = {
  brand: { name: 'Tarnwick', aliases: [], domain: null },
  competitors: [{ name: 'Quillmark', aliases: [] }],
};
const SAVE = 'mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { errors { message } } }';
const REANALYSE = 'mutation { reanalyse { answers remaining } }';

const exportOf = async ({ app, owner }: Retained, name: string) =>
  (await app.server.inject({ url: `/api/export/${name}`, headers: owner.headers })).body;
const linesOf = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { id: string; answer: string; text_state?: string; sources: object[] },
    );

describe('without an archive', () => {
  let kept: Retained;
  let before: Awaited<ReturnType<typeof numbersOf>>;
  beforeAll(async () => {
    kept = await open(undefined);
    before = await numbersOf(kept);
    await kept.services.retention.removeOldTexts();
  });
  afterAll(() => kept.app.close());

  test('old texts are deleted and every number stays', async () => {
    expect(await numbersOf(kept)).toEqual(before);
    const answers = await listed(kept);
    const removed = answers.filter(({ textState }) => textState === 'DELETED');
    expect(removed).toHaveLength(OLD_WITH_TEXT);
    for (const each of removed)
      expect(each).toMatchObject({ text: '', textProblem: null, excerpt: { text: '' } });
    expect(removed[0]?.textRemovedAt?.slice(0, 10)).toBe(kept.app.clock.now().toISOString().slice(0, 10));
    const [latest] = answers;
    expect(latest).toMatchObject({
      text: 'Quillmark is a great pick.',
      textState: 'STORED',
      textRemovedAt: null,
    });
    expect(await retention(kept)).toEqual({
      textRetention: {
        days: 30,
        archives: false,
        archivedAnswers: 0,
        deletedAnswers: OLD_USABLE,
        namesCountFrom: null,
      },
      viewer: { outdatedAnswers: 0 },
    });
  });

  test('importing again changes nothing and brings no text back', async () => {
    const { importAnswers } = await kept.ask<{ importAnswers: object }>(
      'mutation ($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored unchanged } }',
      { answers: ANSWERS },
    );
    expect(importAnswers).toEqual({ stored: 0, unchanged: ANSWERS.length });
    expect((await listed(kept)).filter(({ text }) => text !== '')).toHaveLength(1);
  });

  test('people review answers with text only', async () => {
    const { reviewQueue } = await kept.ask<{ reviewQueue: { answer: { text: string } }[] }>(
      '{ reviewQueue(first: 50) { answer { text } } }',
    );
    expect(reviewQueue).toEqual([{ answer: { text: 'Quillmark is a great pick.' } }]);
    const [removed] = (await listed(kept)).filter(({ mentions, text }) => text === '' && mentions.length > 0);
    const input = { answerId: removed?.id, companyId: removed?.mentions[0]?.company.id, verdict: 'NEGATIVE' };
    await expect(
      kept.ask(
        'mutation ($input: ReviewMentionInput!) { reviewMention(input: $input) { errors { message } } }',
        {
          input,
        },
      ),
    ).rejects.toThrow(
      'The text of this answer was removed, so what was found in it can no longer be changed.',
    );
  });

  test('the export marks answers without text, and the import refuses them', async () => {
    const lines = linesOf(await exportOf(kept, 'answers.jsonl'));
    expect(lines).toHaveLength(ANSWERS.length);
    expect(lines.find(({ id }) => id === 'r1')).toMatchObject({
      answer: '',
      text_state: 'deleted',
      sources: [{ url: 'https://reviews.example/best' }],
    });
    expect(lines.find(({ id }) => id === 'new')).not.toHaveProperty('text_state');
    expect(await exportOf(kept, 'answers.csv')).toContain(',text_state,answer');
  });

  test('new names are analysed where there is a text, and it is said since when they count', async () => {
    await kept.ask(SAVE, { input: RENAMED });
    expect(await retention(kept)).toMatchObject({
      textRetention: { namesCountFrom: '2025-05-27' },
      viewer: { outdatedAnswers: 1 },
    });
    expect(await kept.ask(REANALYSE)).toEqual({ reanalyse: { answers: 1, remaining: 0 } });
    expect(await kept.ask(REANALYSE)).toEqual({ reanalyse: { answers: 0, remaining: 0 } });
    expect(await retention(kept)).toMatchObject({ viewer: { outdatedAnswers: 0 } });
  });
});

describe('with an archive', () => {
  let kept: Retained;
  let before: Awaited<ReturnType<typeof numbersOf>>;
  let exported: string;
  beforeAll(async () => {
    kept = await open(storage.config);
    before = await numbersOf(kept);
    exported = await exportOf(kept, 'answers.jsonl');
    await kept.services.retention.removeOldTexts();
  });
  afterAll(() => kept.app.close());

  test('old texts move there, are read back, and every number stays', async () => {
    expect(await numbersOf(kept)).toEqual(before);
    const archived = await archivedOf(kept);
    expect(archived).toHaveLength(OLD_WITH_TEXT);
    const texts = new Set(ANSWERS.map(({ answer: text }) => text));
    for (const { text, excerpt } of archived) {
      expect(texts).toContain(text);
      expect(excerpt.text).toBe('');
    }
    expect(await exportOf(kept, 'answers.jsonl')).toBe(exported);
    expect(await retention(kept)).toMatchObject({
      textRetention: { archives: true, archivedAnswers: OLD_USABLE, deletedAnswers: 0 },
    });
  });

  test('says when the archive cannot be reached', async () => {
    storage.down = true;
    const archived = await archivedOf(kept);
    for (const { text, textProblem } of archived) {
      expect({ text, textProblem }).toEqual({
        text: '',
        textProblem: 'The archive of texts cannot be reached. Try again later.',
      });
    }
    expect(linesOf(await exportOf(kept, 'answers.jsonl')).find(({ id }) => id === 'r1')).toMatchObject({
      answer: '',
      text_state: 'archived',
    });
    storage.down = false;
  });

  test('another account sees none of it', async () => {
    const other = await kept.app.signedIn();
    const [one] = await archivedOf(kept);
    const read = await graphql<{ answer: unknown }>(
      kept.app,
      other.headers,
      'query ($id: ID!) { answer(id: $id) { text } }',
      { id: one?.id },
    );
    expect(read.data.answer).toBeNull();
    const { errors } = await graphql(
      kept.app,
      other.headers,
      'query ($userId: ID) { textRetention(userId: $userId) { days } }',
      { userId: kept.owner.userId },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('people can correct an archived answer', async () => {
    const [archived] = (await archivedOf(kept)).filter(({ mentions }) => mentions.length > 1);
    const companyId = archived?.mentions[0]?.company.id;
    const { reviewMention } = await kept.ask<{ reviewMention: { answer: ListedAnswer; errors: [] } }>(
      `mutation ($input: ReviewMentionInput!) {
         reviewMention(input: $input) { answer { text textState mentions { company { id } } } errors { message } } }`,
      { input: { answerId: archived?.id, companyId, named: false } },
    );
    expect(reviewMention.errors).toEqual([]);
    expect(reviewMention.answer).toMatchObject({ text: archived?.text, textState: 'ARCHIVED' });
    expect(reviewMention.answer.mentions.map(({ company }) => company.id)).not.toContain(companyId);
    await kept.ask(
      'mutation ($a: ID!, $c: ID!) { removeReview(answerId: $a, companyId: $c) { errors { message } } }',
      { a: archived?.id, c: companyId },
    );
    expect(await numbersOf(kept)).toEqual(before);
  });

  test('new names are analysed in archived texts too, once the archive can be reached', async () => {
    const fresh = await kept.app.signedIn();
    await importInto(kept.app, fresh.headers, RENAMED, ANSWERS);
    await kept.ask(SAVE, { input: RENAMED });
    storage.down = true;
    expect(await kept.ask(REANALYSE)).toEqual({ reanalyse: { answers: 1, remaining: 11 } });
    await expect(kept.ask(REANALYSE)).rejects.toThrow('The archive of texts cannot be reached.');
    storage.down = false;
    expect(await kept.ask(REANALYSE)).toEqual({ reanalyse: { answers: 11, remaining: 0 } });
    const { db } = kept.app.database;
    expect(await rollupsOf(db, kept.owner.userId)).toEqual(await rollupsOf(db, fresh.userId));
  });

  test('texts that the archive has lost count as deleted, so that analysing again ends', async () => {
    const own = [...storage.objects.keys()].filter((key) => key.includes(kept.owner.userId));
    expect(own.length).toBeGreaterThan(1);
    for (const key of own) storage.objects.delete(key);
    await kept.ask(SAVE, { input: QUILLMARK });
    await kept.ask(REANALYSE);
    expect(await retention(kept)).toMatchObject({
      textRetention: { archivedAnswers: 0, deletedAnswers: OLD_USABLE, namesCountFrom: '2025-05-27' },
      viewer: { outdatedAnswers: 0 },
    });
  });
});

describe('deleting an account', () => {
  const DELETE =
    'mutation ($confirm: String!) { deleteAccount(confirm: $confirm) { deleted archiveDeleted } }';

  const keysOf = ({ userId }: SignedIn) => [...storage.objects.keys()].filter((key) => key.includes(userId));

  test('deletes its archived texts, and no others', async () => {
    const { app, services, owner, ask } = await open(storage.config);
    const other = await app.signedIn();
    await importInto(app, other.headers, QUILLMARK, RECORDINGS);
    await services.discoveries.update(other.userId);
    await services.retention.removeOldTexts();
    const others = keysOf(other);
    expect(others.length).toBeGreaterThan(1);
    expect(keysOf(owner).length).toBeGreaterThan(1);
    const deleted = { deleteAccount: { deleted: true, archiveDeleted: true } };
    expect(await ask(DELETE, { confirm: owner.email })).toEqual(deleted);
    expect(keysOf(owner)).toEqual([]);
    expect(keysOf(other)).toEqual(others);
    await app.close();
  });

  test('says when the archive cannot be reached, and a job deletes the texts later', async () => {
    const app = await createCollectingApp({
      env: {},
      config: { textRetentionDays: 30, textArchive: storage.config },
      working: false,
    });
    const owner = await app.signedIn();
    await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
    await app.services.discoveries.update(owner.userId);
    await app.services.retention.removeOldTexts();
    storage.down = true;
    const { data } = await graphql(app, owner.headers, DELETE, { confirm: owner.email });
    expect(data).toEqual({ deleteAccount: { deleted: true, archiveDeleted: false } });
    expect(keysOf(owner).length).toBeGreaterThan(1);
    storage.down = false;
    await app.addWorker();
    await eventually(() => expect(keysOf(owner)).toEqual([]));
    await app.close();
  });
});

test('texts of a folder are read after the retention was switched off', async () => {
  const kept = await open({ folder });
  await kept.services.retention.removeOldTexts();
  const off = createServices(kept.app.database.db, { ...kept.app.config, textRetentionDays: undefined });
  await off.retention.removeOldTexts();
  const archived = await archivedOf(kept);
  expect(archived).toHaveLength(OLD_WITH_TEXT);
  expect(archived.every(({ text }) => text !== '')).toBe(true);
  await kept.app.close();
});
