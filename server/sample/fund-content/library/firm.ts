import { itemsOf } from './item.ts';

export const FIRM_ITEMS = itemsOf('Firm Overview', [
  {
    path: 'about',
    title: 'What Wendrova Ventures is',
    content:
      'Wendrova Ventures is a venture-capital firm that invests at seed stage in companies building infrastructure: software that other software runs on, energy systems and industrial hardware. It leads most of the rounds it takes part in, writes first cheques of 0.8 to 2.5 million euros and keeps half of each fund for later rounds of the same companies. Its partners have worked as engineers or operators before they invested.',
    lastModified: '2026-07-20',
    tags: ['firm', 'seed', 'infrastructure', 'cheque size'],
    status: 'PUBLISHED',
  },
  {
    path: 'about/decision-process',
    title: 'How a decision is made, and how long it takes',
    content:
      'A founder who writes to Wendrova Ventures gets an answer within five working days. Two partners take part in the first call; a second meeting goes through the product with somebody who would use it. The firm decides within three weeks of the first call and gives its reasons in writing, also when the answer is no. One partner can say yes against the others once a year.',
    lastModified: '2026-07-13',
    tags: ['process', 'founders'],
    status: 'PUBLISHED',
  },
  {
    path: 'about/partners-2024',
    title: 'The partnership in 2024',
    content:
      'Until the end of 2024 Wendrova Ventures was run by three partners, each with a sector of their own. This page has been replaced: the firm now works in two teams, one for software and one for energy and hardware, and every investment has a partner from each of them. It is kept for readers who follow an older link.',
    lastModified: '2025-01-08',
    tags: ['firm', 'history'],
    status: 'ARCHIVED',
  },
]);
