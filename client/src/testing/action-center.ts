const step = (number: number) => ({
  __typename: 'NextStep',
  id: `step-${number}`,
  kind: 'PUBLISH_PAGE',
  title: `Step ${number}`,
  reason: `Why step ${number}.`,
  promptId: `prompt-${number}`,
  question: `Question ${number}?`,
  sourceUrl: null,
  completed: false,
  completedAt: null,
  measured: false,
  change: null as string | null,
});

const opportunity = (id: string, type: string, potential: string, question: string) => ({
  id,
  type,
  potential,
  question,
  topic: { id: 'wireless', name: 'Wireless', slug: 'wireless' },
  score: 93,
  winnable: 12.7,
  missed: { value: 80, low: 63.5, high: 90.1, hits: 16, answers: 20, note: null },
  ownCited: 2,
  instead: [{ company: { id: 'beta', name: 'Beta Sound', isBrand: false }, answers: 9 }],
  sources: [
    {
      url: `https://lists.example/${id}`,
      domain: 'lists.example',
      title: 'Best headphones',
      kind: 'LIST',
      competitor: false,
      answers: 7,
    },
    {
      url: 'https://beta.example/a',
      domain: 'beta.example',
      title: '',
      kind: null,
      competitor: true,
      answers: 3,
    },
  ],
});

/** An account that has the Action Center. */
export const available = { state: 'AVAILABLE' };

/** One opportunity of each kind, five steps, none completed. */
export const actionCenter = {
  range: { from: '2026-10-23', to: '2026-11-21' },
  answers: 480,
  brand: { id: 'acme', name: 'Acme Audio', isBrand: true },
  keyInsight: {
    text: 'Acme Audio is named less often by Gemini than by the other platforms for the same prompts.',
    note: 'The strongest of 9 tested differences.',
    subject: 'PLATFORM',
    value: 'gemini' as string | null,
  },
  opportunities: [
    opportunity('pr', 'PR_OPPORTUNITY', 'HIGH', 'Who makes the best headphones?'),
    opportunity('blog', 'BLOG_PLACEMENT', 'MEDIUM', 'Which headphones & cables last?'),
    opportunity('gap', 'CONTENT_GAP', 'LOW', 'How do I pair headphones?'),
  ],
  nextSteps: [1, 2, 3, 4, 5].map(step),
  progress: { since: null, visibility: null, ownCitations: null } as object,
};

/** The sample content of the home. */
export const actionCenterExample = {
  sample: true,
  keyInsight: 'Comparisons win.',
  opportunities: [
    {
      id: 'a',
      type: 'PR_OPPORTUNITY',
      potential: 'HIGH',
      question: 'A sample?',
      topic: 'Wireless',
      reason: 'Why a.',
    },
  ],
  nextSteps: [
    { id: 's', title: 'Sample step', description: 'About it', impact: 'High impact', timeEstimate: '1 hour' },
  ],
};

/** Authoritativeness, citations, statistics, technical terms, fluency. */
type Scores = readonly [number, number, number, number, number];

const scoresOf = ([authoritativeness, citations, statistics, technicalTerms, fluency]: Scores) => ({
  authoritativeness,
  citations,
  statistics,
  technicalTerms,
  fluency,
});

const article = (id: string, source: string, scores: Scores) => ({
  id,
  title: `Title ${id}`,
  source,
  url: `https://${source.toLowerCase().replace(' ', '-')}.example/${id}`,
  excerpt: `Excerpt of ${id}.`,
  scores: { ...scoresOf(scores), quotations: 3 },
});

/** Two articles of competitors and three of one's own. */
export const contentComparison = {
  sample: true,
  competitorArticles: [
    article('c1', 'Rival One', [80, 10, 20, 8, 90]),
    article('c2', 'Third Sound', [60, 2, 3, 4, 70]),
  ],
  ownArticles: [
    article('o1', 'Acme Audio', [86, 4, 25, 13, 85]),
    article('o2', 'Acme Audio', [85, 21, 26, 40, 84]),
    article('o3', 'Acme Audio', [74, 10, 20, 8, 90]),
  ],
};

