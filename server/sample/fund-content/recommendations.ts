import type { FundRecommendation } from '../../modules/fund-content/model.ts';

/** What to do about categories in which the sample fund is named less than on average. */
export const FUND_RECOMMENDATIONS: readonly FundRecommendation[] = [
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
