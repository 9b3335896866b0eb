import { article, type ContentComparison, type ScoreList } from './article.ts';

const own = (id: string, title: string, excerpt: string, scores: ScoreList) =>
  article(id, 'Ostrellio', 'ostrellio.example', title, excerpt, scores);

/** Articles of the demo brand and of its competitors; all of them are invented. */
export const GENERAL_ARTICLES: ContentComparison = {
  sample: true,
  competitorArticles: [
    article(
      'ten-roadmap-tools-compared',
      'Brixalto',
      'brixalto.example',
      'Ten roadmap tools compared by the teams that left them',
      'We asked 214 product teams which roadmap tool they gave up in the last year, and why. Three reasons account for seven in ten departures; the table below shows them for each tool.',
      [88, 17, 6, 21, 14, 84],
    ),
    article(
      'rate-limiting-without-regret',
      'Pelgandro',
      'pelgandro.example',
      'Rate limiting without regret: four strategies measured',
      'Token bucket, leaky bucket, fixed and sliding windows under the same recorded traffic: the sliding window refused 38 % fewer honest requests at the same load. All scripts are public.',
      [91, 14, 2, 19, 27, 76],
    ),
    article(
      'support-bots-hand-over',
      'Zovarqué',
      'zovarque.example',
      'When should a support bot hand over to a person?',
      'After the second misunderstanding, say nine of the twelve support leads we spoke to. We compare their rules, quote their dashboards and give a checklist for your own.',
      [79, 9, 12, 8, 9, 90],
    ),
    article(
      'what-preview-environments-cost',
      'Hask & Verrin',
      'hask-verrin.example',
      'What preview environments really cost',
      'A preview for every change costs a team of ten between 90 and 340 a month. The spread comes from one setting that most guides leave out: how long an idle preview lives.',
      [83, 11, 1, 23, 18, 81],
    ),
    article(
      'approvals-across-departments',
      'Tal-Orrin',
      'tal-orrin.example',
      'Approvals across departments: a comparison of six tools',
      'Six automation tools, one purchase of 12,000 that needs three signatures. We timed each set-up, broke each on purpose and list what an auditor would find afterwards.',
      [86, 15, 4, 16, 12, 87],
    ),
  ],
  ownArticles: [
    own(
      'guide-to-roadmaps',
      'The guide to roadmaps that people read',
      'A roadmap is a promise about order, not about dates. This guide shows how to write one that sales, support and the board can each read in a minute.',
      [74, 5, 2, 6, 8, 92],
    ),
    own(
      'collecting-feedback',
      'Collecting feedback without drowning in it',
      'Feedback arrives in eleven places. We describe how our own team folds them into one list, and which four of the eleven we stopped reading.',
      [70, 3, 4, 5, 6, 91],
    ),
    own(
      'api-keys-rotation',
      'Rotating API keys for hundreds of customers',
      'Give every key a successor before it expires. The article walks through overlap, notification and revocation, with the five requests you need.',
      [82, 8, 0, 7, 24, 79],
    ),
    own(
      'developer-portal-checklist',
      'A checklist for a developer portal',
      'Twenty-two points from first visit to first successful request, in the order in which developers get stuck on them.',
      [72, 4, 1, 9, 17, 85],
    ),
    own(
      'bots-in-several-languages',
      'Bots that understand several languages',
      'Translation first or one model for each language? Both work; what decides is how often customers mix languages in one sentence.',
      [68, 6, 3, 4, 15, 83],
    ),
    own(
      'cloud-costs-as-you-grow',
      'Cloud costs as you grow: a bill explained line by line',
      'We publish our own hosting bill for twelve months. Two lines make up 71 % of it, and neither is the one we would have guessed.',
      [85, 10, 1, 22, 16, 88],
    ),
    own(
      'background-jobs',
      'Background jobs that survive a restart',
      'Make a job safe to run twice, and most outages become dull. Patterns, pitfalls and a small test you can add today.',
      [80, 7, 0, 3, 29, 78],
    ),
    own(
      'first-automation',
      'What to automate first',
      'Not what is slow, but what is done differently every time. Three questions find the candidate, and a fourth one tells you to leave it alone.',
      [69, 2, 5, 3, 5, 94],
    ),
    own(
      'automation-errors',
      'When an automation fails at night',
      'Retry, park or wake somebody: we sort 1,400 failed runs by what would have been right, and derive a default from it.',
      [84, 12, 2, 18, 19, 82],
    ),
    own(
      'reports-for-stakeholders',
      'Reports that stakeholders ask for again',
      'One page, three numbers and what changed since the last time. Templates included, with two that did not work and why.',
      [73, 4, 6, 8, 4, 93],
    ),
  ],
};
