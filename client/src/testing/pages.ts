const scores = {
  authoritativeness: 80,
  citations: 1,
  quotations: 0,
  statistics: 3,
  technicalTerms: null as number | null,
  fluency: 62.5,
};

const rate = (hits: number, answers: number) => ({
  value: (hits / answers) * 100,
  low: null,
  high: null,
  hits,
  answers,
  note: null,
});

/** A page that was read. */
export const readPage = {
  id: 'page-1',
  url: 'https://reviews.example/best/headphones',
  domain: 'reviews.example',
  title: 'Best headphones <b>2026</b>',
  owner: 'OTHER',
  inSitemap: false,
  simulated: false,
  status: 'READ',
  httpStatus: 200 as number | null,
  problem: null as string | null,
  triedAt: '2026-08-03T09:00:00.000Z' as string | null,
  readAt: '2026-08-03T09:00:00.000Z' as string | null,
  dueAt: '2026-08-10T09:00:00.000Z',
  finalUrl: null,
  kind: 'LIST' as string | null,
  author: 'Ida Falk',
  publishedOn: '2026-03-01',
  modifiedOn: null,
  language: 'en',
  words: 1240,
  paywalled: false,
  noIndex: true,
  scores: scores as typeof scores | null,
  answers: 12,
  visible: rate(3, 12),
  missed: rate(9, 12),
  versions: [
    { number: 2, readAt: '2026-08-03T09:00:00.000Z', words: 1240 },
    { number: 1, readAt: '2026-07-01T09:00:00.000Z', words: 1100 },
  ],
  prompts: [{ id: 'p1', question: 'Best wireless headphones?', answers: 12, missed: 9 }],
};

/** A page that its site does not allow to be read. */
export const blockedPage = {
  ...readPage,
  id: 'page-2',
  url: 'https://rival.example/',
  domain: 'rival.example',
  title: '',
  owner: 'COMPETITOR',
  simulated: true,
  status: 'ROBOTS',
  httpStatus: null,
  problem: 'The site’s robots.txt does not allow this page to be read.',
  readAt: null,
  kind: null,
  words: 0,
  scores: null,
  answers: 4,
  missed: rate(0, 4),
  versions: [],
  prompts: [],
};

const SURVEY = 'A survey of 1,200 people: 62 percent say <i>yes</i>.';
const spanOf = (text: string, words: string, score: string) => ({
  score,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});
const block = (kind: string, text: string, spans: object[] = [], level: number | null = null) => ({
  ...{ kind, level, text, spans },
});
const ROW = 'Model | 87% | 12 hours';

/** The text of the latest version: three statistics, one of them in a table, and a link. */
export const pageText = {
  version: 2,
  readAt: '2026-08-03T09:00:00.000Z',
  scores,
  authorityParts: [
    { name: 'Names its author', points: 20, maxPoints: 20 },
    { name: 'Links to sources', points: 5, maxPoints: 25 },
  ],
  blocks: [
    block('HEADING', 'What people say', [], 2),
    block('PARAGRAPH', SURVEY, [
      spanOf(SURVEY, '62 percent', 'STATISTICS'),
      spanOf(SURVEY, '1,200', 'STATISTICS'),
      spanOf(SURVEY, 'survey', 'CITATIONS'),
    ]),
    block('LIST_ITEM', 'First'),
    block('LIST_ITEM', 'Second'),
    block('TABLE_ROW', ROW, [spanOf(ROW, '87%', 'STATISTICS')]),
    block('QUOTE', 'It is the best.'),
    block('CODE', 'npm install'),
  ],
  truncated: false,
};

/** The text of the version before. */
export const olderPageText = {
  ...pageText,
  version: 1,
  scores: { ...scores, statistics: 0 },
  blocks: [block('PARAGRAPH', 'What it said in July.')],
};

/** The page with this id, and the version of its text that is asked for. */
export const pageOf =
  (...pages: (typeof readPage)[]) =>
  ({ id }: Record<string, unknown>) => {
    const page = pages.find((each) => each.id === id);
    if (!page) return null;
    return {
      ...page,
      text: ({ version }: { version: number | null }) =>
        page.readAt === null ? null : version === 1 ? olderPageText : pageText,
    };
  };

export const pageList = (...nodes: object[]) => ({ nodes, next: null, total: nodes.length });

export const pageRun = {
  id: 'run-1',
  status: 'DONE',
  startedBy: 'user-1' as string | null,
  startedAt: '2026-08-03T08:59:00.000Z',
  endedAt: '2026-08-03T09:00:00.000Z' as string | null,
  problem: null,
  promptId: null as string | null,
  planned: 16,
  changed: 10,
  unchanged: 2,
  failed: 4,
};

export const pageReading = {
  version: 'pages-1',
  daily: false,
  pagesPerDay: 200,
  leftToday: 184,
  latestRun: pageRun as typeof pageRun | null,
  unread: 30,
  statuses: [
    { status: 'READ', pages: 12 },
    { status: 'ROBOTS', pages: 3 },
    { status: 'NOT_FOUND', pages: 1 },
  ],
};
