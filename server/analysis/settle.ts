import type { Hit } from './matcher.ts';
import type { Verdict } from './name-or-word.ts';

/** A place where a name may stand. */
export interface Candidate extends Hit {
  verdict: Verdict;
}

/** Between two names that are listed together: "Sony, Ring and Blink", "Ring | Blink", bullet after bullet. */
const LISTED =
  /^(?=.*(?:[,/&|;]|\n|\band\b|\bor\b|\bvs\b|\bversus\b))[\s*_"“”()[\],/&|;•+.-]*(?:\d{1,2}[.)])?[\s*_]*(?:(?:and|or|vs\.?|versus)\b)?[\s*_"“”()[\]]*$/isu;
const MAX_GAP = 16;

/**
 * Decides between candidates: of overlapping names the longest is meant; an uncertain one counts when the same
 * company is surely named elsewhere in the answer, when the answer links to it, or when it is listed together with
 * a company that is surely named (one sense per text).
 *
 * @param isLinked whether the answer links to the company's own domain
 */
export function settle(text: string, candidates: Candidate[], isLinked: (company: number) => boolean): Hit[] {
  const kept = withoutOverlaps(candidates);
  const sure = new Set(kept.filter((hit) => hit.verdict === 'name').map((hit) => hit.company));
  for (const { company } of kept) if (isLinked(company)) sure.add(company);
  for (let before = -1; before !== sure.size; ) {
    before = sure.size;
    for (const [index, hit] of kept.entries()) {
      if (sure.has(hit.company)) continue;
      const neighbours = [kept[index - 1], kept[index + 1]];
      if (neighbours.some((other) => other && sure.has(other.company) && areListed(text, hit, other)))
        sure.add(hit.company);
    }
  }
  return kept
    .filter((hit) => sure.has(hit.company))
    .map(({ company, start, end }) => ({ company, start, end }));
}

function areListed(text: string, one: Candidate, other: Candidate): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const gap = text.slice(first.end, second.start);
  return gap.length <= MAX_GAP && LISTED.test(gap);
}

/** Longest first; two companies with the same name share the place. Ascending by place, then by company. */
function withoutOverlaps(candidates: Candidate[]): Candidate[] {
  const longestFirst = candidates.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start || a.company - b.company,
  );
  const kept: Candidate[] = [];
  for (const one of longestFirst) {
    const clash = kept.some(
      (other) =>
        one.start < other.end &&
        other.start < one.end &&
        (one.start !== other.start || one.end !== other.end || one.company === other.company),
    );
    if (!clash) kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start || a.company - b.company);
}
