import { describe, expect, test } from 'vitest';
import { makeContent } from './make.ts';
import { contentInput, failedAnswer, reportAnswer } from './testing/input.ts';

const PROMPTS = [
  'Which note app is best?',
  'Which wiki suits a team?',
  'Is Quillmark any good?',
  'Which app takes notes offline?',
];

/** Small enough for a manual count: 6 of 8 answers are usable, 5 of them to unbranded prompts. */
const ANSWERS = [
  reportAnswer({
    prompt: 0,
    model: 'gpt-x',
    text: '1. **Tarnwick** is dependable.\n2. **Quillmark** is an excellent choice for writers.',
    sources: [{ url: 'https://www.g2.com/categories/notes?utm_source=chat', title: 'Note apps' }],
  }),
  reportAnswer({
    prompt: 0,
    platform: 'gemini',
    text: 'Quillmark is slow and unreliable.',
    sources: [
      { url: 'https://reddit.com/r/notes', title: '' },
      { url: 'https://docs.quillmark.example/start', title: 'Docs' },
    ],
    collectedAt: '2026-01-05T09:00:00.000Z',
  }),
  reportAnswer({
    prompt: 1,
    text: 'Ostrava Labs and Tarnwick.',
    sources: [
      { url: 'https://g2.com/categories/notes', title: '' },
      { url: 'https://g2.com/categories/wikis', title: 'Wikis' },
    ],
  }),
  reportAnswer({ prompt: 1, platform: 'gemini', text: 'It depends on the size of the team.' }),
  reportAnswer({ prompt: 2, text: 'Quillmark is a great tool.', collectedAt: '2026-01-05T10:30:00.000Z' }),
  failedAnswer({ prompt: 2, platform: 'gemini' }),
  reportAnswer({
    prompt: 3,
    text: 'Most people are happy with Tarnwick.',
    sources: [{ url: 'https://tarnwick.example/offline', title: 'Offline' }],
  }),
  failedAnswer({ prompt: 3, platform: 'gemini', status: 'empty', failure: null }),
];

const made = makeContent(contentInput(PROMPTS, ['chatgpt', 'gemini'], ANSWERS));
const [CHATGPT, GEMINI] = [
  { key: 'chatgpt', name: 'ChatGPT' },
  { key: 'gemini', name: 'Gemini' },
];

test('gives its main number an interval where it has the eight unbranded prompts of the wizard', () => {
  const prompts = Array.from({ length: 8 }, (_, index) => `Which note app is best for team ${index}?`);
  const answers = prompts.flatMap((_, prompt) =>
    ['chatgpt', 'gemini'].map((platform) =>
      reportAnswer({ prompt, platform, text: prompt < 4 ? 'Quillmark is great.' : 'Tarnwick is great.' }),
    ),
  );
  const { visibility } = makeContent(contentInput(prompts, ['chatgpt', 'gemini'], answers));
  expect(visibility).toMatchObject({ hits: 8, answers: 16, value: 50 });
  expect(visibility.note).toContain('prompts like these');
  // Two answers to one prompt agree here, so the interval is that of eight answers and not of sixteen.
  expect(visibility.low).toBeGreaterThan(15);
  expect(visibility.low).toBeLessThan(22);
  expect(visibility.high).toBeCloseTo(100 - (visibility.low ?? 0), 10);
});

