import type { RawSearch } from '../../analysis/types.ts';
import type { Plan } from './plan.ts';
import { pick, type Random } from './random.ts';
import { vocabularyOf } from './wording.ts';
import type { Scene } from './world.ts';

/** Words that people's questions have and searches do without. */
const FILLERS = new Set(
  'a an and are as at be best can do does for from how i in is it me my of on or our should that the to us we what when which who why will with you your'.split(
    ' ',
  ),
);

/**
 * The searches behind a simulated answer: the question's own words, and one or two around it. Each planned page comes from one of
 * them.
 */
export function simulateSearches({ topic, question, day }: Scene, plan: Plan, random: Random): RawSearch[] {
  const words = question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !FILLERS.has(word));
  const year = day.slice(0, 4);
  const { things } = vocabularyOf(topic);
  const around = [`best ${things} ${year}`, `${things} comparison`, `${things} reviews`, `${things} pricing`];
  const named = plan.mentions[0]?.company.name;
  const queries = [
    words.slice(0, 8).join(' ') || question,
    pick(random, around),
    ...(named && random() < 0.4 ? [`${named} reviews`] : []),
  ];
  const pages = plan.pages.map(({ url }) => ({ url, search: Math.floor(random() * queries.length) }));
  return queries.map((query, index) => ({
    query,
    urls: pages.filter(({ search }) => search === index).map(({ url }) => url),
  }));
}
