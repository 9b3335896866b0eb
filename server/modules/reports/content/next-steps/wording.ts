/** Phrases of next steps. Names and questions come from visitors and may contain anything. */

import { counted, oneLine } from '../../../../lib/format.ts';
import { lazy } from '../../../../lib/lazy.ts';
import type { MissingPrompt } from '../model.ts';
import type { AnswerView } from '../read-answers.ts';
import { PREFERRED, sourceKind } from '../source-kind.ts';
import { cut, listed as joinList } from '../text/figures.ts';

const MAX_QUOTE_LENGTH = 100;
const MAX_URL_LENGTH = 80;
const MAX_NAMES = 3;

/** In quotation marks, on one line, cut after `MAX_QUOTE_LENGTH`. */
export function quoted(text: string): string {
  const line = oneLine(text).toWellFormed();
  if (line.length <= MAX_QUOTE_LENGTH) return `‘${line}’`;
  const start = line.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S{0,20}$/, '');
  return `‘${start.replace(/[\uD800-\uDBFF]$/, '')} …’`;
}

/** A page's title, if known, and its address. */
export function pageNamed({ title, url }: { title: string; url: string }): string {
  const address = cut(url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), MAX_URL_LENGTH);
  return title ? `${quoted(title)} (${address})` : address;
}

/** `A, B and C`; names beyond the third are counted, except a fourth. */
export function listed(names: readonly string[], max = MAX_NAMES): string {
  const shown = names.slice(0, names.length === max + 1 ? max + 1 : max);
  const others = names.length - shown.length;
  return joinList(others > 0 ? [...shown, counted(others, 'other')] : shown);
}

const choices = lazy(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }));

/** `A, B or C`, the first three. */
export const eitherOf = (names: readonly string[]) =>
  choices().format(names.slice(0, MAX_NAMES).map(oneLine));

/** `2 of them name`, `1 of them names`, `all of them name`; of one answer, `it names`. */
export function ofThemName(hits: number, answers: number): string {
  if (answers === 1 && hits === 1) return 'it names';
  return `${hits === answers ? 'all' : hits} of them ${hits === 1 ? 'names' : 'name'}`;
}

/** `Globex is named in 3 and Initech in 2` */
export const namedIn = (named: MissingPrompt['named']) =>
  listed(named.map(({ name, answers }, index) => `${name}${index === 0 ? ' is named' : ''} in ${answers}`));

/** An answer that names a competitor and not the brand. */
export const isMissed = ({ brand, named }: AnswerView) => brand === null && named.length > 0;

/**
 * The at most three domains that most of the answers cite. Ties: sites that compare and report first, then the one
 * cited first.
 */
export function domainsCited(answers: readonly AnswerView[], skip: (domain: string) => boolean): string[] {
  const sites = new Map<string, { answers: number; preference: number }>();
  for (const { citations } of answers)
    for (const [domain, [page]] of Map.groupBy(citations, (citation) => citation.domain)) {
      if (!page || skip(domain)) continue;
      const preference = PREFERRED.has(sourceKind(page.url, domain)) ? 0 : 1;
      sites.set(domain, { answers: (sites.get(domain)?.answers ?? 0) + 1, preference });
    }
  return [...sites]
    .sort(([, one], [, other]) => other.answers - one.answers || one.preference - other.preference)
    .slice(0, MAX_NAMES)
    .map(([domain]) => domain);
}
