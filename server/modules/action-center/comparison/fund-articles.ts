import { article, type ContentComparison, type ScoreList } from './article.ts';

const own = (id: string, title: string, excerpt: string, scores: ScoreList) =>
  article(id, 'Wendrova Ventures', 'wendrova.example', title, excerpt, scores);

/** Articles of the demo fund and of its competitors; all of them are invented. */
export const FUND_ARTICLES: ContentComparison = {
  sample: true,
  competitorArticles: [
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
  ],
  ownArticles: [
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
  ],
};
