import { chance, pick, type Random } from '../../server/platforms/simulator/random.ts';
import type { Page } from './pages.ts';

// Sentences as platforms write them, in words of our own; `#` is the company.

const PRAISE = [
  '# is an excellent choice: it is easy to learn, and its search finds old entries within a moment.',
  'Reviewers love how reliable # is, even on slow connections.',
  '# has outstanding support, and most people recommend it after the trial.',
  'For the price, # offers great value and a pleasant, fast editor.',
  'Teams that moved to # report fewer meetings and are very happy with it.',
];
const MIXED = [
  '# is powerful and flexible, but it is expensive and takes weeks to learn.',
  'The editor of # is great, although its mobile app is slow and often fails to synchronise.',
];
const BLAME = [
  '# is slow and unreliable, and its support rarely responds; we would avoid it.',
  'Many users complain that # loses changes, and its recent price rise is a bad surprise.',
];
const FACTS = [
  '# was founded as a side project and now has offices in two countries.',
  '# offers a free plan for up to five people and a paid plan above that.',
  'Data in # can be exported as CSV or Markdown at any time.',
  '# connects to calendars, mail and the usual chat programs.',
  'An administrator of # sets roles for guests and members.',
];
const FILLERS = [
  'Think first about who will use the tool every day, and about what has to be moved from the old one.',
  'A trial of two weeks with real work says more than any table of features.',
  'Check how the data leaves the product again before anything important is stored there.',
  'Prices change often, so look at the page of the vendor before you decide.',
  'Permissions matter more as a group grows beyond twenty people.',
];
const OPENINGS = [
  'Several products fit this description, and the best one depends on how you work.',
  'Here is a short list of what currently stands out, with the reasons for each.',
  'There is no single winner, yet a few names come up again and again.',
];
const CLOSINGS = [
  'Tell me the size of your group and your budget, and I can narrow this down.',
  'If two of these look close, choose the one with the simpler export.',
  '',
];

/** How a company is judged: mostly well, seldom badly, and not at all about every eighth time. */
function judgement(random: Random): readonly string[] {
  const share = random();
  if (share < 0.78) return PRAISE;
  if (share < 0.85) return MIXED;
  return share < 0.88 ? BLAME : FACTS;
}

/** An answer without its links: about three kilobytes, some a third and some three times as long. */
export function writeText(random: Random, companies: readonly string[]): string {
  const length = 1 + Math.floor(5 * random() ** 1.3);
  const isNumbered = chance(random, 0.6);
  const items = companies.map((name, at) => {
    const sentences = [pick(random, judgement(random)), pick(random, FACTS)];
    for (let more = 0; more < length; more += 1)
      sentences.push(pick(random, chance(random, 0.5) ? FACTS : FILLERS));
    return `${isNumbered ? `${at + 1}. ` : '### '}**${name}** – ${sentences.join(' ').replaceAll('#', name)}`;
  });
  const fillers = Array.from({ length: length + 1 }, () => pick(random, FILLERS)).join(' ');
  return [pick(random, OPENINGS), ...items, '## How to choose', fillers, pick(random, CLOSINGS)]
    .filter(Boolean)
    .join('\n\n');
}

/** Links as platforms write them below a text, with the parameters they add. */
export const writeLinks = (pages: readonly Page[]): string =>
  pages.map(({ title, url }) => `\n- [${title || 'source'}](${url}?utm_source=chat)`).join('');
