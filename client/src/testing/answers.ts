const ACME = { id: 'brand-1', name: 'Acme Audio', isBrand: true };
const RIVAL = { id: 'company-1', name: 'Rival One', isBrand: false };
const topic = { id: 'topic-2', name: 'Wireless', slug: 'wireless' };
const chatgpt = { key: 'chatgpt', name: 'ChatGPT' };

const TEXT = `## Our picks

1. **Rival One** is solid.
2. **Acme Audio** is a *great* pick ([review](https://reviews.example/best)).

| Brand | Hours |
|---|---|
| Acme Audio | 30<br>or more |

![photo](https://tracker.example/pixel.png) <script>alert(1)</script> [bad](javascript:alert(1))`;

const placesOf = (name: string) =>
  [...TEXT.matchAll(new RegExp(name, 'g'))].map(({ index }) => ({ start: index, end: index + name.length }));

/** An answer that names the brand second, twice, and cites two pages. */
export const oneAnswer = {
  id: 'answer-1',
  prompt: { id: 'p1', question: 'Best wireless headphones?', branded: false, topic },
  platform: chatgpt,
  model: 'model-5',
  surface: 'API',
  askedAs: null,
  sample: 2,
  collectedAt: '2026-08-03T09:30:00.000Z',
  status: 'ANSWERED',
  failure: null,
  simulated: false,
  unsupportedLanguage: null,
  method: 'rules-1',
  visible: true,
  missed: false,
  text: TEXT,
  textState: 'STORED',
  textRemovedAt: null,
  textProblem: null,
  mentions: [
    {
      company: RIVAL,
      position: 1,
      sentiment: 50.4,
      judge: 'Built-in rules',
      verdict: 'MIXED',
      spans: placesOf('Rival One'),
    },
    {
      company: ACME,
      position: 2,
      sentiment: 81.25,
      judge: 'Built-in rules',
      verdict: 'POSITIVE',
      spans: placesOf('Acme Audio'),
    },
  ],
  searchQueries: [
    {
      query: 'best wireless headphones 2026',
      pages: [
        {
          ...{ url: 'https://reviews.example/best', domain: 'reviews.example', title: 'Best of' },
          ...{ position: 1, own: false },
        },
        {
          ...{ url: 'https://acme.example/headphones', domain: 'acme.example', title: '' },
          ...{ position: null, own: true },
        },
        {
          ...{ url: 'https://other.example', domain: 'other.example', title: '' },
          ...{ position: null, own: false },
        },
      ],
    },
    { query: 'wireless headphones reviews', pages: [] },
  ],
  products: [{ name: 'Acme Air', price: '$99.00', merchant: 'Shop', url: 'https://shop.example/air' }],
  reviews: [],
  orderCorrection: null,
  citations: [
    {
      position: 1,
      url: 'https://reviews.example/best',
      domain: 'reviews.example',
      title: 'Best of',
      own: false,
    },
    {
      position: 2,
      url: 'https://acme-audio.example/studio',
      domain: 'acme-audio.example',
      title: '',
      own: true,
    },
  ],
  citationCount: 2,
  excerpt: { text: 'Acme Audio is a great pick …', mention: { start: 0, end: 10 }, matches: [] },
};

/** The answer after retention deleted its text. */
export const deletedText = {
  ...oneAnswer,
  text: '',
  textState: 'DELETED',
  textRemovedAt: '2026-09-02T02:20:00.000Z',
  excerpt: { text: '', mention: null, matches: [] },
};

export const missedAnswer = {
  ...oneAnswer,
  id: 'answer-2',
  platform: { key: 'gemini', name: 'Gemini' },
  visible: false,
  missed: true,
  searchQueries: [],
  products: [],
  mentions: [
    {
      company: RIVAL,
      position: 1,
      sentiment: null,
      judge: 'Built-in rules',
      verdict: 'NONE',
      spans: [{ start: 0, end: 9 }],
    },
  ],
  citations: [],
  citationCount: 0,
  excerpt: { text: 'Rival One is all you need.', mention: null, matches: [] },
};

export const failedAnswer = {
  ...missedAnswer,
  id: 'answer-3',
  status: 'REFUSED',
  failure: 'The platform would not discuss brands.',
  missed: false,
  text: '',
  mentions: [],
  excerpt: { text: '', mention: null, matches: [] },
};

export const noScope = {
  brand: ACME,
  platform: null,
  topic: null,
  prompt: null,
  persona: null,
  company: null,
  notCompany: null,
  source: null,
  range: { from: null, to: null },
};

/** Three answers, two on the first page. */
export function answerPages({ after }: Record<string, unknown>) {
  const page = { total: 3, totalCapped: false, search: null, scope: noScope };
  return after === 'page-2'
    ? { ...page, nodes: [failedAnswer], next: null }
    : { ...page, nodes: [oneAnswer, missedAnswer], next: 'page-2' };
}

/** The scope of a list with every filter that an address can hold. */
export const fullScope = {
  ...noScope,
  platform: chatgpt,
  topic,
  prompt: oneAnswer.prompt,
  company: RIVAL,
  source: { url: 'https://reviews.example/best', domain: 'reviews.example', title: 'Best of' },
};

const noRate = { value: null, low: null, high: null, right: 0, reviewed: 0 };

/** Too few reviews for a share. */
export const fewReviews = {
  method: 'rules-1',
  least: 30,
  all: noRate,
  names: noRate,
  sentiment: noRate,
  order: noRate,
  others: 0,
  othersCorrected: 0,
};

/** Three mentions to review, of two answers. */
export const reviewQueue = [
  { reason: 'RANDOM', answer: oneAnswer, mention: oneAnswer.mentions[0] },
  { reason: 'BORDER', answer: oneAnswer, mention: oneAnswer.mentions[1] },
  { reason: 'RANDOM', answer: missedAnswer, mention: missedAnswer.mentions[0] },
];
