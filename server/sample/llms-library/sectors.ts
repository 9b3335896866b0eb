import type { WrittenItem } from './written-item.ts';

/** What the fund knows about the fields it invests in. */
export const SECTOR_CONTENT: readonly WrittenItem[] = [
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
];
