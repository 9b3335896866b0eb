import type { ComparisonArticle } from '../../../modules/action-center/model.ts';
import { SAMPLE_FUND } from '../../fund.ts';
import { article, type WrittenScores } from './article.ts';

const { name, domain } = SAMPLE_FUND.brand;

const own = (id: string, title: string, excerpt: string, scores: WrittenScores) =>
  article(id, name, domain ?? '', title, excerpt, scores);

/** Invented articles of the sample fund. */
export const FUND_OWN_ARTICLES: readonly ComparisonArticle[] = [
  own(
    'our-seed-thesis',
    'Our seed thesis in plain words',
    'We back infrastructure that companies rent rather than build. What that includes, what it does not, and three companies we declined because of it.',
    [80, 4, 1, 6, 13, 91],
  ),
  own(
    'after-the-wire',
    'What happens in the hundred days after the wire',
    'An introduction to four customers, one hire and a plan for the next round: the programme every company of ours goes through, week by week.',
    [76, 3, 5, 8, 4, 93],
  ),
  own(
    'founder-network',
    'How founders in our portfolio help each other',
    'Last year 128 questions were asked in the network and 117 answered, most of them within a day. Which ones were not, and what we changed.',
    [73, 2, 9, 12, 3, 92],
  ),
  own(
    'term-sheet-annotated',
    'Our standard term sheet, annotated',
    'The document we send, clause by clause, with what each means for a founder when things go well and when they do not.',
    [88, 9, 0, 5, 28, 82],
  ),
  own(
    'hardware-at-seed',
    'Why we still back hardware at seed',
    'It takes longer and it is harder to copy. We compare the capital our hardware and software companies needed up to their first million of revenue.',
    [79, 10, 3, 19, 15, 85],
  ),
  own(
    'choosing-an-investor',
    'Choosing an investor: twelve questions to ask us, too',
    'Ask how many follow-on rounds they led last year and call a founder whose company failed. Our own answers to all twelve are below.',
    [82, 5, 7, 9, 5, 94],
  ),
  own(
    'reserve-planning',
    'How we plan reserves',
    'For each first cheque of one we keep one and a half. The model behind the ratio, when it was wrong and how often we have used it.',
    [85, 11, 1, 22, 20, 79],
  ),
  own(
    'market-entry-europe',
    'Entering a second European market',
    'Language is the smaller problem; procurement is the larger one. Notes from seven market entries, with budgets and dates.',
    [77, 8, 6, 14, 7, 88],
  ),
  own(
    'board-meetings',
    'Board meetings that founders look forward to',
    'Send the numbers two days before, spend the meeting on one question. An agenda, a template and what we no longer ask for.',
    [71, 3, 4, 4, 4, 95],
  ),
  own(
    'annual-letter',
    'Our annual letter: what we got wrong',
    'Two companies we should have followed and one we followed too long. The letter our own investors get, shortened by the names.',
    [83, 6, 2, 17, 9, 90],
  ),
];
