import { MIN_COVERAGE } from '../../page-analysis/terms.ts';
import { SCORE_NAMES, type ScoreName } from '../../page-analysis/types.ts';
import type { Advice, ComparedPage, ScoreCorrelation } from './model.ts';

/** Pages of others that set the standard: the most cited ones. */
const STANDARD = 5;
/** Days by which cited pages must be younger. */
const MIN_DAYS_YOUNGER = 180;

/** Content counts more than style in controlled trials with pairs of pages. */
const PAIRED_TRIALS = 'What Gets Cited, arXiv 2605.25517 (252,000 trials with two pages each)';

const SCORE_TEXTS: Readonly<Record<ScoreName, string>> = {
  authoritativeness: 'Say who wrote the page, when, and from which sources.',
  citations: 'Link the sources that the page rests on.',
  quotations: 'Quote people, with their names.',
  statistics: 'Give figures that carry your claims.',
  technicalTerms: 'Use the technical terms of the subject.',
  fluency: 'Write shorter, plainer sentences.',
};

interface Compared {
  otherPages: readonly ComparedPage[];
  ownPages: readonly ComparedPage[];
  /** Own pages that could not be read. */
  ownUnread: number;
  correlations: readonly ScoreCorrelation[];
  terms: readonly string[];
}

/** What would bring the brand's best page closer to those that are cited; the best supported first. */
export function adviceFor({ otherPages, ownPages, ownUnread, correlations, terms }: Compared): Advice[] {
  const standard = otherPages.slice(0, STANDARD);
  const [own] = ownPages;
  if (standard.length === 0) return [];
  const coveredByOthers = `the cited pages name ${mean(standard.map(({ coverage }) => coverage.percent))} % on average`;
  if (!own) {
    return [
      {
        kind: 'READ_OWN',
        text: 'Let your own pages be read.',
        evidence: `${ownUnread > 0 ? `${ownUnread} of your pages could not be read` : 'None of your pages was read yet'}, so nothing tells whether one covers this; ${coveredByOthers}.`,
        source: null,
      },
    ];
  }
  if ((own.coverage.percent ?? 100) < MIN_COVERAGE) {
    const unread = ownUnread > 0 ? ` ${ownUnread} of your pages could not be read.` : '';
    return [
      {
        kind: 'NEW_PAGE',
        text: 'None of your pages covers this. Write one.',
        evidence: `Your closest page names ${own.coverage.covered.length} of the ${terms.length} terms; ${coveredByOthers}.${unread}`,
        source: PAIRED_TRIALS,
      },
    ];
  }
  return [
    ...missingTerms(own, standard),
    ...comparing(own, standard),
    ...updating(own, standard),
    ...scores(own, standard, correlations),
  ];
}

function missingTerms(own: ComparedPage, standard: readonly ComparedPage[]): Advice[] {
  const missing = own.coverage.missing
    .map((term) => ({
      term,
      pages: standard.filter(({ coverage }) => coverage.covered.includes(term)).length,
    }))
    .filter(({ pages }) => pages * 2 >= standard.length)
    .toSorted((a, b) => b.pages - a.pages);
  if (missing.length === 0) return [];
  return [
    {
      kind: 'MISSING_TERMS',
      text: `Answer what the prompt asks of: ${missing.map(({ term }) => `“${term}”`).join(', ')}.`,
      evidence: `${missing.map(({ term, pages }) => `“${term}” is in ${pages} of ${standard.length} cited pages`).join('; ')}; your page does not name ${missing.length === 1 ? 'it' : 'them'}.`,
      source: PAIRED_TRIALS,
    },
  ];
}

function comparing(own: ComparedPage, standard: readonly ComparedPage[]): Advice[] {
  const pages = standard.filter(({ compares }) => compares).length;
  if (own.compares || pages * 2 < standard.length) return [];
  return [
    {
      kind: 'COMPARE',
      text: 'Compare the options side by side, such as in a table.',
      evidence: `${pages} of the ${standard.length} most cited pages compare; yours does not.`,
      source: null,
    },
  ];
}

function updating(own: ComparedPage, standard: readonly ComparedPage[]): Advice[] {
  const ages = standard.flatMap(({ page }) => dayOf(page) ?? []).toSorted();
  const median = ages[Math.floor(ages.length / 2)];
  const ownDay = dayOf(own.page);
  if (median === undefined || ages.length * 2 < standard.length || ownDay === null) return [];
  const days = Math.round((Date.parse(median) - Date.parse(ownDay)) / 86_400_000);
  if (days < MIN_DAYS_YOUNGER) return [];
  return [
    {
      kind: 'UPDATE',
      text: 'Bring the page up to date, and show its date.',
      evidence: `Half of the most cited pages are from ${median} or later; yours is from ${ownDay}.`,
      source: PAIRED_TRIALS,
    },
  ];
}

const dayOf = ({ modifiedOn, publishedOn }: ComparedPage['page']) => modifiedOn ?? publishedOn;

/** Only scores that go together with being cited in this account's own data, clearly. */
function scores(
  own: ComparedPage,
  standard: readonly ComparedPage[],
  correlations: readonly ScoreCorrelation[],
): Advice[] {
  return SCORE_NAMES.flatMap((score) => {
    const correlation = correlations.find((each) => each.score === score);
    if (!correlation || correlation.value === null || (correlation.low ?? 0) <= 0) return [];
    const theirs = standard.flatMap(({ page }) => page.scores?.[score] ?? []);
    const mine = own.page.scores?.[score] ?? null;
    const average =
      theirs.length === 0 ? null : theirs.reduce((sum, value) => sum + value, 0) / theirs.length;
    if (mine === null || average === null || mine >= average) return [];
    const { value, low, high, pages } = correlation;
    const text = SCORE_TEXTS[score];
    const evidence = `Among ${pages} read pages of other sites, more of it goes with being cited more: rank correlation ${two(value)} (${two(low)} to ${two(high)}). The cited pages have ${one(average)} on average, yours ${one(mine)}.`;
    return [{ strength: value, advice: { kind: 'SCORE' as const, text, evidence, source: null } }];
  })
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ advice }) => advice);
}

const one = (value: number) => value.toFixed(1).replace(/\.0$/, '');
const two = (value: number | null) => (value === null ? '–' : value.toFixed(2).replace('-', '−'));

function mean(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  return known.length === 0
    ? '–'
    : String(Math.round(known.reduce((sum, value) => sum + value, 0) / known.length));
}
