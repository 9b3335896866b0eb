/** A number with its unit, written one way. */
export interface Figure {
  /** `62 percent`, `1200`, `90 year` */
  key: string;
  /** As it stands in the text. */
  text: string;
}

const WORDS: Readonly<Record<string, number>> = {
  ...{
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{
    dozen: 12,
    hundred: 100,
    thousand: 1000,
    million: 1e6,
    billion: 1e9,
    half: 0.5,
    third: 1 / 3,
    quarter: 0.25,
  },
  ...{ twice: 2, double: 2, doubled: 2, doubles: 2, triple: 3, tripled: 3, triples: 3, thrice: 3 },
  ...{
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    zwölf: 12,
    hälfte: 0.5,
  },
};
/** Ordinals and names of periods unless a part of something is meant. */
const FRACTIONS = new Set(['half', 'third', 'quarter']);
const SCALES: Readonly<Record<string, number>> = {
  ...{
    hundred: 100,
    thousand: 1e3,
    k: 1e3,
    million: 1e6,
    m: 1e6,
    mn: 1e6,
    mio: 1e6,
    billion: 1e9,
    bn: 1e9,
    trillion: 1e12,
  },
};
const UNITS: Readonly<Record<string, string>> = {
  ...{ '%': 'percent', percent: 'percent', prozent: 'percent', pct: 'percent' },
  ...{
    '€': 'eur',
    eur: 'eur',
    euro: 'eur',
    euros: 'eur',
    $: 'usd',
    usd: 'usd',
    dollar: 'usd',
    dollars: 'usd',
    '£': 'gbp',
  },
  ...{
    year: 'year',
    years: 'year',
    jahre: 'year',
    jahren: 'year',
    month: 'month',
    months: 'month',
    week: 'week',
    weeks: 'week',
  },
  ...{
    day: 'day',
    days: 'day',
    hour: 'hour',
    hours: 'hour',
    h: 'hour',
    minute: 'minute',
    minutes: 'minute',
    min: 'minute',
  },
  ...{
    second: 'second',
    seconds: 'second',
    s: 'second',
    ms: 'ms',
    km: 'km',
    m: 'm',
    cm: 'cm',
    mm: 'mm',
    kg: 'kg',
    g: 'g',
  },
  ...{
    gb: 'gb',
    mb: 'mb',
    tb: 'tb',
    times: 'times',
    x: 'times',
    '×': 'times',
    '°c': 'celsius',
    '°f': 'fahrenheit',
  },
};

const WORD_NUMBERS = Object.keys(WORDS)
  .map((word) => (FRACTIONS.has(word) ? String.raw`${word}s?(?=\s(?:of|the|all)\s)` : word))
  .join('|');
/** A number in digits or words and a scale. */
const NUMBER = String.raw`(?<![\p{L}\p{N}])(\p{Nd}+(?:[.,\u00a0\u202f '’]\p{Nd}{3}(?!\p{Nd}))*(?:[.,]\p{Nd}+)?|(?:${WORD_NUMBERS})(?!\p{L}))(?:[\s-]?(hundred|thousand|million|billion|trillion|mio|mn|bn|k|m)(?![\p{L}\p{N}]))?`;
/** A currency sign before it, and the word or sign after it. */
const FIGURE = new RegExp(
  String.raw`(?:([€$£])\s?)?${NUMBER}(?=(?:[\s-]?(per\s?cent|%|€|\$|£|×|°[cf]|\p{L}+))?)`,
  'dgiu',
);

/**
 * The figures of a text: numbers in digits and from two in words, with percent, currency, time or measure. The number of a
 * name in capitals (“GPT-4”) is none.
 */
export function readFigures(text: string): Figure[] {
  const normal = text.normalize('NFKC');
  return Array.from(normal.matchAll(FIGURE)).flatMap((match) => {
    const [whole, sign, number = '', scale = '', after = ''] = match;
    const start = match.indices?.[2]?.[0] ?? match.index;
    if (/\p{Lu}-$/u.test(normal.slice(0, start))) return [];
    const value = toNumber(number) * (SCALES[scale.toLowerCase()] ?? 1);
    const word = after.toLowerCase().replace(/\s/, '');
    const unit = UNITS[sign ?? word] ?? '';
    const shown = unit && !sign ? `${whole} ${after}`.replace(/ %/, '%') : whole;
    return [{ key: `${Number(value.toPrecision(12))} ${unit}`.trim(), text: shown.trim() }];
  });
}

function toNumber(text: string): number {
  const word = WORDS[text.toLowerCase()] ?? WORDS[text.toLowerCase().replace(/s$/, '')];
  if (word !== undefined) return word;
  const digits = text.replaceAll(/[\s'’\u00a0\u202f]/g, '');
  // A comma or full stop before three digits separates thousands, before others decimals.
  if (/^\p{Nd}{1,3}([.,]\p{Nd}{3})+$/u.test(digits)) return Number(digits.replaceAll(/[.,]/g, ''));
  const decimal = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (decimal < 0) return Number(digits);
  return Number(`${digits.slice(0, decimal).replaceAll(/[.,]/g, '')}.${digits.slice(decimal + 1)}`);
}

const QUOTED = /“([^”“]*)[”“]|„([^“”„]*)[“”]|"([^"]*)"|«([^»]*)»|»([^«]*)«|‘([^‘]{8,}?)’(?!\p{L})/gu;

/** Words in quotation marks, two or more. */
export const readQuotations = (text: string): string[] =>
  Array.from(
    text.matchAll(QUOTED),
    ([, ...groups]) => groups.find((group) => group !== undefined) ?? '',
  ).filter((quoted) => quoted.trim().split(/\s+/).length > 1);

/** Letters and digits in lower case, a space between words. */
export const normaliseWords = (text: string): string =>
  ` ${(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).join(' ')} `;
