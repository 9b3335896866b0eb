import type { FundActivity } from '../../modules/fund-content/model.ts';

/** What was done with the tools, latest first; what it came to is seen in the tools. */
export const FUND_ACTIVITIES: readonly FundActivity[] = [
  {
    id: 'term-sheet-guide-drafted',
    tool: 'CONTENT_LIBRARY',
    title: 'Term sheet guide edited',
    description: 'The draft in the library waits for counsel’s comments on employee options.',
    day: '2026-08-01',
  },
  {
    id: 'follow-on-drafted',
    tool: 'CONTENT_GENERATOR',
    title: 'Note on follow-on rounds drafted',
    description: '“From seed to Series B: what reserves are for” came from the blog post template.',
    day: '2026-07-29',
  },
  {
    id: 'pitching-published',
    tool: 'CONTENT_LIBRARY',
    title: 'Pitching guide published',
    description: '“How to pitch Wendrova Ventures” is part of the llms.txt file now.',
    day: '2026-07-27',
  },
  {
    id: 'autumn-campaign',
    tool: 'EMAIL_OUTREACH',
    title: 'Campaign prepared',
    description: '“Portfolio stories for autumn” has seven sources and no e-mail sent yet.',
    day: '2026-07-27',
  },
  {
    id: 'sources-analysed',
    tool: 'SOURCE_ANALYSIS',
    title: 'Sources analyzed again',
    description: 'Listicles with comparison tables still get most of the citations.',
    day: '2026-07-20',
  },
  {
    id: 'handbook-campaign',
    tool: 'EMAIL_OUTREACH',
    title: 'Campaign started',
    description: 'The “Founder hiring handbook” goes to four sources.',
    day: '2026-07-13',
  },
];
