import { ascending } from '../../../lib/ascending.ts';
import { plain, STOP_WORDS } from '../../../page-analysis/stop-words.ts';

/** Characters of a page that terms are read from: a turn of the event loop. */
const MAX_TEXT = 60_000;
const MAX_TERMS = 25;
const MIN_LENGTH = 3;
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]{0,40}|[^\s\p{L}\p{N}\p{M}'’-]|\n/gu;

/** Words of a text that have a subject, in lower case. */
export const wordsOf = (text: string): string[] =>
  tokensOf(text).filter((token): token is string => token !== null);

/** Words, and null wherever a stop word or punctuation separates two of them. */
function tokensOf(text: string): (string | null)[] {
  // Texts repeat their words.
  const known = new Map<string, string | null>();
  return (text.slice(0, MAX_TEXT).toLowerCase().match(TOKEN) ?? []).map((token) => {
    let word = known.get(token);
    if (word === undefined) {
      word = wordOf(token);
      known.set(token, word);
    }
    return word;
  });
}

function wordOf(token: string): string | null {
  const word = token.replaceAll('’', "'").replace(/'s$|[-']+$/g, '');
  return word.length >= MIN_LENGTH && /\p{L}/u.test(word) && !STOP_WORDS.has(plain(word)) ? word : null;
}

/** Words and pairs of adjacent words. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  let previous: string | null = null;
  for (const word of tokensOf(text)) {
    if (word !== null) terms.add(word);
    if (word !== null && previous !== null) terms.add(`${previous} ${word}`);
    previous = word;
  }
  return terms;
}

/**
 * How much more often documents of a group contain a term than others: log odds ratio with ½ added to each count, divided by
 * its standard error. Sources: J. B. S. Haldane, “The estimation and significance of the logarithm of a ratio of
 * frequencies”, Annals of Human Genetics 20 (1956); F. J. Anscombe, “On estimating binomial response relations”, Biometrika
 * 43 (1956).
 */
export function logOddsScore(hits: number, documents: number, otherHits: number, others: number): number {
  const counts = [hits + 0.5, documents - hits + 0.5, otherHits + 0.5, others - otherHits + 0.5] as const;
  const ratio = Math.log(counts[0] / counts[1]) - Math.log(counts[2] / counts[3]);
  return ratio / Math.sqrt(counts.reduce((sum, count) => sum + 1 / count, 0));
}

export interface RankedTerm {
  term: string;
  /** Ids of the pages that contain it. */
  pages: string[];
  otherPages: number;
  score: number;
}

/** The terms of at least two pages that tell them best from others. */
export function rankTerms(
  pages: readonly { id: string; terms: ReadonlySet<string> }[],
  others: readonly ReadonlySet<string>[],
): RankedTerm[] {
  const pagesOf = new Map<string, string[]>();
  for (const { id, terms } of pages) {
    for (const term of terms) {
      const ids = pagesOf.get(term);
      if (ids) ids.push(id);
      else pagesOf.set(term, [id]);
    }
  }
  const ranked = [...pagesOf]
    .filter(([, ids]) => ids.length > 1)
    .map(([term, ids]) => {
      const otherPages = others.reduce((sum, terms) => sum + Number(terms.has(term)), 0);
      return {
        ...{ term, pages: ids, otherPages },
        score: logOddsScore(ids.length, pages.length, otherPages, others.length),
      };
    })
    .filter(({ score }) => score > 0)
    // A pair says more than each of its words.
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.term.includes(' ')) - Number(a.term.includes(' ')) ||
        ascending(a.term, b.term),
    );
  const chosen: RankedTerm[] = [];
  for (const term of ranked) {
    if (chosen.length === MAX_TERMS) break;
    if (!chosen.some((other) => isWithin(term, other))) chosen.push(term);
  }
  return chosen;
}

/** Whether a word occurs on the same pages as a pair that contains it. */
const isWithin = (term: RankedTerm, pair: RankedTerm) =>
  pair.term.split(' ').includes(term.term) && pair.pages.length >= term.pages.length;