const source = (
  id: string,
  name: string,
  citations: number,
  scores: Scores,
  types: readonly (readonly [string, number, readonly string[]])[],
) => ({
  id,
  name,
  citations,
  url: `https://${id}.example`,
  description: `About ${name}.`,
  scores: scoresOf(scores),
  contentTypes: types.map(([type, count, examples]) => ({ type, count, examples })),
});

/** Three sources; the one cited most is not the one with the most authority. */
export const sourceAnalysis = {
  sample: true,
  keyInsight: 'Listicles with comparison tables get 3x more citations.',
  sources: [
    source(
      'gauge',
      'Gauge',
      1200,
      [80, 12, 21, 15, 88],
      [
        ['Top 10 Lists', 38, ['First list', 'Second list', 'Third list']],
        ['Checklists', 4, ['Only checklist']],
      ],
    ),
    source('notebook', 'Notebook', 300, [91, 30, 5, 29, 76], [['Technical Guides', 31, ['First guide']]]),
    source('quarterly', 'Quarterly', 150, [86, 18, 24, 11, 83], [['Case Studies', 10, ['First case']]]),
  ],
  contentTypes: [
    { type: 'Top 10 Lists', topSource: 'Gauge', averageCitations: 9.1, impact: 5 },
    { type: 'Case Studies', topSource: 'Quarterly', averageCitations: 2, impact: 2 },
  ],
};

const site = (domain: string, owner: string, citations: number, missed: number, read = false) => ({
  domain,
  owner,
  citations,
  missed,
  visible: citations - missed,
  pages: 12,
  pagesRead: read ? 3 : 0,
  kinds: read
    ? [
        { kind: 'LIST', pages: 2 },
        { kind: 'REVIEW', pages: 1 },
      ]
    : [],
  scores: read
    ? { authoritativeness: 61.5, citations: 8, statistics: 12, technicalTerms: null, fluency: 70 }
    : null,
  trend: [4, 2, 6],
});

/** Three sites: one that was read, one of a competitor and the brand's own. */
export const topSources = {
  range: { from: '2026-10-23', to: '2026-11-21' },
  answers: 480,
  availablePlatforms: [{ key: 'chatgpt', name: 'ChatGPT' }],
  brand: { id: 'acme', name: 'Acme Audio', isBrand: true },
  keyInsight: {
    text: 'No difference in your data is larger than chance would make it.',
    note: '7 differences tested.',
    subject: 'NONE',
    value: null,
  },
  sites: [
    site('lists.example', 'OTHER', 120, 80, true),
    site('beta.example', 'COMPETITOR', 90, 60),
    site('acme.example', 'OWN', 200, 0),
  ],
  totalSites: 41,
  pages: 96,
  pagesRead: 3,
  kinds: [
    {
      kind: 'LIST',
      pages: 20,
      sites: 8,
      citations: 180,
      topSite: 'lists.example',
      average: {
        value: 9,
        low: 4.2,
        high: 13.8,
        note: 'The 95% interval speaks of such pages on other sites.',
      },
      impact: 4 as number | null,
    },
    {
      kind: 'FORUM',
      pages: 2,
      sites: 1,
      citations: 4,
      topSite: 'forum.example',
      average: { value: 2, low: null, high: null, note: 'Too few sites for an interval: it needs 6.' },
      impact: null,
    },
  ],
};

const citedPage = (name: string, kind: string | null, answers: number) => ({
  url: `https://lists.example/${name}`,
  title: name,
  kind,
  answers,
  missed: 2,
});

export const citedSite = {
  domain: 'lists.example',
  answers: 101,
  visible: 30,
  missed: 66,
  description: 'Tests and ranks headphones.',
  pages: [
    citedPage('best', 'LIST', 50),
    citedPage('top', 'LIST', 30),
    citedPage('third', 'LIST', 20),
    citedPage('new', null, 1),
  ],
};
