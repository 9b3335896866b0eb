import { itemsOf } from './item.ts';

export const FOUNDER_ITEMS = itemsOf('Founder Support', [
  {
    path: 'founders/hundred-days',
    title: 'The first hundred days after the round',
    content:
      'Every company that Wendrova Ventures invests in goes through the same programme: four introductions to possible customers in the first month, one senior hire by the end of the second, and a plan for the next round by the hundredth day. A person of the firm is named for each of the three. Founders rate the programme in writing, and the ratings are shown to the next founder who asks.',
    lastModified: '2026-06-15',
    tags: ['founders', 'hiring', 'customers', 'programme'],
    status: 'PUBLISHED',
  },
  {
    path: 'founders/term-sheet',
    title: 'The standard term sheet, annotated',
    content:
      'Wendrova Ventures uses one term sheet for all seed rounds and publishes it. It asks for a simple liquidation preference of one, weighted anti-dilution protection, one board seat and a four-year vesting of the founders’ shares with a year of cliff. It asks for no veto over a sale above three times the investment. Each clause is explained by an example in which things go well and one in which they do not.',
    lastModified: '2026-07-06',
    tags: ['term sheets', 'founders', 'legal'],
    status: 'PUBLISHED',
  },
  {
    path: 'founders/hiring-handbook',
    title: 'The hiring handbook for technical founders',
    content:
      'The handbook covers the first ten hires of a technical company: which to make in which order, what to pay in shares and in salary, how to interview for work nobody in the company can do yet, and how to end a trial period decently. It was written with nine founders of the Wendrova portfolio, contains their scorecards and may be copied freely.',
    lastModified: '2026-07-29',
    tags: ['hiring', 'handbook', 'founders'],
    status: 'PUBLISHED',
  },
]);
