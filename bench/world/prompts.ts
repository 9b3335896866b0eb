import { BRAND } from './companies.ts';

export const TOPICS = [
  'Note taking',
  'Team wikis',
  'Project planning',
  'Time tracking',
  'Customer support',
  'Invoicing',
  'File sharing',
  'Video meetings',
  'Surveys',
  'Password managers',
];

export const PLATFORMS = ['chatgpt', 'perplexity', 'gemini', 'claude'];

export interface Prompt {
  /** Index in `TOPICS`. */
  topic: number;
  question: string;
}

const AUDIENCES = [
  'a small team',
  'a school',
  'an agency',
  'a charity',
  'a remote company',
  'a law firm',
  'freelancers',
  'a shop',
];
const WISHES = [
  'that is easy to learn',
  'with good search',
  'at a low price',
  'that works offline',
  'with strong privacy',
  'that grows with us',
  'with a mobile app',
];
/** Every so many-th prompt names the brand. */
const BRANDED_EVERY = 16;

/** 500 prompts; large topics have several times the prompts of small ones. */
export const PROMPTS: readonly Prompt[] = Array.from({ length: 500 }, (_, number) => {
  const topic = Math.floor(TOPICS.length * ((number * 0.618_034) % 1) ** 1.4);
  const what = (TOPICS[topic] as string).toLowerCase();
  const audience = AUDIENCES[number % AUDIENCES.length];
  const wish = WISHES[Math.floor(number / AUDIENCES.length) % WISHES.length];
  const question =
    number % BRANDED_EVERY === 7
      ? `Is ${BRAND.brand.name} a good ${what} tool for ${audience}, case ${number + 1}?`
      : `Which ${what} tool ${wish} suits ${audience}, case ${number + 1}?`;
  return { topic, question };
});
