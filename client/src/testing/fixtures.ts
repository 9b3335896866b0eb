const THESE_PROMPTS = 'The 95% interval speaks of these prompts.';

const rate = (hits: number, answers: number) => {
  const share = answers ? (hits / answers) * 100 : null;
  return {
    value: share,
    low: share === null ? null : Math.max(0, share - 5),
    high: share === null ? null : Math.min(100, share + 5),
    hits,
    answers,
    note: answers ? THESE_PROMPTS : 'No answers to count.',
  };
};

const company = (rank: number, name: string, mentions: number, more: object = {}) => ({
  id: `company-${rank}`,
  name,
  domain: null,
  logoUrl: null,
  isBrand: false,
  rank,
  mentions,
  count: Math.round(mentions / 2),
  shareOfVoice: mentions / 10,
  meanPosition: rank,
  ...more,
});

const source = (url: string, mentions: number, own = false) => ({
  url,
  domain: new URL(url).hostname,
  title: '',
  mentions,
  own,
});

const ranking = (companyRank: number, rankings: object[]) => ({ companyRank, rankings });

/** Companies and pages by window, so that a test can tell the windows apart. */
const competitors = {
  ALL: ranking(2, [
    company(1, 'Rival One', 201),
    company(2, 'Acme Audio', 150, { isBrand: true, shareOfVoice: 31.25 }),
    company(3, 'Third Sound', 90),
  ]),
  MONTH: ranking(0, [company(1, 'Month Rival', 40), company(6, 'Acme Audio', 9, { isBrand: true })]),
  WEEK: ranking(0, []),
};

const sources = {
  ALL: [
    source('https://reviews.example/best/headphones-2026', 48),
    source('https://acme-audio.example/studio', 21, true),
    ...Array.from({ length: 10 }, (_, index) => source(`https://site-${index}.example/page`, 10 - index)),
  ],
  MONTH: [source('https://month.example/only', 7)],
  WEEK: [],
};

const mean = (value: number | null, answers: number) => ({
  value,
  low: value === null ? null : value - 3,
  high: value === null ? null : value + 3,
  answers,
  note: value === null ? 'No answers to count.' : THESE_PROMPTS,
});

/** The numbers of an account with two collected days. */
export const metrics = {
  id: 'metrics-1',
  range: { from: '2026-08-02', to: '2026-08-03' },
  previous: null as object | null,
  visibility: {
    percent: 62.5,
    impressions: 25,
    promptCount: 40,
    latestDay: '2026-08-03',
    mentionRate: rate(40, 100),
    brandedMentionRate: rate(19, 20),
    change: {
      current: rate(40, 100),
      previous: rate(20, 100),
      difference: 20,
      pValue: 0.001,
      verdict: 'UP',
      prompts: 24,
      leftOut: 0,
      note: '24 prompts compared with themselves.',
    },
  },
  sentiment: {
    score: 64.2,
    mentions: 59,
    analyzed: 52,
    mean: mean(64.2, 52),
    counts: { positive: 30, mixed: 12, negative: 10, unjudged: 7, unsupportedLanguage: 2 },
    judges: [{ name: 'Built-in rules', answers: 52 }],
    change: {
      current: mean(64.2, 52),
      previous: mean(70, 50),
      difference: -5.8,
      pValue: 0.01,
      verdict: 'DOWN',
      prompts: 24,
      leftOut: 0,
      note: '24 prompts compared with themselves.',
      judgesDiffer: false,
    },
  },
  impressionHistory: [
    { date: '2026-08-02', impressions: 20, percent: 50, mentionRate: rate(18, 50) },
    { date: '2026-08-03', impressions: 25, percent: 62.5, mentionRate: rate(22, 50) },
  ],
  sentimentHistory: [
    { date: '2026-08-02', sentiment: null, mentions: 3, analyzed: 0, mean: mean(null, 0) },
    { date: '2026-08-03', sentiment: 64.2, mentions: 56, analyzed: 52, mean: mean(64.2, 52) },
  ],
  competitors,
  sources,
  platforms: [
    { platform: { key: 'chatgpt', name: 'ChatGPT' }, mentionRate: rate(30, 80), answers: 96, failed: 2 },
    {
      platform: { key: 'perplexity', name: 'Perplexity' },
      mentionRate: rate(10, 20),
      answers: 24,
      failed: 0,
    },
  ],
  answers: 120,
  failed: 2,
  citationRate: rate(12, 120),
};

