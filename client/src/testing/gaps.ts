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

/** The answers that the fixtures' gaps come from. */
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

/** Three prompts, the most missed first. */
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

/** A list of gaps on one page, for any arguments. */
export const gapsPage = (nodes: readonly object[], scope: object = gapScope) => ({
  nodes,
  next: null,
  total: nodes.length,
  totalUnsearched: nodes.length,
  scope,
});

interface GapNode {
  question?: string;
  topic?: { name: string };
  instead?: { company: { name: string } }[];
  url?: string;
  title?: string;
  missed: { hits: number; answers: number; value: number };
  visible: { value: number };
  lastMissed: string;
}

const SORT_KEYS: Record<string, (gap: GapNode) => string | number | undefined> = {
  QUESTION: ({ question }) => question?.toLowerCase(),
  TOPIC: ({ topic }) => topic?.name,
  URL: ({ url }) => url,
  TITLE: ({ title }) => title || undefined,
  MISSED: ({ missed }) => missed.hits,
  MISSED_RATE: ({ missed }) => missed.value,
  VISIBLE_RATE: ({ visible }) => visible.value,
  ANSWERS: ({ missed }) => missed.answers,
  LAST_MISSED: ({ lastMissed }) => lastMissed,
};

const TEXTS: Record<string, (gap: GapNode) => string | undefined> = {
  QUESTION: ({ question }) => question,
  TOPIC: ({ topic }) => topic?.name,
  NAMED_INSTEAD: ({ instead }) => instead?.map(({ company }) => company.name).join(),
  URL: ({ url }) => url,
  TITLE: ({ title }) => title,
};

/** Sorts, searches and pages a list of gaps as the server does, `length` per page. */
export const gapList =
  (nodes: readonly object[], { scope = gapScope, length = 1000 }: { scope?: object; length?: number } = {}) =>
  ({ sort, direction, search, searchIn, first, after }: Record<string, unknown>) => {
    const all = nodes as readonly GapNode[];
    const text = String(search ?? '').toLowerCase();
    const found = all.filter((gap) =>
      (searchIn as string[]).some((column) => TEXTS[column]?.(gap)?.toLowerCase().includes(text)),
    );
    const keyOf = (gap: GapNode) => SORT_KEYS[String(sort)]?.(gap);
    const sorted = found.toSorted((a, b) => {
      const [left, right] = [keyOf(a), keyOf(b)];
      if (left === right) return 0;
      if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
      return left < right === (direction === 'ASC') ? -1 : 1;
    });
    const start = Number(after ?? 0);
    const end = start + Math.min(Number(first), length);
    return {
      nodes: sorted.slice(start, end),
      next: end < found.length ? String(end) : null,
      total: found.length,
      totalUnsearched: all.length,
      scope,
    };
  };

/** `count` prompts, the most missed first. */
export const manyPromptGaps = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    promptGap(`n${index}`, `Question number ${index}?`, Math.max(1, 20 - index)),
  );
