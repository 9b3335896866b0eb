import { brand } from './fixtures.ts';

const source = (
  id: string,
  category: string,
  topics: string[],
  partnershipPotential: number,
  lastCoverage: string | null = null,
) => ({
  id,
  name: `The ${id}`,
  domain: `${id.toLowerCase()}.example`,
  category,
  reach: 1_250_000,
  engagement: 6.8,
  authorityScore: 88,
  partnershipPotential,
  contactEmail: `desk@${id.toLowerCase()}.example`,
  keyContact: `${id} Desk`,
  role: 'Plans the week',
  lastCoverage,
  topics,
  reasonUnderrated: `Nobody writes to ${id}.`,
});

const campaign = (
  name: string,
  status: 'ACTIVE' | 'COMPLETED' | 'DRAFT',
  sentCount: number,
  responseRate: number | null,
) => ({
  id: name,
  name,
  status,
  sourceCount: 4,
  sentCount,
  responseRate,
  createdAt: '2026-07-13',
});

/** Four sources above and below each limit of a badge, a template of each type, a campaign in each state. */
export const outreach = {
  sample: true,
  brand,
  summary: { averagePotential: 87, combinedReach: 5_200_000, recentCoverage: 0 },
  sources: [
    source('Leaf', 'Venture News', ['seed funding', 'exits'], 90, '2025-05-14'),
    source('Grid', 'Climate', ['batteries'], 89),
    source('Stack', 'Software', ['pricing'], 80),
    source('Gazette', 'Regional', ['jobs'], 79),
  ],
  templates: [
    {
      id: 'partner',
      name: 'Partner up',
      type: 'PARTNERSHIP',
      subject: '[Topic] for [Source Name]',
      body: 'Hello [Contact Name],\nthis is [Fund Name]. [Your Name]',
    },
    { id: 'news', name: 'News', type: 'COVERAGE', subject: 'News', body: 'News for [Source Name]' },
    { id: 'talk', name: 'Talk', type: 'INTERVIEW', subject: 'A talk', body: 'Shall we talk?' },
  ],
  campaigns: [
    campaign('Summer report', 'ACTIVE', 14, 28.6),
    campaign('Spring survey', 'COMPLETED', 22, 40.9),
    campaign('Autumn stories', 'DRAFT', 0, null),
  ],
};
