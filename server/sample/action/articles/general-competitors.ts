import type { ComparisonArticle } from '../../../modules/action-center/model.ts';
import { article } from './article.ts';

/** Invented articles of the sample brand's rivals. */
export const GENERAL_COMPETITOR_ARTICLES: readonly ComparisonArticle[] = [
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
];
