/** A number in a text with what makes up its meaning: currency, magnitude, unit. */
export interface Figure {
  start: number;
  end: number;
  kind: 'share' | 'money' | 'magnitude' | 'unit' | 'fraction' | 'multiple' | 'plain';
  /** NaN for a figure in words. */
  value: number;
  hasMagnitude: boolean;
}

const NUMBER = `\\d{1,3}(?:[.,\\u00a0\\u202f'’]\\d{3})+(?:[.,]\\d{1,4})?|\\d{1,12}(?:[.,]\\d{1,6})?`;
const MAGNITUDE = `(?:thousand|million|billion|trillion|mn|bn|Tausend|Millionen|Million|Milliarden?|Billionen?|Mio\\.?|Mrd\\.?)`;
const SHARE = `(?:%|‰|percentage points?|per ?cent|percent|Prozentpunkten?|Prozent)`;
const CURRENCY_BEFORE = `(?:US\\$|[$€£¥₹]|EUR |USD |GBP |CHF )`;
const CURRENCY_AFTER = `(?:[€$£]|euros?|dollars?|pounds|cents?|Euro|Franken|EUR|USD)`;
const UNIT = `(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|ms|min|sec|decibels?|Dezibel|dB|°\\s?[CF]|degrees|Grad|(?:square |cubic )?(?:kilo)?met(?:er|re)s?|hectares?|m²|m³|miles?|feet|inches|km/h|mph|km|cm|mm|tonnes?|Tonnen|kilograms?|kg|grams?|lit(?:er|re)s?|Liter|litres|watts?|Watt|kWh|Wh|mAh|nits|[GM]bit/s|[KMGT]B|mmol/l|ml|cl|g|l|calories|kcal|Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|lumens|Nm|px|Hz|GHz|MHz|points?|Punkte)`;
const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}_#@/=+–‑-]|[\\p{L}\\p{N}][.,:])(?:(?:${NUMBER}) (?:to|bis) )?(?<currency>${CURRENCY_BEFORE})?(?<number>${NUMBER})(?![\\p{N}])(?:[\\s\\u00a0-]?(?<magnitude>${MAGNITUDE})(?![\\p{L}]))?(?:[\\s\\u00a0-]?(?:(?<share>${SHARE})|(?<after>${CURRENCY_AFTER})|(?<unit>${UNIT}(?: \\d{1,2} (?:seconds?|minutes?|Sekunden|Minuten))?))(?![\\p{L}]))?`,
  'gu',
);

const COUNT_WORD = `(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const COUNT_WORT = `(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)`;
const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}-]|(?:first|second|other|last|ersten|zweiten) )(?:(?<multiple>(?:twice|${COUNT_WORD} times|\\d+(?:\\.\\d+)? times|${COUNT_WORT}mal|doppelt) (?:as|so) \\p{L}+|(?:${COUNT_WORD}|${COUNT_WORT}) (?!days|weeks|months|years|Tage|Wochen|Monate|Jahre)${UNIT}(?= (?:more|less|longer|shorter|later|earlier|faster|slower|higher|lower|mehr|weniger|länger|kürzer|höher|niedriger|schneller|später)(?!\\p{L})))|(?<fraction>(?:more than |less than |only |nearly |almost |about )?(?:(?:one|two|a|three) (?:thirds?|quarters?|fifths?)|half)(?: of|(?= (?:want|are|were|say|said|think|use|had|have)(?!\\p{L})))|${COUNT_WORD} (?:in|out of) (?:every )?${COUNT_WORD}(?: \\p{L}+)?|(?<=(?:by|than|nearly|almost|about|over|to) )(?:half|(?:a|two|three) (?:thirds?|quarters?|fifths?))(?! (?:an?|the|hour|dozen|way|past)(?!\\p{L}))|one every ${COUNT_WORD} \\p{L}+|(?:only |fewer than )?\\d+ (?:of|out of|in) (?:the |every )?\\d+|(?:Zwei|zwei|Drei|drei) (?:Drittel|Viertel)|ein Drittel|ein Viertel|(?:die )?Hälfte (?:der|des|aller)|jede[rs]? (?:dritte|vierte|fünfte|sechste|zehnte|zweite)))(?![\\p{L}])`,
  'giu',
);

