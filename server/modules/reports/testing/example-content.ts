import { mean } from '../../../statistics/mean.ts';
import { rate } from '../../../statistics/rates.ts';
import type { PromptFindings, RankedCompany, ReportContent } from '../content/model.ts';

const PLATFORMS = [
  { key: 'chatgpt', name: 'ChatGPT' },
  { key: 'perplexity', name: 'Perplexity' },
  { key: 'gemini', name: 'Gemini' },
];

const company = (
  name: string,
  rank: number,
  hits: number,
  share: number,
  position: number,
): RankedCompany => ({
  name,
  isBrand: name === 'Norvik',
  rank,
  mentionRate: rate(hits, 23),
  shareOfVoice: share,
  meanPosition: position,
});

const TRADES = [
  'Which hiking boots keep feet dry on a week in Scotland?',
  'What is the best boot for wide feet?',
  'Which outdoor brands repair what they sell?',
  'How do I choose boots for a first long-distance trail?',
  'Are lighter shoes better than boots for mountain paths?',
  'Which boots last longest for the money?',
  'What do mountain guides wear on their feet?',
  'Which boots are good for winter walks in the city?',
];

const prompts = (): PromptFindings[] => [
  ...TRADES.map((question, index) => ({
    question,
    branded: false,
    results: PLATFORMS.map((platform, place) => {
      const failed = index === 5 && place === 2;
      const visible = !failed && index % 3 === place;
      return {
        platform,
        status: failed ? ('failed' as const) : ('answered' as const),
        failure: failed ? 'The platform took too long.' : null,
        visible,
        position: visible ? place + 1 : null,
        named: visible ? ['Fjellsko', 'Norvik'] : ['Fjellsko'],
      };
    }),
  })),
  ...['Is Norvik a good brand?', 'Norvik or Fjellsko?'].map((question) => ({
    question,
    branded: true,
    results: PLATFORMS.map((platform) => ({
      platform,
      status: 'answered' as const,
      failure: null,
      visible: true,
      position: 1,
      named: ['Norvik', 'Fjellsko'],
    })),
  })),
];

/** A report of made-up companies, by hand; change what a test is about. */
export function exampleContent(changes: Partial<ReportContent> = {}): ReportContent {
  const text = 'For wet weather many walkers settle on Norvik, whose soles can be replaced twice.';
  const start = text.indexOf('Norvik');
  const sentiment = mean(11, 688.6, { basis: 'PROMPTS_LIKE_THESE', spread: { variance: 13, freedom: 9 } });
  return {
    company: 'Norvik',
    website: 'norvik.example',
    competitors: ['Fjellsko', 'Stigen', 'Brattfoot'],
    searchTopics: ['hiking boots'],
    simulated: false,
    madeAt: '2026-08-03T10:15:00.000Z',
    measurement: {
      prompts: 10,
      brandedPrompts: 2,
      asked: 30,
      answers: 29,
      failures: [
        { platform: { key: 'gemini', name: 'Gemini' }, reason: 'The platform took too long.', count: 1 },
      ],
      from: '2026-08-03T10:11:00.000Z',
      to: '2026-08-03T10:14:30.000Z',
    },
    visibility: rate(7, 23),
    brandedVisibility: rate(6, 6),
    platforms: PLATFORMS.map((platform, place) => ({
      platform,
      model: place === 0 ? 'gpt-house' : null,
      mentionRate: place === 2 ? rate(1, 7) : rate(3, 8),
      answers: place === 2 ? 9 : 10,
      failed: place === 2 ? 1 : 0,
    })),
    ranking: [
      company('Fjellsko', 1, 19, 52.78, 1.2),
      company('Norvik', 2, 7, 19.44, 2.1),
      company('Stigen', 3, 6, 16.67, 2.7),
      company('Brattfoot', 4, 4, 11.11, 3.3),
    ],
    sentiment: {
      ...sentiment,
      mentions: 13,
      counts: { positive: 8, mixed: 2, negative: 1, unjudged: 2, unsupportedLanguage: 0 },
      judge: 'Built-in rules',
    },
    missing: [1, 3, 6, 7].map((prompt) => ({
      prompt,
      question: TRADES[prompt] ?? '',
      answers: 3,
      named: [
        { name: 'Fjellsko', answers: 3 },
        { name: 'Stigen', answers: 1 },
      ],
    })),
    sources: [
      {
        kind: 'reviews',
        answers: 14,
        sources: [
          {
            url: 'https://boots.example/best?a=1&b=2',
            domain: 'boots.example',
            title: 'The best boots',
            answers: 9,
          },
          { url: 'https://trail.example/', domain: 'trail.example', title: '', answers: 6 },
        ],
      },
      {
        kind: 'own',
        answers: 2,
        sources: [
          { url: 'https://norvik.example/repair', domain: 'norvik.example', title: 'Repairs', answers: 2 },
        ],
      },
    ],
    passages: [0, 2, 4].map((prompt, place) => ({
      prompt,
      question: TRADES[prompt] ?? '',
      platform: PLATFORMS[place] ?? { key: 'x', name: 'X' },
      text,
      mention: { start, end: start + 'Norvik'.length },
      sentiment: place === 2 ? null : 71.4,
    })),
    nextSteps: [1, 2, 3, 4, 5].map((number) => ({
      kind: 'win_prompt' as const,
      title: `Step ${number}: answer “${TRADES[number]}” on a page of your own`,
      detail:
        'Write the page that answers it, with the figures a reader would look for. Link it from the product.',
      evidence: `Fjellsko is named in ${4 - (number % 3)} of 3 answers there, Norvik in none.`.replace(
        '4 of 3',
        '3 of 3',
      ),
    })),
    prompts: prompts(),
    ...changes,
  };
}
