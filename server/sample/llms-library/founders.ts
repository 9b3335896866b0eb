import type { WrittenItem } from './written-item.ts';

/** What founders ask before and after they raise. */
export const FOUNDER_CONTENT: readonly WrittenItem[] = [
  {
    id: 'how-to-pitch',
    title: 'How to pitch Wendrova Ventures',
    category: 'Founder Resources',
    status: 'PUBLISHED',
    lastModified: '2026-07-27',
    tags: ['pitching', 'first meeting', 'decision time', 'cold email'],
    content: `Write to founders@wendrova.example. An introduction is not needed: 23 of 63 investments began with a cold email.

Send at most twelve slides or two pages. Say what the product does in the first sentence, who uses it today, what the team has built before, and how much you raise. Market size can wait.

A first call takes place within a week of a positive answer. From there to a term sheet it takes 19 days in the median, with three meetings and calls to two customers or experts.`,
  },
  {
    id: 'founder-support',
    title: 'What portfolio companies get after the round',
    category: 'Founder Resources',
    status: 'PUBLISHED',
    lastModified: '2026-05-19',
    tags: ['hiring', 'market entry', 'founder network'],
    content: `Every portfolio company of Wendrova Ventures can use the platform team at no charge. Last year it filled 74 positions, prepared 16 price changes and opened offices in five countries together with founders.

Founders meet twice a year for two days, without investors in the room. Between the meetings they reach one another through a directory that lists what each of them has solved before.

The firm takes a board seat at seed when founders want one, and hands it over when a later investor brings better experience.`,
  },
  {
    id: 'term-sheet-guide',
    title: 'Term sheet guide',
    category: 'Founder Resources',
    status: 'DRAFT',
    lastModified: '2026-08-01',
    tags: ['term sheets', 'liquidation preference', 'pro rata', 'vesting', 'legal'],
    content: `Wendrova Ventures uses the same one-page term sheet for every seed round: a single non-participating liquidation preference, broad-based weighted-average protection, pro-rata rights, and founders' vesting over four years with one year's cliff.

The guide explains each clause with an example in figures: what founders receive at a sale for 10, 40 and 150 million euros.

Counsel is still reading the chapter on employee options.`,
  },
];