describe('a report matches a manual count and', () => {
  test('describes the measurement', () => {
    expect(made.measurement).toEqual({
      prompts: 4,
      brandedPrompts: 1,
      asked: 8,
      answers: 6,
      failures: [
        { platform: GEMINI, reason: 'No answer in time.', count: 1 },
        { platform: GEMINI, reason: 'The answer was empty.', count: 1 },
      ],
      from: '2026-01-05T09:00:00.000Z',
      to: '2026-01-05T10:30:00.000Z',
    });
  });

  test('keeps prompts that name the brand out of its main number', () => {
    expect(made.visibility).toMatchObject({ hits: 2, answers: 5, value: 40 });
    expect(made.visibility).toMatchObject({
      low: null,
      high: null,
      note: 'Too few prompts for an interval: it needs 6.',
    });
    expect(made.brandedVisibility).toMatchObject({ hits: 1, answers: 1, value: 100 });
    expect(made.platforms).toMatchObject([
      { platform: CHATGPT, model: 'gpt-x', mentionRate: { hits: 1, answers: 3 }, answers: 4, failed: 0 },
      { platform: GEMINI, model: null, mentionRate: { hits: 1, answers: 2 }, answers: 2, failed: 2 },
    ]);
  });

  test('ranks the companies', () => {
    expect(made.ranking).toMatchObject([
      { name: 'Tarnwick', rank: 1, mentionRate: { hits: 3, answers: 5 }, shareOfVoice: 50 },
      { name: 'Quillmark', isBrand: true, rank: 2, mentionRate: { hits: 2 }, meanPosition: 1.5 },
      { name: 'Ostrava Labs', rank: 3, mentionRate: { hits: 1 }, meanPosition: 1 },
    ]);
    expect(made.ranking[0]?.meanPosition).toBeCloseTo(4 / 3);
    expect(made.ranking[1]?.shareOfVoice).toBeCloseTo(100 / 3);
  });

  test('averages the sentiment of every answer that names the brand', () => {
    expect(made.sentiment).toMatchObject({
      mentions: 3,
      answers: 3,
      counts: { unjudged: 0, unsupportedLanguage: 0 },
      judge: 'Built-in rules',
    });
    const scores = made.passages.map(({ sentiment }) => sentiment ?? Number.NaN);
    expect(made.sentiment.value).toBeCloseTo(scores.reduce((sum, each) => sum + each, 0) / 3);
  });

  test('lists the prompts in which the brand is missing, and who is named', () => {
    expect(made.missing).toEqual([
      {
        prompt: 1,
        question: PROMPTS[1],
        answers: 2,
        named: [
          { name: 'Ostrava Labs', answers: 1 },
          { name: 'Tarnwick', answers: 1 },
        ],
      },
      { prompt: 3, question: PROMPTS[3], answers: 1, named: [{ name: 'Tarnwick', answers: 1 }] },
    ]);
  });

  test('counts an answer once for a kind of source', () => {
    expect(made.sources.map(({ kind, answers }) => [kind, answers])).toEqual([
      ['reviews', 2],
      ['community', 1],
      ['competitor', 1],
      ['own', 1],
    ]);
    expect(made.sources[0]?.sources).toEqual([
      { url: 'https://g2.com/categories/notes', domain: 'g2.com', title: 'Note apps', answers: 2 },
      { url: 'https://g2.com/categories/wikis', domain: 'g2.com', title: 'Wikis', answers: 1 },
    ]);
  });

  test('quotes platforms in turn, branded prompts last, and marks the name', () => {
    expect(made.passages.map(({ prompt, platform }) => [prompt, platform.key])).toEqual([
      [0, 'chatgpt'],
      [0, 'gemini'],
      [2, 'chatgpt'],
    ]);
    for (const { text, mention } of made.passages)
      expect(text.slice(mention?.start, mention?.end)).toBe('Quillmark');
  });

  test('shows every outcome', () => {
    expect(made.prompts.map(({ question, branded }) => [question, branded])).toEqual(
      PROMPTS.map((question, index) => [question, index === 2]),
    );
    expect(made.prompts[0]?.results[0]).toEqual({
      platform: CHATGPT,
      status: 'answered',
      failure: null,
      visible: true,
      position: 2,
      named: ['Tarnwick', 'Quillmark'],
    });
    expect(made.prompts[2]?.results[1]).toMatchObject({ status: 'failed', failure: 'No answer in time.' });
  });
});

test('a question without an answer is a failed measurement', () => {
  const { measurement, prompts } = makeContent(contentInput(PROMPTS, ['chatgpt', 'gemini'], []));
  expect(measurement).toMatchObject({ asked: 8, answers: 0, from: null, to: null });
  expect(prompts[0]?.results[0]).toMatchObject({ status: 'failed', failure: 'It was not asked.' });
});

test('quotes every question once before it repeats one', () => {
  const both = ['chatgpt', 'gemini'].flatMap((platform) =>
    PROMPTS.map((_, prompt) => reportAnswer({ prompt, platform, text: 'Take Quillmark.' })),
  );
  const { passages } = makeContent(contentInput(PROMPTS, ['chatgpt', 'gemini'], both));
  expect(passages.map(({ prompt, platform }) => [prompt, platform.key])).toEqual([
    [0, 'chatgpt'],
    [1, 'gemini'],
    [3, 'chatgpt'],
    [0, 'gemini'],
    [1, 'chatgpt'],
    [3, 'gemini'],
  ]);
});
