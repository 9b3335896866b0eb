import type { NextStepText, Opportunity } from './model.ts';

export const KEY_INSIGHT =
  'AI platforms name whoever they can quote. Pages that compare options in a table and give their sources are cited about three times as often as pages that only describe one product, so close your gaps with comparisons first.';

/** Percent of visibility that each completed step adds; product specification, section 9. */
export const VISIBILITY_GAIN_PER_STEP = 15;

/** Percent of citations that each completed step adds; product specification, section 9. */
export const CITATION_GAIN_PER_STEP = 8;

/** Completed steps are stored by id. */
export const NEXT_STEPS: readonly NextStepText[] = [
  {
    id: 'comparison-page',
    title: 'Publish a comparison page for your most asked question',
    description:
      'Set your product beside its three nearest rivals in one table: price, limits, who it suits. Say where a rival is the better choice.',
    impact: 'High impact',
    timeEstimate: '4–6 hours',
  },
  {
    id: 'llms-txt',
    title: 'Put an LLMS.TXT file on your site',
    description:
      'List the ten pages a model should read first, each with one line on what it answers. Start from the sample in the LLMS.TXT Manager.',
    impact: 'Medium impact',
    timeEstimate: '1 hour',
  },
  {
    id: 'answer-first',
    title: 'Open your five most visited guides with the answer',
    description:
      'Move the two sentences that settle the question to the top of each guide. Assistants quote the first passage that answers on its own.',
    impact: 'High impact',
    timeEstimate: '2–3 hours',
  },
  {
    id: 'figures-with-sources',
    title: 'Back your claims with figures and their sources',
    description:
      'Replace “fast” and “reliable” by measurements, say how they were taken, and link to the raw numbers.',
    impact: 'Medium impact',
    timeEstimate: '3–4 hours',
  },
  {
    id: 'pitch-roundup',
    title: 'Ask the editors of two cited round-ups to include you',
    description:
      'Pick two lists that answers cite and that leave you out. Send the editor what is missing, with a table they can use as it is.',
    impact: 'High impact',
    timeEstimate: '2 hours',
  },
];

/** Questions in the demo brand's topics for which answers name its competitors. */
export const OPPORTUNITIES: readonly Opportunity[] = [
  {
    id: 'roadmap-stakeholders',
    topic: 'Product Management',
    question: 'Which product management tools are easiest for stakeholders to read?',
    potential: 'HIGH',
    type: 'PR_OPPORTUNITY',
    reason:
      'Answers lean on two round-ups in trade magazines, and neither has tried a tool for readers rather than for planners. A story with figures from your own customers would fill that place.',
  },
  {
    id: 'automation-error-handling',
    topic: 'Workflow Automation',
    question: 'Which automation platform has the best error handling?',
    potential: 'HIGH',
    type: 'CONTENT_GAP',
    reason:
      'Rivals are named because their documentation has a page on retries and alerts. Yours spreads the same facts over six pages, none of which answers the question.',
  },
  {
    id: 'gateway-portal',
    topic: 'API',
    question: 'Which API gateway has the most useful developer portal?',
    potential: 'MEDIUM',
    type: 'BLOG_PLACEMENT',
    reason:
      'A developer blog that answers cite every week takes guest articles. Its list of portals is two years old and asks readers for corrections.',
  },
  {
    id: 'bot-languages',
    topic: 'Bot',
    question: 'Which bot platforms handle several languages well?',
    potential: 'MEDIUM',
    type: 'CONTENT_GAP',
    reason:
      'No page of yours says which languages the bot understands and how well. A table with measured intent accuracy for each would be the only one of its kind.',
  },
  {
    id: 'cloud-costs',
    topic: 'Cloud',
    question: 'How do I keep cloud costs under control as traffic grows?',
    potential: 'HIGH',
    type: 'BLOG_PLACEMENT',
    reason:
      'Answers give general advice and name whoever wrote it. A worked example with a monthly bill before and after is what the cited blogs lack.',
  },
  {
    id: 'finance-workflows',
    topic: 'Workflow Automation',
    question: 'Which workflow tools are suitable for finance departments?',
    potential: 'LOW',
    type: 'PR_OPPORTUNITY',
    reason:
      'Few people ask, but those who do are about to buy. A finance trade journal is preparing an overview and takes notes on approvals and audit trails.',
  },
];
