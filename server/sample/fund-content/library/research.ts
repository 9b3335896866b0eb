import { itemsOf } from './item.ts';

export const RESEARCH_ITEMS = itemsOf('Research', [
  {
    path: 'insights/grid-storage-2026',
    title: 'Grid storage in 2026: what a megawatt hour costs',
    content:
      'Wendrova Ventures compared 63 storage projects that were connected between 2023 and 2026. The median cost of a megawatt hour fell by a fifth, and most of it came from permits and grid connection rather than from cells. Projects that used a design already approved by the same operator were connected seven months earlier. The figures and the method can be downloaded and may be quoted with the source.',
    lastModified: '2026-07-29',
    tags: ['research', 'grid storage', 'climate', 'figures'],
    status: 'PUBLISHED',
  },
  {
    path: 'insights/pricing-infrastructure-software',
    title: 'How infrastructure software is priced',
    content:
      'In a survey of 118 software companies, 47 charge by usage, 39 by seat and 32 by a mixture of both. Those that charge by usage grew faster with the customers they had, and lost more of them when budgets were cut. Wendrova Ventures advises seed-stage companies to begin with a flat price and three sizes, and to change to usage when a tenth of the customers ask for it.',
    lastModified: '2026-04-27',
    tags: ['research', 'pricing', 'software'],
    status: 'PUBLISHED',
  },
  {
    path: 'insights/limited-partner-letter',
    title: 'What our limited partners read every quarter',
    content:
      'The quarterly letter of Wendrova Ventures has four pages: what each company set out to do and did, the money in and out, the mistakes of the quarter, and what the firm would decide differently today. Valuations are changed only when somebody outside the firm has paid the new price. Letters older than two years are published without the names of the companies.',
    lastModified: '2026-07-22',
    tags: ['limited partners', 'reporting'],
    status: 'DRAFT',
  },
]);
