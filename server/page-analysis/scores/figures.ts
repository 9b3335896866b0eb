import { FIGURE, HAS_WORDS, IN_WORDS, MONTH_AFTER, MONTH_BEFORE, NAMED_BEFORE } from './figure-patterns.ts';
import { countNounsOf } from './statistics-cues.ts';

/** A number in a text with what makes up its meaning: currency, magnitude, unit. */
export interface Figure {
  start: number;
  end: number;
  kind: 'share' | 'money' | 'magnitude' | 'unit' | 'time' | 'fraction' | 'multiple' | 'plain';
  /** NaN for a figure in words. */
  value: number;
}

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
  const inWords = figures.length;
  for (const match of /\d/.test(text) ? text.matchAll(FIGURE) : []) {
    const figure = toFigure(text, match);
    if (!figure) continue;
    if (figures.slice(0, inWords).some((other) => figure.start < other.end && figure.end > other.start))
      continue;
    figures.push(figure);
  }
  return figures.sort((a, b) => a.start - b.start);
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
  if (/(?<!\p{L})(?:per|pro|je)\s$/iu.test(text.slice(Math.max(0, start - 5), start))) return null;
  if (/^-\p{Ll}|^\s(?:confidence|CI)/u.test(text.slice(end, end + 12))) return null;
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

/** Years, clock times, scores, phone numbers, dates, versions, ordinals, numbers of a thing. */
function isNoCount(text: string, start: number, end: number, number: string, isRange: boolean): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 30);
  const isLong = /^\d{1,3}(?:[.,\u00a0\u202f'’]\d{3})+$/.test(number);
  if ((NAMED_BEFORE.test(before) && !RATE_BEFORE.test(before)) || MONTH_AFTER.test(after)) return true;
  if (MONTH_BEFORE.test(before) && /^\d{1,4}$/.test(number)) return true;
  // A year, unless it counts something: “1400 people”.
  if (/^(?:1\d|20)\d\d$/.test(number) && (YEAR_BEFORE.test(before) || !countsNoun(after))) return true;
  if (isRange && ((!isLong && !/^\s\p{L}{3}/u.test(after)) || /\d-\d/.test(text.slice(start, end))))
    return true;
  // “NW 401”, “p = 0.004”.
  if (/(?<!\p{L})(?:\p{Lu}{1,3}|p [=<])\s$/u.test(before) && (!/[.,]/.test(number) || /[=<]\s$/.test(before)))
    return true;
  if (
    /^(?::\d|[/–‑-]\d|\s?[–-]\s?\d|\.\d|,\d|\s?(?:am(?! \p{Lu})|pm|a\.m|p\.m|Uhr|o['’]clock)(?!\p{L})|st\b|nd\b|rd\b|th\b|[\p{L}_])/u.test(
      after,
    )
  )
    return true;
  if (/^\s*(?:views|reviews|ratings|comments|replies|likes|x )/iu.test(after)) return true;
  if (/^-\p{L}/u.test(after) || /^\s\d{2,}(?![.,]\d{3})/.test(after)) return true;
  if (!isLong && /\d[\s)]$/.test(before)) return true;
  if (/^0\d/.test(number) || (/\($/.test(before) && /^\)/.test(after) && !/[.,]/.test(number))) return true;
  // “12 Market Street”, “Lindenallee 14”.
  if (/^\s\p{Lu}\p{L}+ (?:Street|Road|Avenue|Lane)/u.test(after)) return true;
  if (/(?:straße|strasse|str\.|allee|platz|weg|(?<!\p{L})(?:Street|Road|Lane))\s$/iu.test(before))
    return true;
  return /^\.\s*(?:$|\p{Lu})/u.test(after) && start === 0;
}

/** “900 a day” in German: “am Tag 900”. */
const RATE_BEFORE =
  /(?<!\p{L})(?:am|pro|je|jeden|in der|per|each|every|a)\s(?:tag|woche|day|week|minute)\s$/iu;
const YEAR_BEFORE =
  /(?<!\p{L})(?:in|of|since|until|by|from|to|than|for|late|early|im|seit|bis|ab|von|als|vor|mitte|ende|anfang|jahr|spring|summer|autumn|winter|frühjahr|sommer|herbst)\s$/iu;
const countsNoun = (after: string): boolean =>
  countNounsOf(/^\s(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? '').length > 0;

/** “1,400” and “1.400” are thousands, “9.4” and “9,4” are not. */
function toNumber(number: string): number {
  const grouped = /^\d{1,3}(?:[.,\u00a0\u202f'’]\d{3})+/.exec(number)?.[0];
  if (grouped && !/^0/.test(grouped)) {
    const rest = number.slice(grouped.length).replace(',', '.');
    return Number(grouped.replace(/\D/g, '') + rest);
  }
  return Number(number.replace(',', '.'));
}
