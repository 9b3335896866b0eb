import type { Figure } from './figure.ts';
import { countOf } from './figure-count.ts';
import { MONTH_AFTER, MONTH_BEFORE, NAMED_BEFORE } from './figure-patterns.ts';

/** Years, clock times, scores, phone numbers, dates, versions, ordinals, numbers of a thing. */
export function isNoCount(
  text: string,
  start: number,
  end: number,
  number: string,
  isRange: boolean,
): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 30);
  const isLong = /^\d{1,3}(?:[.,\u00a0\u202f'’]\d{3})+$/.test(number);
  if ((NAMED_BEFORE.test(before) && !RATE_BEFORE.test(before)) || MONTH_AFTER.test(after)) return true;
  if (MONTH_BEFORE.test(before) && /^\d{1,4}$/.test(number)) return true;
  if (isYear(number, before, after)) return true;
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
  if (/^\s\d{2,}(?![.,]\d{3})/.test(after)) return true;
  if (!isLong && /\d[\s)]$/.test(before)) return true;
  if (/^0\d/.test(number) || (/\($/.test(before) && /^\)/.test(after) && !/[.,]/.test(number))) return true;
  // “12 Market Street”, “Lindenallee 14”.
  if (/^\s\p{Lu}\p{L}+ (?:Street|Road|Avenue|Lane)/u.test(after)) return true;
  if (/(?:straße|strasse|str\.|allee|platz|weg|(?<!\p{L})(?:Street|Road|Lane))\s$/iu.test(before))
    return true;
  // “12 Market Street, 90210 Springfield”, “Lindenallee 14, 10115 Berlin”.
  if (
    /^\d{5}$/.test(number) &&
    /(?:^|[,·|]\s|\s\p{Lu}{1,2}[-\s])$/u.test(before) &&
    /^\s\p{Lu}\p{L}+(?:[\s,.;)]|$)/u.test(after)
  )
    return true;
  // “Vom 8. bis zum 19. Dezember”, “ab dem 3. Tag”.
  if (/(?:vom|am|zum|der|die|dem|den|ab)\s$/u.test(before) && /^\.\s(?:bis|zum|und|\p{Lu})/u.test(after))
    return true;
  return /^\.\s*(?:$|\p{Lu})/u.test(after) && start === 0;
}

/** A year, unless it counts something: “1400 people”, “of 1550 buyers”, but “in 1848 farmers” and “of 2024 alone”. */
function isYear(number: string, before: string, after: string): boolean {
  if (!/^(?:1\d|20)\d\d$/.test(number)) return false;
  if (countOf(after) === 'of nothing') return true;
  return (/^(?:19|20)/.test(number) ? YEAR_BEFORE : OLD_YEAR_BEFORE).test(before);
}

/** “900 a day” in German: “am Tag 900”. */
const RATE_BEFORE =
  /(?<!\p{L})(?:am|pro|je|jeden|in der|per|each|every|a)\s(?:tag|woche|day|week|minute)\s$/iu;
const YEAR_BEFORE =
  /(?<!\p{L})(?:in|of|since|until|by|from|to|than|for|late|early|im|seit|bis|ab|von|als|vor|mitte|ende|anfang|jahr|spring|summer|autumn|winter|frühjahr|sommer|herbst)\s$/iu;

const OLD_YEAR_BEFORE = /(?<!\p{L})(?:in|since|until|by|im|seit|bis|um|jahr)\s$/iu;

/** What a page counts of itself: “412 views”. */
const COUNTER =
  /^\s(?:views|reviews|ratings|comments|replies|likes|posts|Aufrufe|Bewertungen|Kommentare|Beiträge|Danke|stars|Sterne)(?!\p{L})/u;
/** “Two years ago”, “vor zehn Jahren”. */
const isPast = (text: string, { kind, start, end }: Figure): boolean =>
  kind === 'time' &&
  (/^,? (?:ago|zuvor)(?!\p{L})/u.test(text.slice(end, end + 8)) ||
    /(?<!\p{L})vor (?:(?:etwa|rund|fast|gut|knapp|über|mehr als) )?$/iu.test(
      text.slice(Math.max(0, start - 20), start),
    ));

/** “Used it for a quarter”, but “for a quarter of them”. */
const isPeriod = (text: string, { kind, start, end }: Figure): boolean =>
  kind === 'fraction' &&
  /quarters?$/i.test(text.slice(start, end)) &&
  /(?:for|per|within|once|every)\s$/i.test(text.slice(Math.max(0, start - 8), start)) &&
  !/^ of/.test(text.slice(end, end + 3));

/** “Page 4 of 10”, “Folge 3 von 8”. */
const isPlace = (text: string, { kind, start }: Figure): boolean =>
  kind === 'fraction' &&
  /(?<!\p{L})(?:pages?|seite|steps?|schritt|parts?|teil|episode|folge|lesson|lektion|chapter|kapitel|level|round|runde|question|frage)\s$/iu.test(
    text.slice(Math.max(0, start - 12), start),
  );

/** Whether it says how long ago something was, which of several a thing is, or what the page counts of itself. */
export const isNoStatement = (text: string, figure: Figure): boolean =>
  isPast(text, figure) ||
  isPeriod(text, figure) ||
  isPlace(text, figure) ||
  COUNTER.test(text.slice(figure.end, figure.end + 20));