/** Numbers that count nothing: years, dates, times, versions, phone numbers, numbers of a thing, scores. */
const NAMED_BEFORE =
  /(?:\b(?:no|nr|art)\.|\b(?:page|pages|p|pp|chapter|step|schritt|line|linie|bus|room|hall|booth|gate|gleis|article|section|figure|fig|table|number|nummer|version|v|part|level|model|phase|stage|day|week|question|answer|rule|round|match|game|highway|route|street|tel|phone|fax|ext|port|status|code|error|rfc|iso|din|node|git|python|excel|windows|bluetooth|firmware|kilometre|kilometer|mile|minute|grade|note|class|lesson|track|seite|kapitel|zimmer|raum|halle|abschnitt|punkt|tag|woche|step|q|top|der|age|aged|under|over age|bis))\s*$/iu;
const MONTH = `(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)`;
const MONTH_BEFORE = new RegExp(`${MONTH}\\.?\\s+(?:\\d{1,2},?\\s+)?$`, 'u');
const MONTH_AFTER = new RegExp(`^(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?${MONTH}(?!\\p{L})`, 'u');

/** Finds the figures of a text that may be statistics; dates, times, versions and the like are left out. */
export function findFigures(text: string): Figure[] {
  const figures: Figure[] = [];
  if (text.length > 2) {
    for (const match of text.matchAll(IN_WORDS)) {
      const kind = match.groups?.multiple ? 'multiple' : 'fraction';
      figures.push(figure(match.index, match[0].trimEnd().length, kind, Number.NaN, false));
    }
  }
  const inWords = figures.length;
  for (const match of /\d/.test(text) ? text.matchAll(FIGURE) : []) {
    const { currency, number = '', magnitude, share, after, unit } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    if (figures.slice(0, inWords).some((other) => start < other.end && end > other.start)) continue;
    const isBare = !currency && !magnitude && !share && !after && !unit;
    if (isBare && isNoCount(text, start, end, number)) continue;
    if (
      !isBare &&
      !currency &&
      !magnitude &&
      /^\s*$/.test(text.slice(end, end + 1)) &&
      MONTH_AFTER.test(text.slice(end))
    )
      continue;
    const kind = share
      ? 'share'
      : currency || after
        ? 'money'
        : magnitude
          ? 'magnitude'
          : unit
            ? 'unit'
            : 'plain';
    figures.push(figure(start, match[0].length, kind, toNumber(number), Boolean(magnitude)));
  }
  return figures.sort((a, b) => a.start - b.start);
}

const figure = (
  start: number,
  length: number,
  kind: Figure['kind'],
  value: number,
  hasMagnitude: boolean,
): Figure => ({ start, end: start + length, kind, value, hasMagnitude });

function isNoCount(text: string, start: number, end: number, number: string): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 30);
  if (NAMED_BEFORE.test(before) || MONTH_BEFORE.test(before) || MONTH_AFTER.test(after)) return true;
  // A year, unless it counts something: “2,100 people”.
  if (/^(?:1[5-9]|20)\d\d$/.test(number)) return true;
  // Times, ranges, scores, phone numbers, dates, versions, ordinals, identifiers.
  if (
    /^(?::\d|[/–‑-]\d|\s?[–-]\s?\d|\.\d|,\d|\s?(?:am|pm|a\.m|p\.m|Uhr|o['’]clock)(?!\p{L})|st\b|nd\b|rd\b|th\b|[\p{L}_])/u.test(
      after,
    )
  )
    return true;
  if (
    /^\s*(?:views|reviews|stars|ratings|comments|replies|answers|likes|times|x |pages|steps|lines|columns|rows)/iu.test(
      after,
    )
  )
    return true;
  if (/^-\p{L}/u.test(after)) return true;
  if (/^\s\d{2,}/.test(after) || /\d[\s)]$/.test(before)) return true;
  if (/^0\d/.test(number) || /\($/.test(before)) return true;
  // “12 Market Street”, “12, 50667 Köln”, “Lindenallee 14”.
  if (/^\s\p{Lu}\p{L}+ (?:Street|Road|Avenue|Lane)/u.test(after)) return true;
  if (/(?:straße|strasse|str\.|allee|platz|weg|Street|Road)\s$/iu.test(before)) return true;
  return /^\.\s*(?:$|\p{Lu})/u.test(after) && start === 0;
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
