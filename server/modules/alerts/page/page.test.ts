import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { type AlertsTest, BAD, GOOD, openAlertsTest, RIVAL } from '../testing/account.ts';
import { evidenceOf } from './evidence.ts';

let t: AlertsTest;
beforeAll(async () => {
  t = await openAlertsTest({ config: { siteUrl: 'https://sightline.example' } });
});
afterAll(() => t.app.close());

const ITEM =
  'kind id name unit before { value low high hits answers } after { value hits } difference pValue qValue';
const PAGE = `query ($id: ID!) { alert(id: $id) { alert { title deliveries { status } } rule { kind }
  evidence { before { from to } after { from to } topicId platform { key } items { ${ITEM} }
  sources { url answers } runId experimentId } } }`;

interface Item {
  kind: string | null;
  id: string;
  name: string;
  unit: string;
  before: { value: number; low: number | null };
}
interface Page {
  alert: { title: string };
  rule: object | null;
  evidence: {
    before: { from: string; to: string };
    after: { from: string; to: string };
    topicId: string | null;
    items: Item[];
    sources: object[];
  };
}

async function ask<Data>({ headers }: SignedIn, query: string, variables = {}): Promise<Data> {
  const { data, errors } = await graphql<Data>(t.app, headers, query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
const pageOf = async (owner: SignedIn, id: string) =>
  (await ask<{ alert: Page | null }>(owner, PAGE, { id })).alert;

async function raised(owner: SignedIn): Promise<Page[]> {
  await evaluate(t.deps, { userId: owner.userId, runId: null });
  const { alerts } = await ask<{ alerts: { id: string }[] }>(owner, '{ alerts { id } }');
  const pages = await Promise.all(alerts.map(({ id }) => pageOf(owner, id)));
  return pages.flatMap((page) => page ?? []);
}

/** A topic's prompt, whose answers name the brand in the first week only. */
const lost = (topic: string) => [
  { days: [13, 7] as const, count: 4, answer: GOOD, topic },
  { days: [6, 0] as const, count: 4, answer: RIVAL, topic },
];
const steady = (topic: string) => [{ days: [13, 0] as const, count: 4, answer: GOOD, topic }];

test('an alert shows its figures with intervals, and the answers that made it', async () => {
  const owner = await t.owner();
  await t.collect(owner, [...lost('Notes'), ...steady('Wikis')]);
  const { viewer } = await ask<{ viewer: { topics: { id: string; name: string }[] } }>(
    owner,
    '{ viewer { topics { id name } } }',
  );
  const topicId = viewer.topics.find(({ name }) => name === 'Notes')?.id;
  await t.rule(owner, { kind: 'VISIBILITY_DROP', topicId, platform: 'chatgpt', channels: ['EMAIL'] });
  const [page] = await raised(owner);
  expect(page).toMatchObject({
    alert: { title: 'Quillmark is named less often in “Notes” on ChatGPT' },
    rule: { kind: 'VISIBILITY_DROP' },
    evidence: {
      before: { from: t.day(13), to: t.day(7) },
      after: { from: t.day(6), to: t.day(0) },
      ...{ topicId, platform: { key: 'chatgpt' }, sources: [], runId: null },
      items: [
        {
          ...{ kind: 'COMPANY', name: 'Quillmark', unit: 'PERCENT', difference: -100 },
          before: { value: 100, hits: 28, answers: 28, low: expect.any(Number), high: expect.any(Number) },
          after: { value: 0, hits: 0 },
        },
      ],
    },
  });
  const [item] = page?.evidence.items ?? [];
  const answers = await ask<{ changedAnswers: { places: { question: string }[]; pair: object } }>(
    owner,
    `query ($filter: MetricsFilter, $before: EarlierDays, $id: ID!, $topicId: ID) {
       changedAnswers(filter: $filter, before: $before, kind: COMPANY, id: $id, topicId: $topicId) {
         places { question } pair { before { text } after { text } } } }`,
    {
      ...{ id: item?.id, topicId, before: page?.evidence.before },
      filter: { ...page?.evidence.after, platform: 'chatgpt' },
    },
  );
  expect(answers.changedAnswers.places).toEqual([{ question: 'Which one suits Notes?' }]);
  expect(answers.changedAnswers.pair).toEqual({ before: { text: GOOD }, after: { text: RIVAL } });
});

test('lists prompts, competitors, sentiment and new sources by what they are', async () => {
  const owner = await t.owner();
  await t.collect(owner, [
    ...lost('Notes'),
    { days: [13, 7], count: 4, answer: GOOD, topic: 'Wikis' },
    { days: [6, 0], count: 4, answer: BAD, topic: 'Wikis' },
    { days: [25, 24], count: 1, answer: GOOD, topic: 'Wikis' },
    {
      ...{ days: [3, 1] as const, count: 1, answer: GOOD, topic: 'Wikis' },
      sources: [{ url: 'https://new.example/pens', title: 'Pens' }],
    },
  ]);
  for (const kind of ['PROMPTS_LOST', 'COMPETITOR_RISE', 'SENTIMENT_DROP', 'NEW_SOURCE']) {
    await t.rule(owner, { kind, channels: ['EMAIL'] });
  }
  const found = (await raised(owner)).map(({ evidence: { items, sources } }) => ({
    items: items.map(({ kind, name, unit }) => `${kind} ${name} ${unit}`),
    sources,
  }));
  expect(found).toHaveLength(4);
  expect(found).toEqual(
    expect.arrayContaining([
      { items: ['PROMPT Which one suits Notes? PERCENT'], sources: [] },
      { items: ['COMPANY Tarnwick PERCENT'], sources: [] },
      { items: ['null Quillmark SCORE'], sources: [] },
      { items: [], sources: [{ url: 'https://new.example/pens', answers: 3 }] },
    ]),
  );
});

test('stays when its rule is removed, and is shown to its own account alone', async () => {
  const [owner, stranger] = [await t.owner(), await t.owner()];
  await t.collect(owner, lost('Notes'));
  await t.rule(owner, { kind: 'VISIBILITY_DROP', channels: ['EMAIL'] });
  await raised(owner);
  const { alerts, alertSettings } = await ask<{
    alerts: { id: string }[];
    alertSettings: { rules: { id: string; kind: string }[] };
  }>(owner, '{ alerts { id } alertSettings { rules { id kind } } }');
  const id = alerts[0]?.id ?? '';
  const rule = alertSettings.rules.find(({ kind }) => kind === 'VISIBILITY_DROP')?.id;
  await ask(owner, 'mutation ($id: ID!) { removeAlertRule(id: $id) { id } }', { id: rule });
  expect((await pageOf(owner, id))?.rule).toBeNull();
  expect(await pageOf(stranger, id)).toBeNull();
  expect(await pageOf(owner, randomUUID())).toBeNull();
  expect(await pageOf(owner, 'none')).toBeNull();
});

test('details of earlier versions, or broken ones, show what they have', () => {
  const day = '2026-03-20';
  const old = { days: 7, current: { percent: 30, hits: 21, answers: 70 }, previous: { answers: 0 } };
  const [item] = evidenceOf({ kind: 'visibility_drop', day, details: old }, null).items;
  expect(item).toMatchObject({ kind: null, name: 'Your brand', difference: null });
  expect(item?.after.low).toBeGreaterThan(15);
  const broken = evidenceOf({ kind: 'new_source', day, details: { sources: 'none', days: -1 } }, null);
  expect(broken).toMatchObject({ items: [], sources: [], before: null });
});
