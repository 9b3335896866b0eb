/** How next steps are worded. Names and questions come from outside and may hold anything. */

import { counted, oneLine } from '../../../../lib/format.ts';
import { lazy } from '../../../../lib/lazy.ts';
import type { MissingPrompt } from '../model.ts';
import type { AnswerView } from '../read-answers.ts';
import { PREFERRED, sourceKind } from '../source-kind.ts';
import { cut } from '../text/cut.ts';

const MAX_QUOTE_LENGTH = 100;
const MAX_URL_LENGTH = 80;
const MAX_NAMES = 3;

/** In quotation marks, on one line and not too long. */
export function quoted(text: string): string {
  const line = oneLine(text).toWellFormed();
  if (line.length <= MAX_QUOTE_LENGTH) return `‘${line}’`;
  const cut = line.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S{0,20}$/, '');
  return `‘${cut.replace(/[\uD800-\uDBFF]$/, '')} …’`;
}

/** A page by its title, where it has one, and its address, which alone tells it from others. */
export function pageNamed({ title, url }: { title: string; url: string }): string {
  const address = cut(url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), MAX_URL_LENGTH);
  return title ? `${quoted(title)} (${address})` : address;
}

/** `A, B and C`; what goes beyond three is counted, but for a fourth, whose name is no longer than “1 other”. */
export function listed(names: readonly string[], most = MAX_NAMES): string {
  const shown = names.slice(0, names.length === most + 1 ? most + 1 : most).map(oneLine);
  const others = names.length - shown.length;
  return lists().format(others > 0 ? [...shown, counted(others, 'other')] : shown);
}

const lists = lazy(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));
const choices = lazy(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }));

/** `A, B or C`, the first three. */
export const eitherOf = (names: readonly string[]) =>
  choices().format(names.slice(0, MAX_NAMES).map(oneLine));

/** `2 of 3 answers` */
export const ofAnswers = (hits: number, answers: number) => `${hits} of ${counted(answers, 'answer')}`;

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
 * The domains that most of the answers cite, at most three; of those cited alike, sites that compare and report go
 * first, then those cited first. Those of which `skip` is true are left out.
 */
export function domainsCited(answers: readonly AnswerView[], skip: (domain: string) => boolean): string[] {
  const sites = new Map<string, { answers: number; later: number }>();
  for (const { citations } of answers)
    for (const [domain, [page]] of Map.groupBy(citations, (citation) => citation.domain)) {
      if (!page || skip(domain)) continue;
      const later = PREFERRED.has(sourceKind(page.url, domain)) ? 0 : 1;
      sites.set(domain, { answers: (sites.get(domain)?.answers ?? 0) + 1, later });
    }
  return [...sites]
    .sort(([, one], [, other]) => other.answers - one.answers || one.later - other.later)
    .slice(0, MAX_NAMES)
    .map(([domain]) => domain);
}
