import type { Span } from '../types.ts';
import type { Verdict } from './context.ts';
import { isModifierOnly } from './lexicon.ts';
import { removeOverlaps } from './overlaps.ts';

/** A company named at one place; `company` is its index in the list the matcher was made from. */
export interface Hit extends Span {
  company: number;
}

/** A span that may be a name. */
export interface Candidate extends Hit {
  verdict: Verdict;
}

/** Between two names of one list: "Sony, Ring and Blink", "Ring | Blink". */
const LISTED =
  /^(?=.*(?:[,/&|;]|\band\b|\bor\b|\bvs\b|\bversus\b))[\s*_"“”()[\],/&|;.-]*(?:(?:and|or|vs\.?|versus)\b)?[\s*_"“”()[\]]*$/iu;
const MAX_GAP = 16;

/**
 * Decides between candidates. An uncertain one counts when the same company is surely named elsewhere in the answer
 * (a text uses a word in one sense), when the answer links to it, or when it stands in one list with, or right
 * after, a company that is surely named.
 *
 * @param isLinked whether the answer links to the company's own domain
 */
export function resolveCandidates(
  text: string,
  candidates: Candidate[],
  isLinked: (company: number) => boolean,
): Hit[] {
  const kept = removeOverlaps(text, candidates);
  const sure = new Set(kept.filter((hit) => hit.verdict === 'name').map((hit) => hit.company));
  for (const { company } of kept) if (isLinked(company)) sure.add(company);
  for (let previousSize = -1; previousSize !== sure.size; ) {
    previousSize = sure.size;
    for (const [index, hit] of kept.entries()) {
      if (sure.has(hit.company)) continue;
      const [previous, next] = [kept[index - 1], kept[index + 1]];
      const isSure =
        (previous && sure.has(previous.company) && areTogether(text, previous, hit)) ||
        (next && sure.has(next.company) && areListed(text, hit, next));
      if (isSure) sure.add(hit.company);
    }
  }
  return kept
    .filter((hit) => sure.has(hit.company))
    .map(({ company, start, end }) => ({ company, start, end }));
}

function areTogether(text: string, first: Candidate, second: Candidate): boolean {
  const adjacent = text.slice(first.end, second.start) === ' ';
  return adjacent ? !isModifierOnly(text.slice(second.start, second.end)) : areListed(text, first, second);
}

function areListed(text: string, first: Candidate, second: Candidate): boolean {
  const gap = text.slice(first.end, second.start);
  return gap.length <= MAX_GAP && LISTED.test(gap);
}
