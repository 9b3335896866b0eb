const CHATGPT = { key: 'chatgpt', name: 'ChatGPT' };
const GEMINI = { key: 'gemini', name: 'Gemini' };

const LIKE_THESE = 'The 95% interval speaks of prompts like these.';

const rate = (hits: number, answers: number, low: number | null, high: number | null) => ({
  value: answers ? (hits / answers) * 100 : null,
  low,
  high,
  hits,
  answers,
  note: low === null ? 'Too few prompts for an interval: it needs 6.' : LIKE_THESE,
});

const company = (rank: number, name: string, hits: number, more: object = {}) => ({
  name,
  isBrand: false,
  rank,
  mentionRate: rate(hits, 4, hits * 10, hits * 10 + 50),
  shareOfVoice: hits * 12.5,
  meanPosition: hits ? rank : null,
  ...more,
});

const result = (platform: object, more: object) => ({
  platform,
  status: 'ANSWERED',
  failure: null,
  visible: false,
  position: null,
  named: [],
  ...more,
});

const QUESTIONS = [
  'Best wireless headphones?',
  'Headphones with the longest battery?',
  'Is Acme Audio any good?',
] as const;

/** A report of three prompts on two platforms: named in two of four answers that count, one measurement failed. */
export const report = {
  company: 'Acme Audio',
  website: 'acme-audio.example',
  competitors: ['Rival One', 'Third Sound'],
  searchTopics: ['wireless headphones', 'battery life'],
  simulated: false,
  madeAt: '2026-08-03T10:00:00.000Z',
  expiresAt: '2026-11-01T10:00:00.000Z',
  measurement: {
    prompts: 3,
    brandedPrompts: 1,
    asked: 6,
    answers: 5,
    failures: [{ platform: GEMINI, reason: 'The platform did not answer in time.', count: 1 }],
    from: '2026-08-03T09:30:00.000Z',
    to: '2026-08-03T09:58:00.000Z',
  },
  visibility: rate(2, 4, 15, 85),
  brandedVisibility: rate(0, 1, 0, 79.3),
  platforms: [
    { platform: CHATGPT, model: 'model-5', mentionRate: rate(1, 2, 9.5, 90.5), answers: 3, failed: 0 },
    { platform: GEMINI, model: null, mentionRate: rate(1, 2, 9.5, 90.5), answers: 2, failed: 1 },
  ],
  ranking: [
    company(1, 'Rival One', 3, { shareOfVoice: 50 }),
    company(2, 'Acme Audio', 2, { isBrand: true, shareOfVoice: 33.3, meanPosition: 1.5 }),
    company(3, 'Third Sound', 1, { shareOfVoice: 16.7, meanPosition: 2 }),
  ],
  sentiment: {
    value: 71.25,
    low: 60.5,
    high: 82,
    answers: 2,
    mentions: 2,
    counts: { positive: 2, mixed: 0, negative: 0, unjudged: 0, unsupportedLanguage: 0 },
    note: LIKE_THESE,
    judge: 'Built-in rules',
  },
  missing: [
    {
      prompt: 1,
      question: QUESTIONS[1],
      answers: 2,
      named: [
        { name: 'Rival One', answers: 2 },
        { name: 'Third Sound', answers: 1 },
      ],
    },
  ],
  sources: [
    {
      kind: 'REVIEWS',
      name: 'Reviews and comparisons',
      answers: 2,
      sources: [
        { url: 'https://reviews.example/best', domain: 'reviews.example', title: 'Best of', answers: 2 },
        { url: 'javascript:alert(1)', domain: 'bad.example', title: '', answers: 1 },
      ],
    },
    {
      kind: 'OWN',
      name: 'Your own site',
      answers: 1,
      sources: [{ url: 'https://acme-audio.example/', domain: 'acme-audio.example', title: '', answers: 1 }],
    },
  ],
  passages: [
    {
      prompt: 0,
      question: QUESTIONS[0],
      platform: CHATGPT,
      text: 'Many like Acme Audio for its sound.',
      mention: { start: 10, end: 20 },
      sentiment: 81.25,
    },
  ],
  nextSteps: ['WIN_PROMPT', 'EARN_SOURCE', 'OWN_PAGE', 'WEAK_PLATFORM', 'MEASURE_AGAIN'].map(
    (kind, index) => ({
      kind,
      title: `Step ${index + 1}`,
      detail: `What to do for step ${index + 1}.`,
      evidence: `The figures behind step ${index + 1}.`,
    }),
  ),
  formulas: [{ name: 'Rank', text: 'By answers that name a company.' }],
  prompts: [
    {
      question: QUESTIONS[0],
      branded: false,
      results: [
        result(CHATGPT, { visible: true, position: 2, named: ['Rival One', 'Acme Audio'] }),
        result(GEMINI, { visible: true, position: 1, named: ['Acme Audio'] }),
      ],
    },
    {
      question: QUESTIONS[1],
      branded: false,
      results: [
        result(CHATGPT, { named: ['Rival One'] }),
        result(GEMINI, { named: ['Rival One', 'Third Sound'] }),
      ],
    },
    {
      question: QUESTIONS[2],
      branded: true,
      results: [
        result(CHATGPT, {}),
        result(GEMINI, { status: 'FAILED', failure: 'The platform did not answer in time.' }),
      ],
    },
  ],
};

const none = rate(0, 0, null, null);

/** A report whose measurements all failed. */
export const emptyReport = {
  ...report,
  website: null,
  competitors: [],
  searchTopics: [],
  measurement: { ...report.measurement, answers: 0, from: null, to: null },
  visibility: none,
  brandedVisibility: none,
  platforms: [{ platform: CHATGPT, model: null, mentionRate: none, answers: 0, failed: 3 }],
  ranking: [company(1, 'Acme Audio', 0, { isBrand: true, mentionRate: none, shareOfVoice: null })],
  sentiment: {
    value: null,
    low: null,
    high: null,
    answers: 0,
    mentions: 0,
    counts: null,
    note: 'No answers to count.',
    judge: 'Built-in rules',
  },
  missing: [],
  sources: [],
  passages: [],
};

const ANSWER_TEXT =
  '## Our picks\n\n1. **Rival One** is solid.\n2. **Acme Audio** is great. <b>Acme Audio</b> again.';

const placesOf = (name: string) =>
  [...ANSWER_TEXT.matchAll(new RegExp(name, 'g'))].map(({ index }) => ({
    start: index,
    end: index + name.length,
  }));

/** ChatGPT's answer to the first prompt. */
export const reportAnswer = {
  question: QUESTIONS[0],
  platform: CHATGPT,
  model: 'model-5',
  collectedAt: '2026-08-03T09:30:00.000Z',
  simulated: false,
  text: ANSWER_TEXT,
  mentions: [
    { name: 'Rival One', isBrand: false, spans: placesOf('Rival One') },
    { name: 'Acme Audio', isBrand: true, spans: placesOf('Acme Audio') },
  ],
  sources: [
    { url: 'https://reviews.example/best', domain: 'reviews.example', title: 'Best of' },
    { url: 'javascript:alert(1)', domain: 'bad.example', title: 'Bad' },
  ],
};
