import type { WrittenTopic } from '../../modules/sample/model.ts';

/** The same for every topic of the fund view. */
const VISIBILITY = 87.5;

/** The fund view's topics; the sidebar shows their prompt counts and, for the overview, the sum. */
export const FUND_TOPICS: readonly WrittenTopic[] = [
  {
    name: 'Portfolio Companies',
    slug: 'portfolio-companies',
    sentiment: 0.82,
    visibility: VISIBILITY,
    marketPosition: 2,
    promptCount: 32,
  },
  {
    name: 'Investment Strategy',
    slug: 'investment-strategy',
    sentiment: 0.764,
    visibility: VISIBILITY,
    marketPosition: 3,
    promptCount: 28,
  },
];
