/** Opportunities counted answer by answer, without the database: the second opinion that the property test compares with. */

import type { Opportunity } from '../../../graphql/resolvers.generated.ts';
import { addDays } from '../../../lib/days.ts';
import { certaintyOfPrompt } from '../../../statistics/clusters.ts';
import { rate } from '../../../statistics/rates.ts';

export interface RawAnswer {
  day: string;
  topic: string;
  platform: string;
  prompt: string;
  named: string[];
  cited: { url: string; site: 'own' | 'competitor' | 'other'; kind: string | null }[];
  failed: boolean;
}

const BRAND = 'Quillmark';
const DAYS = 30;
const MOST = 10;
const MOST_NAMED = 3;
const MOST_SOURCES = 5;
const EDITED = ['list', 'comparison', 'review', 'news', null];

const isVisible = ({ named }: RawAnswer) => named.includes(BRAND);
const isMissed = (answer: RawAnswer) => !isVisible(answer) && answer.named.length > 0;

/** Rounded as far as sums of floats in another order may differ. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** The numbers of an opportunity that are compared. */
export function asSample(opportunity: Opportunity) {
  const { id, question, type, score, potential, winnable, ownCited, missed, instead, sources } = opportunity;
  return {
    ...{ id, question, type, score, potential, ownCited, sources },
    winnable: rounded(winnable),
    missed: { ...missed, low: missed.low && rounded(missed.low), high: missed.high && rounded(missed.high) },
    topic: opportunity.topic.name,
    instead: instead.map(({ company, answers }) => ({ name: company.name, answers })),
  };
}

/** @param promptIds question → id of the prompts that are not archived */
export function countOpportunities(recordings: readonly RawAnswer[], promptIds: ReadonlyMap<string, string>) {
  const to = recordings
    .filter(({ failed }) => !failed)
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  // Days without a usable answer are no history.
  if (to === undefined) return { range: { from: null, to: null }, opportunities: [] };
  const from = addDays(to, 1 - DAYS);
  const usable = recordings.filter(({ day, failed }) => !failed && day >= from);
  const prompts = [...promptIds].map(([question, id]) => {
    const answers = usable.filter(({ prompt }) => prompt === question);
    return { id, question, answers, missedAnswers: answers.filter(isMissed) };
  });
  const ranked = prompts
    .filter(({ question, missedAnswers }) => missedAnswers.length > 0 && !question.includes(BRAND))
    .map((prompt) => {
      const missed = missedRate(prompt.answers);
      return { ...prompt, missed, winnable: ((missed.low ?? 0) / 100) * prompt.answers.length };
    })
    .toSorted((a, b) => b.winnable - a.winnable || (a.id < b.id ? -1 : 1));
  return {
    range: { from, to },
    opportunities: ranked
      .filter(({ winnable }) => winnable >= 1)
      .slice(0, MOST)
      .map(({ id, question, missed, winnable, answers, missedAnswers }) => {
        const better = ranked.filter((other) => other.winnable > winnable).length;
        const score = Math.round((1 - better / promptIds.size) * 100);
        return {
          ...{ id, question, score },
          type: typeOf(missedAnswers),
          potential: score >= 90 ? 'HIGH' : score >= 80 ? 'MEDIUM' : 'LOW',
          ownCited: answers.filter(({ cited }) => cited.some(({ site }) => site === 'own')).length,
          sources: countSources(missedAnswers),
          winnable: rounded(winnable),
          missed: {
            ...missed,
            low: missed.low && rounded(missed.low),
            high: missed.high && rounded(missed.high),
          },
          topic: answers[0]?.topic ?? '',
          instead: countNamed(missedAnswers),
        };
      }),
  };
}

function missedRate(answers: readonly RawAnswer[]) {
  const platforms = [...Map.groupBy(answers, ({ platform }) => platform).values()];
  const missed = answers.filter(isMissed).length;
  const squares = platforms.reduce((total, own) => {
    const hits = own.filter(isMissed).length;
    return total + (own.length > 1 ? (hits * (own.length - hits)) / (own.length - 1) : 0);
  }, 0);
  const singles = platforms.filter(({ length }) => length === 1).length;
  const certainty = certaintyOfPrompt(missed, answers.length, {
    squares,
    singles,
    platforms: platforms.length,
  });
  const { value, low, high, hits } = rate(missed, answers.length, certainty);
  return { value, low, high, hits, answers: answers.length };
}

function countNamed(missed: readonly RawAnswer[]) {
  const names = [...new Set(missed.flatMap(({ named }) => named))];
  return names
    .map((name) => ({ name, answers: missed.filter(({ named }) => named.includes(name)).length }))
    .toSorted((a, b) => b.answers - a.answers || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_NAMED);
}

function countSources(missed: readonly RawAnswer[]) {
  const pages = new Map(missed.flatMap(({ cited }) => cited).map((page) => [page.url, page]));
  return [...pages.values()]
    .filter(({ site }) => site !== 'own')
    .map(({ url, site, kind }) => ({
      ...{ url, kind: kind?.toUpperCase().replaceAll('-', '_') ?? null, competitor: site === 'competitor' },
      answers: missed.filter(({ cited }) => cited.some((page) => page.url === url)).length,
    }))
    .toSorted((a, b) => b.answers - a.answers || (a.url < b.url ? -1 : 1))
    .slice(0, MOST_SOURCES);
}

function typeOf(missed: readonly RawAnswer[]) {
  const cited = missed.flatMap((answer) => answer.cited);
  const edited = cited.filter(({ site, kind }) => site === 'other' && EDITED.includes(kind)).length;
  const others = cited.filter(({ site }) => site === 'other').length - edited;
  const competitors = cited.filter(({ site }) => site === 'competitor').length;
  if (edited > 0 && edited >= Math.max(others, competitors)) return 'PR_OPPORTUNITY';
  if (others > 0 && others >= competitors) return 'BLOG_PLACEMENT';
  return 'CONTENT_GAP';
}
