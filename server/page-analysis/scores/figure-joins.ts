import type { Figure } from './figure.ts';

type Kind = Figure['kind'];

/** What stands between two parts of one figure, and which parts it joins. */
const JOINTS: readonly { between: RegExp; first: RegExp; second: RegExp; kind?: Kind }[] = [
  // “40 × 30 × 15 cm”, “2.4 by 1.8 metres”.
  { between: /^\s?[x×]\s?$/u, first: /\d/u, second: /^\d/u },
  { between: /^\s(?:by|mal)\s$/u, first: /\d/u, second: /^\d/u, kind: 'unit' },
  // “A hundred and sixty”.
  { between: /^ and $/u, first: /hundred$/iu, second: /^\p{L}+$/u },
  // “Three hours and six minutes”, “7 Stunden und 8 Minuten”.
  {
    between: /^ (?:(?:and|und) )?$/u,
    first: /(?:hours?|minutes?|h|min|Stunden?|Minuten?)$/u,
    second: /(?:minutes?|seconds?|min|s|Minuten?|Sekunden?)$/u,
    kind: 'time',
  },
];
/** “Between £70 million and £75 million”, “16 to 18 °C”. */
const RANGE = /^(?: (?:to|bis|bis zu) |\s?–\s?)$/u;
/** “Rose from 6 to 21 percent” has the two ends of a change. */
const CHANGE =
  /(?<!\p{L})(?:rise|rose|risen|fall|fell|fallen|grow|grew|grown|go|goes|went|gone|drop|dropped|drops|shrank|shrinks|shrunk|climbed|crept|increased?|decreased?|cut|raised?|lowered|improved|reduced|moved|turned|charges?|charging|upgraded|up|down|stieg|stiegen|sank|sanken|fiel|fielen|wuchs|gestiegen|gesunken|gefallen|erhöht|gesenkt)(?!\p{L})/iu;
/** So much of a sentence before a figure is searched for a change. */
const REACH = 80;

/** Joins neighbours that are one figure; `figures` in the order of the text. */
export function joinFigures(text: string, figures: readonly Figure[]): Figure[] {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const last = joined.at(-1);
    if (last && areOne(text, last, figure)) joined[joined.length - 1] = { ...figure, start: last.start };
    else joined.push(figure);
  }
  return joined;
}

function areOne(text: string, a: Figure, b: Figure): boolean {
  const between = text.slice(a.end, b.start);
  if (between.length > 8) return false;
  const before = text.slice(Math.max(0, a.start - REACH), a.start);
  if (/^ (?:and|und) $/u.test(between) && /(?:between|zwischen) $/iu.test(before)) return true;
  if (RANGE.test(between)) return !/(?:from|von) $/iu.test(before) || !CHANGE.test(before);
  return JOINTS.some(
    ({ between: joint, first, second, kind }) =>
      joint.test(between) &&
      first.test(text.slice(a.start, a.end)) &&
      second.test(text.slice(b.start, b.end)) &&
      (kind === undefined || b.kind === kind),
  );
}
