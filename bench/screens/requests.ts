import { sql } from 'drizzle-orm';
import { rows } from '../../server/db/client.ts';
import { clientOperation, clientQueries } from '../operation.ts';
import type { Bench } from '../server.ts';
import { BRAND } from '../world/companies.ts';

/** A request of a screen or a program. */
export interface ScreenRequest {
  name: string;
  method: 'GET' | 'POST';
  url: string;
  /** The body of a GraphQL request. */
  body?: { query: string; variables: object };
}

/** Queries about reports and runs, of which the account has none. */
const WITHOUT_DATA = ['Report', 'ReportAnswer', 'ReportRequests', 'Run', 'RunStatus'];

const ROUTES = [
  'impressions',
  'sentiment',
  'competitors',
  'sources',
  'impression-details',
  'time-series?type=sentiment',
  'time-series/sources',
  'time-series/competitors',
  'get-prompts',
  'action/status',
];

/** Every query of the client and every REST route, those that read answers with several variables. */
export async function screenRequests(bench: Bench): Promise<ScreenRequest[]> {
  const { userId } = bench.viewer;
  const variants = await variablesOf(bench);
  const queries = clientQueries()
    .filter((name) => !WITHOUT_DATA.includes(name))
    .sort()
    .flatMap((name) =>
      Object.entries(variants[name] ?? { '': {} }).map(
        ([label, variables]): ScreenRequest => ({
          name: label ? `${name}, ${label}` : name,
          ...{ method: 'POST', url: '/graphql', body: { query: clientOperation(name), variables } },
        }),
      ),
    );
  const routes = ROUTES.map(
    (path): ScreenRequest => ({
      name: `GET /api/${path}`,
      ...{ method: 'GET', url: `/api/${path}${path.includes('?') ? '&' : '?'}user_id=${userId}` },
    }),
  );
  const topics = await rows<{ id: string }>(
    bench.db,
    sql`select id from sightline.topic where user_id = ${userId}`,
  );
  const ids = topics.map(({ id }) => id).join();
  return [...queries, ...routes, { name: 'GET /api/topics', method: 'GET', url: `/api/topics?ids=${ids}` }];
}

type Variants = Record<string, Record<string, object>>;

async function variablesOf({ db, viewer: { userId } }: Bench): Promise<Variants> {
  const [known] = await rows<
    Record<'answer' | 'prompt' | 'topic' | 'competitor' | 'popular' | 'usual' | 'site', string>
  >(
    db,
    sql`select (select id from sightline.answer where user_id = ${userId} and visible limit 1) as answer,
               (select id from sightline.prompt where user_id = ${userId} limit 1) as prompt,
               (select id from sightline.topic where user_id = ${userId} and slug = 'note-taking') as topic,
               (select id from sightline.company where user_id = ${userId} and kind <> 'brand' limit 1) as competitor,
               (select url from sightline.source s
                join (select source_id, count(*) from sightline.citation where user_id = ${userId}
                      group by source_id order by 2 desc limit 1) c on c.source_id = s.id
                where s.user_id = ${userId}) as popular,
               (select url from sightline.source where user_id = ${userId} limit 1) as usual,
               (select domain from sightline.source where user_id = ${userId}
                group by domain order by sum(mentions) desc limit 1) as site`,
  );
  if (!known) throw new Error('The account has no answers.');
  const ranges = { '7 days': { days: 7 }, '30 days': { days: 30 }, '90 days': { days: 90 }, 'a year': {} };
  const onPlatform = { days: 30, platform: 'chatgpt' };
  const byRange = (variables: object) =>
    Object.fromEntries(Object.entries(ranges).map(([label, filter]) => [label, { filter, ...variables }]));
  const business = { name: 'Asana', domain: 'asana.example', category: 'project management' };
  const gaps = {
    ...byRange({ first: 50, neverVisible: false }),
    'a year, by rate': { filter: {}, first: 50, neverVisible: false, sort: 'MISSED_RATE' },
    'a year, searched': { filter: {}, first: 50, neverVisible: false, search: 'checklist' },
    'a year, never visible': { filter: {}, first: 50, neverVisible: true },
    '30 days, a platform': { filter: onPlatform, first: 50, neverVisible: false },
    '30 days, a topic': { filter: { days: 30 }, topicId: known.topic, first: 50, neverVisible: false },
  };
  const dashboards = (variables: object) => ({
    ...byRange({ ...variables, compare: false }),
    '30 days, compared': { filter: { days: 30 }, compare: true, ...variables },
    '30 days, a platform': { filter: onPlatform, compare: false, ...variables },
  });
  return {
    Overview: dashboards({}),
    Topic: dashboards({ slug: 'note-taking' }),
    Prompts: byRange({}),
    TopSources: {
      ...byRange({ order: 'MISSED' }),
      '30 days, a platform': { filter: onPlatform, order: 'MISSED' },
    },
    CitedSite: {
      'a year': { filter: {}, domain: known.site },
      '30 days': { filter: { days: 30 }, domain: known.site },
    },
    NamedRanking: { 'a year': { filter: {}, window: 'ALL' } },
    PromptGaps: gaps,
    SourceGaps: gaps,
    Answers: Object.fromEntries(
      Object.entries({
        all: {},
        negative: { sentiment: 'NEGATIVE' },
        'negative, 30 days': { sentiment: 'NEGATIVE', from: '2025-12-02' },
        missed: { missed: true },
        'visible, a platform': { visible: true, platform: 'gemini' },
        'a competitor': { companyId: known.competitor },
        'a topic': { topicId: known.topic },
        'a prompt': { promptId: known.prompt },
        searched: { search: 'law firm' },
        'words of few': { text: 'search loses' },
        'words of half': { text: 'offers great value' },
        'a phrase': { text: '"great value"' },
        'the most cited source': { sourceUrl: known.popular },
        'a usual source': { sourceUrl: known.usual },
        'missed, the most cited source': { sourceUrl: known.popular, missed: true },
        failed: { status: ['FAILED', 'REFUSED', 'EMPTY'] },
      }).map(([label, filter]) => [label, { filter }]),
    ),
    WhatChanged: {
      '7 days': { filter: { days: 7 } },
      '28 days': { filter: { days: 28 } },
    },
    ChangedAnswers: { '28 days': { filter: { days: 28 }, changedKind: 'PROMPT', id: known.prompt } },
    PromptPage: dashboards({ id: known.prompt }),
    Answer: { '': { id: known.answer, text: '', searched: false } },
    ReviewQueue: { '': { first: 20 } },
    OlderRuns: { '': { before: '2026-01-01T00:00:00Z' } },
    RunEstimate: { '': { input: {} } },
    TopicPrompts: { '': { topicId: known.topic, archived: false } },
    FundTopic: { '': { slug: 'none' } },
    SuggestCompany: { '': business },
    SuggestBusiness: { '': business },
    SuggestCompetitors: { '': business },
    SuggestTopics: { '': { ...business, competitors: BRAND.competitors.map(({ name }) => name) } },
  };
}
