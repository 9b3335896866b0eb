import { isEverydayWord } from '../text/everyday-words.ts';
import type { Span } from '../types.ts';

interface Occurrence extends Span {
  company: number;
}

/**
 * Of overlapping names the longest is meant: "Apple Music" names Apple Music, not Apple. Two companies with the same
 * name share the match, and a product with its maker's name mentions both ("Philips Sonicare", "Soundcore by Anker").
 * Returns the places that stay, ascending by place, then by company.
 */
export function removeOverlaps<T extends Occurrence>(text: string, places: readonly T[]): T[] {
  const ascending = places.toSorted((a, b) => a.start - b.start);
  const kept: T[] = [];
  let group: T[] = [];
  let end = 0;
  for (const place of ascending) {
    if (place.start >= end) {
      kept.push(...longestOf(text, group));
      group = [];
    }
    group.push(place);
    end = Math.max(end, place.end);
  }
  kept.push(...longestOf(text, group));
  return kept;
}

/** Settles places that overlap in a chain; there are few of them at any one place. */
function longestOf<T extends Occurrence>(text: string, group: readonly T[]): T[] {
  if (group.length < 2) return [...group];
  const longestFirst = group.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start || a.company - b.company,
  );
  const kept: T[] = [];
  for (const one of longestFirst) if (!kept.some((other) => excludes(text, other, one))) kept.push(one);
  return kept.sort((a, b) => a.start - b.start || a.company - b.company || b.end - a.end);
}

function excludes(text: string, longer: Occurrence, one: Occurrence): boolean {
  if (one.start >= longer.end || longer.start >= one.end) return false;
  if (one.company === longer.company) return true;
  if (one.start === longer.start && one.end === longer.end) return false;
  return !tellsMaker(text, longer, one);
}

/** The longer name begins with the shorter one and a coined word, or "by" is between the two. */
function tellsMaker(text: string, longer: Span, maker: Span): boolean {
  if (maker.start < longer.start || maker.end > longer.end) return false;
  const before = text.slice(longer.start, maker.start);
  const after = text.slice(maker.end, longer.end);
  if (/\s(?:by|x|×|\/)\s$/iu.test(before) || /^\s(?:by|x|×|\/)\s/iu.test(after)) return true;
  const words = after.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return before === '' && /^[\s-]/u.test(after) && words.some((word) => !isEverydayWord(word));
}
