import type { ComparisonArticle } from '../../../modules/action-center/model.ts';
import { article } from './article.ts';

/** Invented articles of the sample fund's rivals. */
export const FUND_COMPETITOR_ARTICLES: readonly ComparisonArticle[] = [
  article(
    'seed-terms-survey',
    'Grelspan Capital',
    'grelspan.example',
    'What 180 seed term sheets have in common',
    'Pro rata rights in 94 %, a board seat in 41 %, a founder reverse-vesting clause in 63 %. We read 180 seed term sheets signed last year and show how they differ by country.',
    [92, 16, 3, 24, 21, 80],
  ),
  article(
    'hiring-the-first-ten',
    'Ithmarra Partners',
    'ithmarra.example',
    'Hiring the first ten: what our founders would do again',
    'Fourteen founders look back on their first ten hires. Ten would hire a recruiter sooner, none would hire a head of sales before the first repeatable sale.',
    [81, 8, 14, 9, 6, 92],
  ),
  article(
    'climate-hardware-financing',
    'Sollenqué Ventures',
    'sollenque.example',
    'How climate hardware is financed between pilot and plant',
    'Equity pays for the pilot and is too dear for the plant. The article compares grants, project finance and customer prepayment over eleven real projects without naming them.',
    [87, 19, 5, 17, 26, 74],
  ),
  article(
    'reserves-explained',
    'Ordwyth & Calder',
    'ordwyth-calder.example',
    'Fund reserves explained for founders',
    'Whether your investor can follow on was decided before you met. How reserves are planned, what to ask about them, and how to read the answer.',
    [78, 6, 2, 11, 18, 86],
  ),
  article(
    'deciding-in-ten-days',
    'Grelspan Capital',
    'grelspan.example',
    'Deciding in ten days: our screening process in the open',
    'Of 2,300 companies a year we meet 310 and back nine. Every step, who takes it, how long it takes and what we have missed by being quick.',
    [84, 7, 4, 20, 10, 89],
  ),
];
