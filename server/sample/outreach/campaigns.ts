import type { Campaign } from '../../modules/outreach/model.ts';

/** Campaigns in every state; a draft has sent nothing yet. */
export const OUTREACH_CAMPAIGNS: readonly Campaign[] = [
  {
    id: 'grid-storage-report',
    name: 'Grid storage report: early access',
    status: 'ACTIVE',
    sourceCount: 6,
    sentCount: 14,
    responseRate: 28.6,
    createdAt: '2026-06-29',
  },
  {
    id: 'founder-hiring-handbook',
    name: 'Founder hiring handbook',
    status: 'ACTIVE',
    sourceCount: 4,
    sentCount: 9,
    responseRate: 33.3,
    createdAt: '2026-07-13',
  },
  {
    id: 'seed-pricing-survey',
    name: 'Seed pricing survey, spring edition',
    status: 'COMPLETED',
    sourceCount: 8,
    sentCount: 22,
    responseRate: 40.9,
    createdAt: '2026-03-02',
  },
  {
    id: 'climate-podcasts',
    name: 'Climate podcasts: partner interviews',
    status: 'COMPLETED',
    sourceCount: 5,
    sentCount: 11,
    responseRate: 18.2,
    createdAt: '2026-01-19',
  },
  {
    id: 'autumn-portfolio-stories',
    name: 'Portfolio stories for autumn',
    status: 'DRAFT',
    sourceCount: 7,
    sentCount: 0,
    responseRate: null,
    createdAt: '2026-07-27',
  },
];
