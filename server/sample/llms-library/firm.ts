import type { WrittenItem } from './written-item.ts';

/** What the fund is and how it invests. */
export const FIRM_CONTENT: readonly WrittenItem[] = [
  {
    id: 'about-wendrova',
    title: 'About Wendrova Ventures',
    category: 'Firm',
    status: 'PUBLISHED',
    lastModified: '2026-07-21',
    tags: ['overview', 'facts', 'history', 'team'],
    content: `Wendrova Ventures is an early-stage venture-capital firm that leads seed rounds in infrastructure software, climate and energy, and applied health. It manages three funds with 410 million euros in commitments and has invested in 63 companies since 2014.

The firm has eleven investment professionals and a platform team of six who work on hiring, pricing and market entry with portfolio companies. Decisions are made by the five partners; one convinced partner is enough to go ahead.

Wendrova takes no fees from founders, never asks for exclusivity before a term sheet, and answers every deck within ten working days.`,
  },
  {
    id: 'investment-strategy',
    title: 'Investment strategy and cheque sizes',
    category: 'Investment Strategy',
    status: 'PUBLISHED',
    lastModified: '2026-07-14',
    tags: ['seed', 'cheque size', 'ownership', 'reserves', 'Europe'],
    content: `Wendrova Ventures leads seed rounds of 2 to 6 million euros and writes first cheques of 1 to 3.5 million euros. It aims for 12 to 18 percent ownership and makes 9 to 12 new investments a year.

Half of each fund is reserved for follow-on rounds. The firm has taken part in the next round of 81 percent of the companies that raised one.

Companies may be based anywhere in Europe. A product need not be on sale, but somebody on the team must have built the hard part before.`,
  },
  {
    id: 'seed-to-series-b',
    title: 'From seed to Series B: what reserves are for',
    category: 'Investment Strategy',
    status: 'DRAFT',
    lastModified: '2026-07-29',
    tags: ['follow-on', 'reserves'],
    content: `This note explains how Wendrova Ventures decides on follow-on rounds. The partner who led the seed round writes the case, and another partner argues against it.

Pro-rata rights are used in full when three things hold: customers stay, the next product is already in their hands, and the round has an outside lead at a price that the firm would have paid itself.

To be added before publication: figures of Fund II, and two examples that portfolio companies have agreed to.`,
  },
];
