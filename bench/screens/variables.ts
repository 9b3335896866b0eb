import { sql } from 'drizzle-orm';
import { rows } from '../../server/db/client.ts';
import type { Bench } from '../server.ts';
import { BRAND } from '../world/companies.ts';
import { makeThings } from './things.ts';

type Variants = Record<string, Record<string, object>>;

/** The variables of the client's queries: by query, and by a label for each case. */
export async function variablesOf(bench: Bench): Promise<Variants> {
  const { db, viewer } = bench;
  const { userId } = viewer;
  const [known] = await rows<
    Record<'answer' | 'prompt' | 'topic' | 'competitor' | 'popular' | 'usual' | 'site' | 'page', string>
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
               (select id from sightline.page where user_id = ${userId} and status = 'read' order by number limit 1) as page,
               (select s.domain from sightline.source s
                join (select site, sum(mentions) as mentions from sightline.source_total where user_id = ${userId}
                      group by site order by 2 desc limit 1) t on t.site = s.number
                where s.user_id = ${userId}) as site`,
  );
  if (!known) throw new Error('The account has no answers.');
  const things = await makeThings(bench);
  const ranges = { '7 days': { days: 7 }, '30 days': { days: 30 }, '90 days': { days: 90 }, 'a year': {} };
  const byDays = (variables: object) => ({ '30 days': { filter: { days: 30 }, ...variables } });
  const onPlatform = { days: 30, platform: 'chatgpt' };
  const byRange = (variables: object) =>
    Object.fromEntries(Object.entries(ranges).map(([label, filter]) => [label, { filter, ...variables }]));
  const business = { name: 'Asana', domain: 'asana.example', category: 'project management' };
  const sites = { sort: 'MISSED', direction: 'DESC', first: 20, skip: 0 };
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
      ...byRange(sites),
      '30 days, a platform': { filter: onPlatform, ...sites },
    },
    AllCitedSites: byRange({ ...sites, first: 50 }),
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
    HeadToHead: byRange({ competitorId: known.competitor }),
    Origins: { ...byRange({}), '30 days, a topic': { filter: { days: 30 }, topicId: known.topic } },
    ChangeSince: { 'a prompt, two months': { date: '2025-11-01', prompts: [known.prompt], pages: null } },
    PersonaComparisons: {
      ...byRange({}),
      '90 days, a prompt': { filter: { days: 90 }, promptId: known.prompt },
    },
    PromptSearches: { '30 days': { promptId: known.prompt, filter: { days: 30 } } },
    Pages: {
      '': { sort: 'CITED', direction: 'DESC', first: 50 },
      'by title': { sort: 'TITLE', direction: 'ASC', first: 50 },
      searched: { sort: 'CITED', direction: 'DESC', first: 50, search: 'checklist' },
    },
    WebPage: { '': { id: known.page } },
    PageText: { '': { id: known.page } },
    PageResults: byDays({ order: 'ANSWERS', first: 50 }),
    ...visitScreens(things.visitedPage),
    Run: { '': { id: things.run } },
    RunStatus: { '': { id: things.run } },
    AccountReport: { '': { id: things.report } },
    AlertPage: { '': { id: things.alert } },
    Brief: { '': { id: known.prompt } },
    Experiment: {
      draft: { id: things.draft },
      ...(things.experiment && { ended: { id: things.experiment } }),
    },
    ExperimentCandidates: { '': { id: things.draft } },
    OutreachTarget: { '': { id: things.target } },
    OutreachSources: { '': { first: 50 } },
    OutreachSuppressions: { '': { first: 50 } },
    OutreachTargets: { '': { states: null, first: 50 } },
    TextScores: { '': { text: 'Half of the 1,200 teams that we asked use a checklist. '.repeat(20) } },
    SearchProgress: { '': { filter: { text: 'law firm' } } },
    ProposedRobotsTxt: { '': { input: {} } },
    ...(await sharedScreens(bench, known)),
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

/** What the brand's logs say of AI platforms. */
function visitScreens(pageId: string): Variants {
  const ranges = { '30 days': { filter: { days: 30 } }, '90 days': { filter: { days: 90 } } };
  const byRange = (variables: object = {}) =>
    Object.fromEntries(Object.entries(ranges).map(([label, filter]) => [label, { ...filter, ...variables }]));
  return {
    VisitOverview: byRange(),
    AgentVisits: byRange({ token: 'GPTBot' }),
    PageVisitsList: byRange({ list: 'VISITED', first: 50 }),
    PageVisits: byRange({ id: pageId }),
    SiteFileVisits: byRange(),
    PeopleMetrics: byRange(),
  };
}

const CREATE_SHARE_LINK = `mutation ($input: CreateShareLinkInput!) {
  createShareLink(input: $input) { token errors { message } } }`;

/** Shares each screen with all its days, and names the token to the queries of shared screens. */
async function sharedScreens(
  { app, db }: Bench,
  known: Record<'topic' | 'competitor' | 'prompt', string>,
): Promise<Variants> {
  // A kept folder has those of earlier runs, and an account is allowed 100.
  await db.execute(sql`delete from sightline.share_link where name = 'Bench'`);
  const share = async (screen: string, subjectId?: string): Promise<Record<string, object>> => {
    const input = { name: 'Bench', screen, subjectId, filter: { days: 90 }, expiresInDays: 1 };
    const reply = await app.inject({
      ...{ method: 'POST', url: '/graphql', headers: { authorization: 'Bearer a.b.c' } },
      payload: { query: CREATE_SHARE_LINK, variables: { input } },
    });
    const token = reply.json().data?.createShareLink?.token;
    if (!token) throw new Error(`${screen} cannot be shared: ${reply.body.slice(0, 500)}`);
    return { '90 days': { token } };
  };
  const overview = await share('OVERVIEW');
  return {
    ...{ SharedView: overview, SharedOverview: overview, SharedOrigins: overview },
    SharedTopic: await share('TOPIC', known.topic),
    SharedHeadToHead: await share('HEAD_TO_HEAD', known.competitor),
    SharedPrompt: await share('PROMPT', known.prompt),
    SharedWhatChanged: await share('WHAT_CHANGED'),
  };
}
