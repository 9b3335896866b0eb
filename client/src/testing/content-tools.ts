const LLMS_TXT = `# Acme Audio

> Acme Audio makes headphones and microphones for studios and stages.
- [Headphones](https://acme-audio.example/headphones): Every model
- [Support](https://acme-audio.example/support): Manuals and spare parts`;

/** The site's short llms.txt file, with lines of more than 40 characters on average. */
export const llmsTxtFile = {
  sample: false,
  text: LLMS_TXT,
  origin: 'SITE',
  savedAt: null as string | null,
  version: 'v1',
  example: '# Ostrellio',
  findings: [] as object[],
  scores: { conciseness: 85, fluency: 90, technicalAccuracy: 88, citationPotential: 82 },
};

const FILE = {
  status: 'READ',
  httpStatus: 200,
  problem: null,
  finalUrl: 'https://acme-audio.example/llms.txt',
  checkedAt: '2026-08-03T06:41:00Z',
  checkedDaily: true,
  text: LLMS_TXT as string | null,
  findings: [] as object[],
  versions: [{ number: 1, fetchedAt: '2026-08-01T06:41:00Z', bytes: 223 }],
};

const BOT = {
  vendor: 'OpenAI',
  purpose: 'TRAINING',
  documentation: 'https://developers.openai.com/api/docs/bots',
  remark: null as string | null,
  isAllowed: true,
  line: null as number | null,
  isNamed: false,
  closedPages: [] as string[],
};

const PRICES = 'https://acme-audio.example/prices';

/** The files of a site that was checked this morning. */
export const siteFiles = {
  id: 'u1',
  domain: 'acme-audio.example' as string | null,
  contentSignal: null as string | null,
  contentUsage: null as string | null,
  files: [
    { ...FILE, kind: 'LLMS_TXT' },
    {
      ...FILE,
      kind: 'LLMS_FULL_TXT',
      status: 'NOT_FOUND',
      httpStatus: 404,
      text: null,
      versions: [],
      problem: 'The site has no such file.',
    },
    { ...FILE, kind: 'ROBOTS_TXT', text: 'User-agent: *\nDisallow: /prices\n' },
  ],
  check: {
    id: 'u1',
    status: 'DONE',
    withLinks: false,
    daily: true,
    startedAt: '2026-08-03T06:41:00Z',
    endedAt: '2026-08-03T06:41:05Z',
    linkCount: 0,
    linksChecked: 0,
    linksAt: null as string | null,
    links: [] as object[],
  } as object | null,
  policies: [
    { ...BOT, token: 'GPTBot', line: 2, isAllowed: false, isNamed: true },
    { ...BOT, token: 'OAI-SearchBot', purpose: 'SEARCH', closedPages: [PRICES] },
    {
      ...BOT,
      token: 'Bytespider',
      vendor: 'ByteDance',
      documentation: null,
      remark: 'ByteDance publishes no page on it.',
    },
  ],
  citedPages: [{ url: PRICES, title: 'Prices', citations: 4 }],
};

/** Initial content of Generate Optimized Content. */
export const contentGenerator = {
  simulated: true,
  model: null as string | null,
  sampleContent: 'Which headphones suit a studio?\n\nClosed ones do. In 2025, 8 of 10 studios used them.',
};
