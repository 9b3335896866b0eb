import type { Opportunity } from '../../modules/action-center/model.ts';

/** Questions in the sample brand's topics that its rivals win. */
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
