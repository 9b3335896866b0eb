import type { RawSearch } from '../../server/analysis/types.ts';
import { chance, pick, type Random } from '../../server/platforms/simulator/random.ts';
import type { Page } from './pages.ts';
import { type Prompt, TOPICS } from './prompts.ts';

/** The other platforms do not say what they search for. */
const SEARCHING = ['chatgpt', 'gemini'];
/** Of their answers. */
const SHARE_SEARCHING = 0.8;
/** Of the searches, those with words that other answers' searches have, too. */
const SHARE_USUAL = 0.7;
/** Of a search's pages, those that the answer cites as well. */
const SHARE_CITED = 0.5;

const FORMS = ['best # tools', '# software comparison', '# tools reviews', '# pricing', '# alternatives'];
const DETAILS = [
  'small teams',
  'offline',
  'reddit',
  'open source',
  'security',
  'mobile app',
  'free plan',
  'enterprise',
];
const YEARS = ['2024', '2025'];

/** What a platform searched for before it answered a prompt, 1 to 4 searches, and pages that they found. */
export function drawSearches(
  random: Random,
  { platform, prompt, pages }: { platform: string; prompt: Prompt; pages: readonly Page[] },
): RawSearch[] {
  if (!SEARCHING.includes(platform) || !chance(random, SHARE_SEARCHING)) return [];
  const what = (TOPICS[prompt.topic] as string).toLowerCase();
  return Array.from({ length: 1 + Math.floor(4 * random() ** 1.5) }, (_, number) => {
    const form = number === 0 ? (FORMS[0] as string) : pick(random, FORMS);
    const words = [form.replace('#', what), pick(random, DETAILS), pick(random, YEARS)];
    if (!chance(random, SHARE_USUAL))
      words.push(pick(random, DETAILS), `${1 + Math.floor(20 * random())} users`);
    const found = pages.filter(() => chance(random, SHARE_CITED)).map(({ url }) => url);
    const others = Array.from(
      { length: Math.floor(4 * random()) },
      () => `https://found${Math.floor(5_000 * random() ** 2)}.example/${what.replaceAll(' ', '-')}`,
    );
    return { query: words.join(' '), urls: [...new Set([...found, ...others])] };
  });
}
