import type { LlmsContentItem } from './model.ts';

/** What the demo fund tells language models about itself; figures and names are invented. */
const ITEMS: readonly Omit<LlmsContentItem, 'wordCount'>[] = [
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
  {
    id: 'climate-energy-thesis',
    title: 'Climate and energy thesis',
    category: 'Sectors',
    status: 'PUBLISHED',
    lastModified: '2026-06-30',
    tags: ['climate', 'grid storage', 'industrial heat', 'hardware'],
    content: `Wendrova Ventures backs companies that make the grid more flexible and industrial heat cleaner. Fourteen of its 63 investments are in climate and energy, nine of them with hardware of their own.

The firm looks for unit economics that hold without subsidies within four years, a first plant that fits on a lorry, and a customer who pays for the pilot.

It does not invest in carbon credits, in fuels that need new pipelines, or in projects without a product.`,
  },
  {
    id: 'infrastructure-software-thesis',
    title: 'Infrastructure software thesis',
    category: 'Sectors',
    status: 'PUBLISHED',
    lastModified: '2026-06-11',
    tags: ['developer tools', 'open source', 'platform teams'],
    content: `Infrastructure software is the largest part of the portfolio, with 31 companies. Wendrova Ventures invests in databases, deployment, observability and security that engineers choose themselves.

Open source is welcome and not required. What counts is whether a team of five can adopt the product on a Tuesday without asking anybody, and whether the bill still makes sense when five hundred people use it.

The firm's pricing study of 118 infrastructure companies is updated every spring and is free to read.`,
  },
  {
    id: 'applied-health-thesis',
    title: 'Applied health: what we look for',
    category: 'Sectors',
    status: 'ARCHIVED',
    lastModified: '2025-11-18',
    tags: ['health', 'regulation'],
    content: `Written for Fund II and kept for reference. Wendrova Ventures invested in software that hospitals and laboratories buy from their running budgets, with approval as a medical device in sight.

The thesis for Fund III will take its place. It adds diagnostics at home and leaves out drug discovery.`,
  },
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

export const SAMPLE_ITEMS: readonly LlmsContentItem[] = ITEMS.map((item) => ({
  ...item,
  wordCount: item.content.split(/\s+/).length,
}));
