import type { Figure } from './figure.ts';

/** What its unit measures. */
const UNITS: readonly [type: string, pattern: RegExp][] = [
  ['percent', /(?:%|per ?cent|Prozent|points?|Punkten?|‰)$/u],
  ['sound', /(?:dB|decibels?|Dezibel)$/u],
  ['temperature', /(?:°\s?[CF]|degrees?|Grad)$/u],
  ['speed', /(?:km\/h|mph|rpm|[GMk]bit\/s|[GM]bps|fps)$/u],
  ['light', /(?:nits|cd\/m²|lux|lumens?|Lumen)$/u],
  ['energy', /(?:Wh|kilowatt hours?|Kilowattstunden?|calories|kcal|Kalorien)$/u],
  ['power', /(?:watts?|Watt|[kMG]?W|kWp|hp|PS|mAh|Ah|volts?|Volt|V|A|Nm|bar|Pa)$/u],
  ['data', /(?:[KkMGT]B|gigabytes?|megabytes?|terabits?|px|ppi|[GM]?Hz)$/u],
  ['area', /(?:square (?:\p{L}+)|Quadrat\p{L}+|hectares?|Hektar|acres?|m²|km²)$/u],
  ['volume', /(?:cubic \p{L}+|Kubik\p{L}+|m³|lit(?:er|re)s?|Litern?|gallons?|ml|cl|\dl|\sl)$/u],
  ['long way', /(?:kilomet(?:er|re)s?|Kilometern?|miles?|km)$/u],
  ['length', /(?:met(?:er|re)s?|[mM]etern?|feet|foot|inch(?:es)?|Zoll|yards?|cm|mm|microns|\dm|\sm)$/u],
  ['heavy', /(?:tonnes?|tons?|Tonnen?)$/u],
  ['weight', /(?:kilograms?|Kilogramm|kilos?|Kilo|kg|grams?|Gramm|mg|µg|pounds|ounces?|\dg|\sg)$/u],
  ['concentration', /(?:mmol\/l|ppm)$/u],
  ['milliseconds', /(?:milliseconds?|ms)$/u],
  ['seconds', /(?:seconds?|sec|Sekunden?|\ds|\ss)$/u],
  ['minutes', /(?:minutes?|min|Minuten?)$/u],
  ['hours', /(?:hours?|Stunden?|\dh|\sh)$/u],
  ['days', /(?:days?|Tagen?|Tage|nights?)$/u],
  ['weeks', /(?:weeks?|Wochen?)$/u],
  ['months', /(?:months?|Monaten?|Monate)$/u],
  ['years', /(?:years?|Jahren?|Jahre)$/u],
];

/** How a share in words is put. */
const SHARES: readonly [type: string, pattern: RegExp][] = [
  ['half', /half|Hälfte/iu],
  ['every nth', /^(?:every|jede)/iu],
  ['one of', /^(?:one|eine?[rs]?|two) (?:of|von)/iu],
  ['n of m', /^\d+ (?:of|out of|in|von) /u],
  ['one in', / (?:in|out of) /iu],
  ['some of', / (?:of|von) /iu],
  ['nth', /./u],
];
/** “120 by 80 metres”, “600 mal 210”. */
const BY = /^\s?(?:by|mal|x|×)\s?\d/u;
const AFTER_BY = /\d\s?(?:by|mal|x|×)\s$/u;

/** Quotation marks this close are looked for. */
const QUOTE = 150;

/** How a figure is written: what its unit measures and how exact it is. */
export function shapeFeatures(text: string, { start, end, kind, value }: Figure): string[] {
  const figure = text.slice(start, end);
  const features: string[] = [];
  const types = kind === 'fraction' ? SHARES : kind === 'plain' ? [] : UNITS;
  const type = types.find(([, pattern]) => pattern.test(figure))?.[0];
  if (type) features.push(`unit ${type}`);
  if (kind === 'time' && /\d\D+\d/.test(figure) && !/[–-]|\b(?:to|bis|and|und)\b|[.,:]\d/.test(figure))
    features.push('two units');
  if (/[–-]\s?[€$£]?\d|\d (?:to|bis|and|und) /.test(figure)) features.push('range');
  const digits = figure.replace(/\D/g, '').replace(/^0+|0+$/g, '').length;
  features.push(
    digits === 0 ? 'in words' : digits === 1 ? 'one digit' : digits === 2 ? 'two digits' : 'exact',
  );
  if (/^[+−±-]/.test(figure) || /±\s?$/.test(text.slice(Math.max(0, start - 2), start)))
    features.push('signed');
  if (BY.test(text.slice(end, end + 8)) || AFTER_BY.test(text.slice(Math.max(0, start - 8), start)))
    features.push('side by side');
  if (
    /[“„"«][^”"»]*$/u.test(text.slice(Math.max(0, start - QUOTE), start)) &&
    /^[^“„«]*[”"“»]/u.test(text.slice(end, end + QUOTE))
  )
    features.push('quoted');
  if (value >= 1_000_000) features.push('value>=1000000');
  return features;
}
