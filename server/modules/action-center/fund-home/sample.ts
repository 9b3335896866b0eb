import type { FundActivity, FundRecommendation } from './model.ts';

/** Latest first; they agree with the content of the tools. */
export const SAMPLE_ACTIVITIES: readonly FundActivity[] = [
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

/** For categories of prompts in which the demo fund is less visible than on average. */
export const SAMPLE_RECOMMENDATIONS: readonly FundRecommendation[] = [
  {
    id: 'health',
    title: 'Publish the new health thesis',
    text: 'Half of the answers about health leave the fund out, and the thesis they could quote is archived. Put the one for Fund III in its place.',
    category: 'Health',
    tool: 'CONTENT_LIBRARY',
  },
  {
    id: 'limited-partners',
    title: 'Talk about reporting where limited partners listen',
    text: 'Assistants answer questions about reporting from interviews. Offer one to a source that investors in funds read, with a page of your own letter.',
    category: 'Limited Partners',
    tool: 'EMAIL_OUTREACH',
  },
  {
    id: 'climate',
    title: 'Turn what you know about grid storage into a table',
    text: 'Climate prompts name Sollenqué Ventures first, whose pages are tables. A market report with one comparison would stand beside them.',
    category: 'Climate',
    tool: 'CONTENT_GENERATOR',
  },
  {
    id: 'term-sheets',
    title: 'Find out who is cited on term sheets',
    text: 'The guide is nearly done. See which kind of page wins the citations before you decide what form to publish it in.',
    category: 'Term Sheets',
    tool: 'SOURCE_ANALYSIS',
  },
];
