import type { Span } from '../../analysis/types.ts';

/** Places of a name that are kept. */
const MAX_SPANS = 50;

/**
 * Where a text holds any of these names as whole words, in any case. Places inside `taken` are left out.
 * @returns ascending, never overlapping
 */
export function findName(text: string, names: readonly string[], taken: readonly Span[]): Span[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );
  const spans: Span[] = [];
  for (const { index, 0: found } of text.matchAll(pattern)) {
    const span = { start: index, end: index + found.length };
    if (taken.some(({ start, end }) => start < span.end && span.start < end)) continue;
    spans.push(span);
    if (spans.length === MAX_SPANS) break;
  }
  return spans;
}

const escapePattern = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
