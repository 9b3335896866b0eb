const agentOf = (token: string, purpose: string, documentation: string | null) => ({
  ...{ token, vendor: 'OpenAI', purpose, documentation, remark: null },
  rangesUrl: documentation && 'https://openai.com/bots.json',
  rangesDate: documentation && '2026-06-14',
});
const gptBot = agentOf('GPTBot', 'TRAINING', 'https://openai.com/gptbot');
const searchBot = agentOf('OAI-SearchBot', 'SEARCH', 'https://openai.com/searchbot');

const range = { from: '2026-10-25', to: '2026-11-23' };
const share = (hits: number, visits: number) => ({
  ...{ value: (hits / visits) * 100, low: 13.4, high: 35.1, hits, visits },
  note: 'The 95% interval counts what visits of a day share.',
});

export const guide = { id: 'page-1', url: 'https://acme.example/guide', answers: 12, isRead: true };
const pricing = { id: 'page-2', url: 'https://acme.example/pricing', answers: 0, isRead: false };

export const visitMetrics = {
  ...{ range, previousRange: { from: '2026-09-25', to: '2026-10-24' } },
  ...{ visits: 1697, previous: 1200, forged: 121, people: 234, previousPeople: 200 },
  refused: share(97, 1697),
  purposes: [
    { purpose: 'TRAINING', visits: 1000, previous: 700 },
    { purpose: 'SEARCH', visits: 697, previous: 500 },
    { purpose: 'USER', visits: 0, previous: 0 },
  ],
  byHour: false,
  points: [
    { time: '2026-10-25T00:00:00.000Z', training: 600, search: 300, user: 0, forged: 100 },
    { time: '2026-11-23T00:00:00.000Z', training: 400, search: 397, user: 0, forged: 21 },
  ],
  agents: [
    {
      ...{ agent: gptBot, visits: 1000, verified: 1000, unpublished: 0, forged: 121 },
      ...{ refused: share(0, 1000), previous: 700, lastDay: '2026-11-23' },
    },
    {
      ...{ agent: searchBot, visits: 697, verified: 600, unpublished: 97, forged: 0 },
      ...{ refused: share(97, 697), previous: 500, lastDay: '2026-11-22' },
    },
  ],
  ...{ assets: 40, otherPages: 0 },
};

export const pageVisits = (id: string) => ({
  ...{ id, page: id === guide.id ? guide : pricing, visits: 90, refused: 4, forged: 2 },
  lastVisitAt: '2026-11-23T14:00:00.000Z',
  statuses: [
    { httpStatus: 200, visits: 86 },
    { httpStatus: 403, visits: 4 },
  ],
  closedFor: ['OAI-SearchBot'],
});

export const recentVisit = (id: string, token = 'GPTBot') => ({
  ...{ id, visitedAt: '2026-11-23T14:00:00.000Z', receivedAt: '2026-11-23T14:00:01.000Z' },
  ...{ agent: { ...gptBot, token }, verification: 'VERIFIED', platform: null },
  ...{ url: 'https://acme.example/guide', httpStatus: 200, simulated: false },
});

const figures = (
  answers: number,
  sessions: number | null,
  keyEvents: number | null,
  revenue: number | null,
) => ({
  ...{ answers, visits: answers * 10, people: answers * 2 },
  ...{ sessions, keyEvents, revenue, googleImpressions: null, bingCitations: null },
});

export const pageResults = {
  ...{ range, days: 30, next: null as string | null, total: 2 },
  nodes: [
    { id: guide.id, page: guide, figures: figures(12, 20, 2.5, 1204.5) },
    { id: pricing.id, page: pricing, figures: figures(0, 0, 0, 0) },
  ] as object[],
  totals: figures(12, 20, 2.5, 1204.5),
  coverage: {
    ...{ answerDays: 30, logDays: 28, connected: true, analyticsDays: 25, thresholdedDays: 3 },
    ...{ otherRowDays: 0, sampledDays: 0, unplacedSessions: 4, problem: null as string | null },
    ...{ googleReportDays: 0, bingReportDays: 0 },
    ...{ currency: 'EUR' as string | null, timeZone: 'Europe/Berlin' as string | null, simulated: false },
  },
};

/** What the queries of Live Mentions reply. */
export const visitReplies = {
  visitMetrics,
  agentVisits: {
    agent: gptBot,
    statuses: [{ httpStatus: 200, visits: 1000 }],
    hours: [{ hour: 3, visits: 20 }],
    recent: { from: '2026-11-17', to: '2026-11-23' },
    pages: [{ page: guide, visits: 20, refused: 0 }],
  },
  pageVisitsList: { nodes: [pageVisits(guide.id), pageVisits(pricing.id)], next: null, total: 2 },
  pageVisits: {
    ...{ page: guide, statuses: [], hours: [{ hour: 3, visits: 20 }], closedFor: [] },
    agents: [{ agent: gptBot, visits: 90, forged: 2, refused: 4, lastVisitAt: '2026-11-23T14:00:00.000Z' }],
  },
  siteFileVisits: {
    ...{ range, visits: 1697 },
    files: [
      {
        ...{ agent: gptBot, url: 'https://acme.example/llms.txt', visits: 2, refused: 1 },
        lastVisitAt: '2026-11-20T14:00:00.000Z',
      },
    ],
  },
  peopleMetrics: {
    ...{ range, people: 234 },
    platforms: [{ key: 'chatgpt', name: 'ChatGPT', people: 234, previous: 200 }],
    pages: [{ platform: 'ChatGPT', people: 200, page: guide }],
  },
  pageResults,
  analyticsConnection: null as object | null,
  searchReports: [] as object[],
  recentVisits: [recentVisit('visit-1')] as object[],
  visitImports: [
    {
      ...{ id: 'import-1', door: 'BROWSER', name: 'access.log', format: 'combined' },
      ...{ startedAt: '2026-11-23T14:00:00.000Z', updatedAt: '2026-11-23T14:00:00.000Z' },
      ...{ lines: 2100, visits: 1818, forged: 121, people: 234, known: 0, redirects: 3, otherHosts: 5 },
      ...{ otherHost: 'old.example', outOfTime: 0, bad: 1, firstBadLine: 17, firstBadText: '<?php' },
      ...{ firstVisitAt: null, lastVisitAt: null, simulated: false },
    },
  ] as object[],
  visitsSimulated: false,
  vercelDrainSigned: false,
};
