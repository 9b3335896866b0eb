import type { ComparisonArticle } from '../../../modules/action-center/model.ts';
import { SAMPLE_BRAND } from '../../brand.ts';
import { article, type WrittenScores } from './article.ts';

const { name, domain } = SAMPLE_BRAND.brand;

const own = (id: string, title: string, excerpt: string, scores: WrittenScores) =>
  article(id, name, domain ?? '', title, excerpt, scores);

/** Invented articles of the sample brand. */
export const GENERAL_OWN_ARTICLES: readonly ComparisonArticle[] = [
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
];
