import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLabelledAnswers } from '../../eval/load.ts';
import { loadSentimentSets } from '../../eval/sentiment-data.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { importInto } from '../../testing/graphql.ts';
import { QUILLMARK, RECORDINGS } from '../../testing/recordings.ts';
import { rollupsOf } from '../../testing/services.ts';

let app: TestApp;
let owner: SignedIn;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-eval-'));
  app = await createTestApp();
  owner = await app.signedIn();
  await importInto(app, owner.headers, QUILLMARK, RECORDINGS);
  const { accounts, answerList, reviews } = createServices(app.database.db, app.config);
  const viewer = await accounts.viewerOf({ ...owner, sessionId: '' });
  const { nodes } = await answerList.page(viewer, { first: 50 });
  for (const [key, name, input] of [
    ['great pick', 'Quillmark', { verdict: 'mixed', fromSample: true }],
    ['great pick', 'Tarnwick', { verdict: 'positive' }],
    ['Most people', 'Tarnwick', { named: false }],
  ] as const) {
    for (const node of nodes) {
      if (!(await node.findings.text(node)).text.includes(key)) continue;
      const mentions = await node.findings.mentions(node.id);
      const companyId = mentions.find(({ company }) => company.name === name)?.company.id;
      if (companyId) await reviews.review(viewer, { answerId: node.id, companyId, ...input });
    }
  }
  for (const node of nodes) {
    const { id, findings } = node;
    const ids = (await findings.mentions(id)).map(({ company }) => company.id);
    if ((await findings.text(node)).text.startsWith('Ostrava Labs and')) {
      await reviews.correctOrder(viewer, { answerId: id, companyIds: ids.toReversed() });
    }
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

const get = async (file: string, headers: Record<string, string> = owner.headers) =>
  app.server.inject({ url: `/api/export/${file}`, headers });

test('exports reviews as a sentiment set and as labels that the evaluation reads', async () => {
  const reviews = (await get('reviews.jsonl')).body;
  const lines = reviews
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(
    lines.map(({ answer, brand, label, named, weight }) => [answer, brand, label, named, weight]),
  ).toEqual(
    expect.arrayContaining([
      // Nine mentions, two of which were reviewed outside the sample.
      ['r3', 'Quillmark', 'mixed', true, 7],
      ['r3', 'Tarnwick', 'positive', true, 1],
      ['r2', 'Tarnwick', null, false, 1],
    ]),
  );
  mkdirSync(join(folder, 'sentiment'));
  mkdirSync(join(folder, 'recorded-answers'));
  writeFileSync(join(folder, 'sentiment', 'reviews.jsonl'), reviews);
  writeFileSync(join(folder, 'recorded-answers', 'answers.jsonl'), (await get('answers.jsonl')).body);
  writeFileSync(join(folder, 'recorded-answers', 'labels.jsonl'), (await get('labels.jsonl')).body);

  const [set] = await loadSentimentSets(folder);
  expect(set).toMatchObject({ name: 'reviews', isAnswers: true });
  expect(set?.examples.map(({ label, group, weight }) => [label, group, weight])).toEqual([
    ['mixed', 'r3', 7],
    ['positive', 'r3', 1],
  ]);
  const labelled = await loadLabelledAnswers(folder);
  expect(labelled.find(({ id }) => id === 'r3')?.labels).toEqual([
    { brand: 'Quillmark', rank: 1 },
    { brand: 'Tarnwick', rank: 2 },
  ]);
});

test.each(['reviews.jsonl', 'labels.jsonl'])('%s holds no review of another account', async (file) => {
  const stranger = await app.signedIn();
  expect((await get(file, stranger.headers)).body).toBe('');
  expect((await get(file, {})).statusCode).toBe(401);
});

test('an export of answers keeps the reviews, and gives the same numbers in another account', async () => {
  const lines = (await get('answers.jsonl')).body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.find(({ id }) => id === 'r3').reviews).toMatchObject([
    { company: 'Quillmark', verdict: 'mixed', sampled: true },
    { company: 'Tarnwick', verdict: 'positive', sampled: false },
  ]);
  const other = await app.signedIn();
  const recorded = lines.map(({ collected_at: collectedAt, prompt_group: promptGroup, ...line }) => ({
    ...line,
    status: line.status.toUpperCase(),
    collectedAt,
    promptGroup,
  }));
  await importInto(app, other.headers, QUILLMARK, recorded);
  const { db } = app.database;
  expect(await rollupsOf(db, other.userId)).toEqual(await rollupsOf(db, owner.userId));
  const sorted = (body: string) => body.trimEnd().split('\n').toSorted();
  for (const file of ['answers.jsonl', 'reviews.jsonl', 'labels.jsonl']) {
    expect(sorted((await get(file, other.headers)).body)).toEqual(sorted((await get(file)).body));
  }
});

test('an import leaves out places of a review that are not in the text', async () => {
  const other = await app.signedIn();
  const finding = { named: false, companies: 0, method: 'm' };
  const spans = [
    { start: 9, end: 99 },
    { start: 4, end: 2 },
    { start: 4, end: 8 },
    { start: 0, end: 5 },
  ];
  const review = { named: true, verdict: 'positive', reviewer: 'r', reviewedAt: '2025-05-24T10:00:00Z' };
  const reviews = [{ ...review, company: 'Quillmark', spans, sampled: false, product: finding }];
  await importInto(app, other.headers, QUILLMARK, [{ ...RECORDINGS[1], answer: 'The old one.', reviews }]);
  const [line] = (await get('reviews.jsonl', other.headers)).body.split('\n');
  expect(JSON.parse(line ?? '').spans).toEqual([{ start: 0, end: 5 }]);
});
