import type { Figure } from './figure.ts';
import { isNoCount, isNoStatement } from './figure-exclusions.ts';
import { joinFigures } from './figure-joins.ts';
import { FIGURE, HAS_WORDS, IN_WORDS, MONTH_AFTER } from './figure-patterns.ts';

/** Finds the figures of a text that may be statistics; dates, times of day, versions and the like are left out. */
export function findFigures(text: string): Figure[] {
  const figures: Figure[] = [];
  for (const match of HAS_WORDS.test(text) ? text.matchAll(IN_WORDS) : []) {
    const [kind] = KINDS_IN_WORDS.filter((name) => match.groups?.[name]);
    figures.push({
      start: match.index,
      end: match.index + match[0].length,
      kind: kind ?? 'plain',
      value: Number.NaN,
    });
  }
  const inWords = [...figures];
  let next = 0;
  for (const match of /\d/.test(text) ? text.matchAll(FIGURE) : []) {
    const figure = toFigure(text, match);
    if (!figure) continue;
    // Both are in the order of the text.
    while ((inWords[next]?.end ?? Number.POSITIVE_INFINITY) <= figure.start) next += 1;
    if ((inWords[next]?.start ?? Number.POSITIVE_INFINITY) < figure.end) continue;
    figures.push(figure);
  }
  return joinFigures(
    text,
    figures.sort((a, b) => a.start - b.start),
  ).filter((figure) => !isNoStatement(text, figure));
}

const KINDS_IN_WORDS = [
  'multiple',
  'fraction',
  'magnitude',
  'share',
  'money',
  'time',
  'unit',
  'plain',
] as const;

function toFigure(text: string, match: RegExpExecArray): Figure | null {
  const {
    range,
    currency,
    number = '',
    magnitude,
    short,
    abbreviated,
    share,
    after,
    time,
    unit,
  } = match.groups ?? {};
  const start = match.index;
  const end = start + match[0].length;
  const isBare = !currency && !magnitude && !short && !share && !after && !unit && !time;
  if (isBare && isNoCount(text, start, end, number, Boolean(range))) return null;
  if (!isBare && !currency && !magnitude && MONTH_AFTER.test(text.slice(end))) return null;
  if (/^\s(?:confidence|CI)/u.test(text.slice(end, end + 12))) return null;
  if (/^(?:365 (?:days|Tage))/.test(match[0])) return null;
  const kind = share
    ? 'share'
    : currency || after
      ? 'money'
      : magnitude || short
        ? 'magnitude'
        : time
          ? 'time'
          : unit
            ? 'unit'
            : 'plain';
  const factor = magnitude || short || abbreviated ? 1_000 : 1;
  return { start, end, kind, value: toNumber(number) * factor };
}

/** “1,400” and “1.400” are thousands, “9.4” and “9,4” are not. */
function toNumber(number: string): number {
  const grouped = /^\d{1,3}(?:[.,\u00a0\u202f'’]\d{3})+/.exec(number)?.[0];
  if (grouped && !/^0/.test(grouped)) {
    const rest = number.slice(grouped.length).replace(',', '.');
    return Number(grouped.replace(/\D/g, '') + rest);
  }
  return Number(number.replace(',', '.'));
}
