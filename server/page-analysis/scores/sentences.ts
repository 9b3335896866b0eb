/** Half-open range of UTF-16 offsets in a text. */
export interface TextRange {
  start: number;
  end: number;
}

/** Short forms whose full stop ends no sentence; English and German. */
const SHORT_FORMS = new Set(
  `mr mrs ms dr prof st no nos vs etc inc ltd co corp dept est fig figs vol ed eds al approx jan feb mar apr jun jul aug sep
   sept oct nov dec nr bzw ca ggf usw evtl vgl mio mrd bspw tel str inkl zzgl max min abs art hrsg jr sr`.split(
    /\s+/,
  ),
);
const END = /[.!?…]+["'”’“»)\]]*\s+/gu;
const MAX_SENTENCES = 20_000;

/** Splits a block into sentences; they do not overlap and hold all of its words. */
export function splitSentences(text: string): TextRange[] {
  const sentences: TextRange[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (sentences.length >= MAX_SENTENCES) break;
    if (!endsSentence(text, match.index, end, match[0])) continue;
    sentences.push({ start, end: match.index + match[0].trimEnd().length });
    start = end;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}

function endsSentence(text: string, stop: number, next: number, mark: string): boolean {
  if (!/^["'“„«‘([]?[\p{Lu}\p{Lt}\p{N}\p{Lo}\p{Sc}–—-]/u.test(text.slice(next, next + 3))) return false;
  if (!mark.startsWith('.') || mark.startsWith('..')) return true;
  const before = /(?:[\p{L}.]+|\d+)$/u.exec(text.slice(Math.max(0, stop - 20), stop))?.[0] ?? '';
  if (/^\d{1,2}$/.test(before)) return !isOrdinal(text.slice(next, next + 20));
  return !SHORT_FORMS.has(before.toLowerCase()) && !/^(?:\p{Lu}|\p{L}(?:\.\p{L})+)$/u.test(before);
}

/** “12. Mai”: a German date or ordinal goes on. */
const isOrdinal = (next: string): boolean =>
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|\d)/.test(
    next,
  );
