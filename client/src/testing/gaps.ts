const TOPICS = [
  { id: 'topic-2', name: 'Wireless', slug: 'wireless' },
  { id: 'topic-1', name: 'API', slug: 'api' },
];

const rate = (hits: number, answers: number) => {
  const value = (hits / answers) * 100;
  return { value, low: value / 2, high: Math.min(100, value * 1.25), hits, answers };
};

const instead = (id: string, name: string, answers: number) => ({
  company: { id, name, isBrand: false },
  answers,
});

/** What the gaps of the fixtures were looked for in. */
export const gapScope = {
  brand: { id: 'brand-1', name: 'Acme Audio', isBrand: true },
  topic: null as object | null,
  range: { from: '2026-08-02', to: '2026-08-03' } as { from: string | null; to: string | null },
  answers: 120,
  availablePlatforms: [
    { key: 'chatgpt', name: 'ChatGPT' },
    { key: 'gemini', name: 'Gemini' },
  ],
};

export const promptGap = (id: string, question: string, missed: number, over: object = {}) => ({
  id,
  question,
  branded: false,
  topic: TOPICS[0],
  visible: rate(2, 20),
  missed: rate(missed, 20),
  instead: [instead('company-1', 'Rival One', missed)],
  lastMissed: '2026-08-03',
  ...over,
});

/** Three prompts, most missed first. */
export const promptGapNodes = [
  promptGap('p2', 'Headphones with the longest battery?', 12, {
    instead: [instead('company-1', 'Rival One', 11), instead('company-3', 'Third Sound', 4)],
  }),
  promptGap('p1', 'Best wireless headphones?', 9, { visible: rate(11, 20), lastMissed: '2026-08-02' }),
  promptGap('p5', '=Is Acme any good?', 4, {
    branded: true,
    topic: TOPICS[1],
    visible: rate(0, 20),
    instead: [instead('company-3', 'Third Sound', 4)],
  }),
];

export const sourceGapNodes = [
  {
    url: 'https://reviews.example/best/headphones',
    domain: 'reviews.example',
    title: 'Best headphones',
    own: false,
    visible: rate(0, 10),
    missed: rate(8, 10),
    lastMissed: '2026-08-03',
  },
  {
    url: 'https://acme-audio.example/studio',
    domain: 'acme-audio.example',
    title: '',
    own: true,
    visible: rate(0, 4),
    missed: rate(1, 4),
    lastMissed: '2026-08-02',
  },
];

/** A list of gaps in one page. */
export const gapsPage = (nodes: readonly object[], scope: object = gapScope) => ({
  nodes,
  next: null,
  total: nodes.length,
  scope,
});

/** A list of `total` prompts in pages of `length`; the cursor is the place of the next prompt. */
export const gapPages =
  (total: number, length: number) =>
  ({ after }: Record<string, unknown>) => {
    const start = Number(after ?? 0);
    const end = Math.min(total, start + length);
    const nodes = Array.from({ length: end - start }, (_, index) => {
      const place = start + index;
      return promptGap(`n${place}`, `Question number ${place}?`, 1 + ((total - place) % 20));
    });
    return { nodes, next: end < total ? String(end) : null, total, scope: gapScope };
  };