/** The numbers of the two days before, with one company added and one missing. */
export const previousMetrics = {
  ...metrics,
  id: 'metrics-before',
  range: { from: '2026-07-31', to: '2026-08-01' },
  visibility: {
    ...metrics.visibility,
    percent: 50,
    impressions: 20,
    latestDay: '2026-08-01',
    mentionRate: rate(20, 100),
    brandedMentionRate: rate(9, 10),
  },
  sentiment: { ...metrics.sentiment, score: 70, mentions: 55, analyzed: 50, mean: mean(70, 50) },
  impressionHistory: [{ date: '2026-08-01', impressions: 20, percent: 50, mentionRate: rate(20, 50) }],
  sentimentHistory: [{ date: '2026-07-31', sentiment: 70, mentions: 55, analyzed: 50, mean: mean(70, 50) }],
  competitors: {
    ...competitors,
    ALL: ranking(1, [
      company(1, 'Acme Audio', 160, { id: 'company-2', isBrand: true }),
      company(3, 'Rival One', 120, { id: 'company-1' }),
    ]),
  },
  platforms: [
    { platform: { key: 'chatgpt', name: 'ChatGPT' }, mentionRate: rate(20, 80), answers: 90, failed: 0 },
  ],
  answers: 110,
};

export const emptyMetrics = {
  ...metrics,
  id: 'metrics-empty',
  visibility: { ...metrics.visibility, percent: 0, impressions: 0, latestDay: null, mentionRate: rate(0, 0) },
  sentiment: {
    score: null,
    mentions: 0,
    analyzed: 0,
    mean: mean(null, 0),
    counts: { positive: 0, mixed: 0, negative: 0, unjudged: 0, unsupportedLanguage: 0 },
    judges: [],
    change: {
      current: mean(null, 0),
      previous: mean(null, 0),
      difference: null,
      pValue: null,
      verdict: 'NO_CLEAR_CHANGE',
      prompts: 0,
      leftOut: 0,
      note: 'No prompt was measured on the same platform in both periods.',
      judgesDiffer: false,
    },
  },
  impressionHistory: [],
  sentimentHistory: [],
  competitors: { ALL: ranking(0, []), MONTH: ranking(0, []), WEEK: ranking(0, []) },
  sources: { ALL: [], MONTH: [], WEEK: [] },
  platforms: [],
  answers: 0,
  failed: 0,
};

export const brand = { id: 'brand-1', name: 'Acme Audio', aliases: [], domain: 'acme-audio.example' };

const topic = (id: string, name: string, slug: string) => ({ id, name, slug, promptCount: 20 });

export const topics = [
  topic('topic-2', 'Wireless', 'wireless'),
  topic('topic-0', 'Aggregate', 'aggregate'),
  topic('topic-1', 'API', 'api'),
];

export const viewer = {
  id: 'user-1',
  personId: 'user-1',
  email: 'ada@example.com',
  role: 'MEMBER',
  accountRole: 'OWNER',
  view: 'GENERAL',
  simulated: false,
  actionCenter: true,
  dataVersion: 1,
  brand,
  competitors: [
    { id: 'company-1', name: 'Rival One', aliases: ['R1'], domain: 'rival-one.example' },
    { id: 'company-3', name: 'Third Sound', aliases: [], domain: null },
  ],
  companiesVersion: 'companies-1',
  outdatedAnswers: 0,
  topics,
};

/** Texts are kept for ever. */
export const textRetention = {
  days: null,
  archives: false,
  archivedAnswers: 0,
  deletedAnswers: 0,
  namesCountFrom: null,
};

const availablePlatforms = [
  { key: 'chatgpt', name: 'ChatGPT' },
  { key: 'perplexity', name: 'Perplexity' },
  { key: 'gemini', name: 'Gemini' },
];

export const dashboard = {
  userId: 'user-1',
  simulated: false,
  brand,
  range: { from: '2026-08-02', to: '2026-08-03' },
  metrics,
  topicBreakdown: [
    { topic: topics[0], impressions: 30, percentage: 67 },
    { topic: topics[2], impressions: 15, percentage: 33 },
  ],
  availablePlatforms,
};

export const topicDashboard = {
  userId: 'user-1',
  simulated: false,
  brand,
  topic: topics[0],
  range: dashboard.range,
  metrics: { ...metrics, id: 'metrics-wireless', visibility: { ...metrics.visibility, promptCount: 20 } },
  availablePlatforms,
};

const prompt = (
  id: string,
  question: string,
  visibilityStatus: string | null,
  hits: number,
  answers: number,
) => ({
  id,
  question,
  branded: question.includes('Acme'),
  visibility: rate(hits, answers),
  visibilityStatus,
  lastCollected: answers ? '2026-08-03' : null,
});

export const promptGroups = [
  {
    topic: topics[0],
    prompts: [
      prompt('p1', 'Best wireless headphones?', 'GREAT', 7, 10),
      prompt('p2', 'Headphones with the longest battery?', 'MEDIUM', 4, 10),
      prompt('p3', 'Are Acme headphones good?', 'POOR', 3, 10),
    ],
  },
  { topic: topics[2], prompts: [prompt('p4', 'Which audio API is easiest?', null, 0, 0)] },
];
