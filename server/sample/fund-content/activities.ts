import type { FundActivity } from '../../modules/fund-content/model.ts';

/** What was done with the tools, latest first; each is seen again in the tool itself. */
export const FUND_ACTIVITIES: readonly FundActivity[] = [
  {
    id: 'grid-storage-published',
    tool: 'CONTENT_LIBRARY',
    title: 'Grid storage figures published',
    description: '“Grid storage in 2026: what a megawatt hour costs” went into the llms.txt file.',
    day: '2026-07-29',
  },
  {
    id: 'robotics-drafted',
    tool: 'CONTENT_GENERATOR',
    title: 'Case study drafted',
    description: '“Selling robots before there is revenue” waits in the library for a second pair of eyes.',
    day: '2026-07-28',
  },
  {
    id: 'autumn-campaign',
    tool: 'EMAIL_OUTREACH',
    title: 'Campaign prepared',
    description: '“Portfolio stories for autumn” has seven sources and no e-mail sent yet.',
    day: '2026-07-27',
  },
  {
    id: 'health-thesis-drafted',
    tool: 'CONTENT_GENERATOR',
    title: 'Position on health software drafted',
    description: 'A first answer to the prompts of the weakest category.',
    day: '2026-07-24',
  },
  {
    id: 'sources-analysed',
    tool: 'SOURCE_ANALYSIS',
    title: 'Sources analyzed again',
    description: 'Listicles with comparison tables still get most of the citations.',
    day: '2026-07-21',
  },
  {
    id: 'handbook-campaign',
    tool: 'EMAIL_OUTREACH',
    title: 'Campaign started',
    description: 'The “Founder hiring handbook” goes to four sources.',
    day: '2026-07-13',
  },
];
