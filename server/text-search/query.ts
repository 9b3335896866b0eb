import { tokenize } from './tokens.ts';

/** The most characters and terms of a query. */
export const MAX_QUERY_LENGTH = 200;
export const MAX_TERMS = 20;

/** Words that follow one another, folded; one alone, or a phrase. */
export type Term = readonly string[];

/** All `required` terms must occur, and none of `excluded`. */
export interface TextQuery {
  required: readonly Term[];
  excluded: readonly Term[];
}

/** Why a text is no query. */
export type QueryProblem = string;

const PART = /(?<sign>-?)(?:["“”„«»](?<phrase>[^"“”„«»]*)["“”„«»]?|(?<word>[^\s"“”„«»]+))/gu;

/**
 * Reads `word "a phrase" -excluded`. A word with signs in it, such as `noise-cancelling`, is a phrase of its parts.
 * @returns the query, or what is wrong with it
 */
export function parseQuery(text: string): TextQuery | QueryProblem {
  if (text.length > MAX_QUERY_LENGTH) return `must have at most ${MAX_QUERY_LENGTH} characters.`;
  const required = new Map<string, Term>();
  const excluded = new Map<string, Term>();
  for (const { index, groups } of text.matchAll(PART)) {
    // A sign within words, as in `a"b-c"`, excludes nothing.
    const isExcluded = groups?.sign === '-' && (index === 0 || /\s/.test(text.charAt(index - 1)));
    const term = tokenize(groups?.phrase ?? groups?.word ?? '').map(({ word }) => word);
    if (term.length > 0) (isExcluded ? excluded : required).set(term.join(' '), term);
  }
  if (required.size === 0) {
    return excluded.size > 0
      ? 'must have a word that is not excluded by -.'
      : 'must have at least one word of letters or digits.';
  }
  if (required.size + excluded.size > MAX_TERMS) return `must have at most ${MAX_TERMS} words and phrases.`;
  return { required: [...required.values()], excluded: [...excluded.values()] };
}
