/** Patterns of numbers with their units, in digits and in words; English and German. */
const NUMBER = `\\d{1,3}(?:[.,\\u00a0\\u202f'’]\\d{3})+(?:[.,]\\d{1,4})?|\\d{1,12}(?:[.,]\\d{1,6})?`;
const MAGNITUDE = `(?:thousand|million|billion|trillion|mn|bn|Tausend|Millionen|Million|Milliarden?|Billionen?|Mio\\.?|Mrd\\.?)`;
const SHARE = `(?:%|‰|percentage points?|per ?cent|percent|Prozentpunkten?|Prozent|Volumenprozent|prozentige?[nrs]?)`;
const CURRENCY_BEFORE = `(?:US\\$|[$€£¥₹]|EUR |USD |GBP |CHF )`;
const CURRENCY_AFTER = `(?:[€$£]|euros?|dollars?|pounds|pence|p|cents?|Euro|Cent|Franken|EUR|USD)`;
const TIME = `(?:milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|ms|min|sec|s|h|Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Wochen?|Monaten?|Monate|Jahren?|Jahre)`;
const UNIT = `(?:[KMGT]iB|kJ|mmHg|[Oo]hms?|[Mm]egawatts?|[Gg]igawatts?|bytes?|pixels?|decibels?|Dezibel|dB|°\\s?[CF]|degrees?|Grad|(?:square |cubic )?(?:kilo|centi|milli)?met(?:er|re)s?|(?:Quadrat|Kubik)?(?:[Kk]ilo|[Zz]enti|[Mm]illi)?[Mm]etern?|hectares?|Hektar|acres?|m²|m³|km²|miles?|feet|foot|inch(?:es)?|Zoll|yards?|km/h|mph|km|cm|mm|tonnes?|tons?|Tonnen?|kilograms?|Kilogramm|kilos?|Kilo|kg|grams?|Gramm|mg|µg|pounds|ounces?|lit(?:er|re)s?|Litern?|gallons?|watts?|Watt|kilowatt hours?|Kilowattstunden?|[kMGT]?Wh|[kMG]W|kWp|mAh|Ah|nits|cd/m²|lux|[GMk]bit/s|[GM]bps|terabits?|gigabytes?|megabytes?|[KkMGT]B|mmol/l|ml|cl|g|l|m|calories|kcal|Kalorien|lumens?|Lumen|Nm|px|ppm|ppi|fps|rpm|bpm|Hz|GHz|MHz|hp|PS|volts?|Volt|V|A|Pa|bar|microns|points?|Punkte|Punkten|W)`;

const AMOUNT = `(?<currency>${CURRENCY_BEFORE})?(?<number>${NUMBER})(?![\\p{N}])`;
const RANGE = `(?<range>(?<!(?:[Ff]rom|[Vv]on) (?:${CURRENCY_BEFORE})?)${CURRENCY_BEFORE}?(?:${NUMBER})(?:bn|m|k)?(?: (?:to|bis) |\\s?[€$£%]?\\s?[–-]\\s?)|(?<=(?:[Bb]etween|[Zz]wischen) )${CURRENCY_BEFORE}?(?:${NUMBER})\\s?(?:${SHARE})? (?:and|und) )`;

/** A number in digits, or a range of two, with its currency, magnitude or unit. */
export const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}_#@/=+–‑-]|[\\p{L}\\p{N}][.,:])(?:(?<=(?:^|[\\s(]))[+−-])?${RANGE}?${AMOUNT}(?::1(?![\\d:])|:\\d\\d(?=\\s(?:min|h|minutes|hours|Minuten|Stunden)(?!\\p{L})))?(?:(?<short>[mk]|bn)(?=\\s(?:\\p{Ll}+ )?(?:people|\\p{Ll}{3,}s)(?!\\p{L}))|(?<=[$€£]${'\\S'}{1,12})(?<abbreviated>m|bn|k)(?!\\p{L})|[\\s\\u00a0-]?(?<magnitude>${MAGNITUDE})(?![\\p{L}]))?(?:\\+(?=\\s))?(?:[\\s\\u00a0-]?(?:(?<share>${SHARE})|(?<after>${CURRENCY_AFTER})|(?<time>${TIME}(?:(?<=\\d\\s?\\p{L}{1,8}) \\d{1,2}(?: (?:hours?|minutes?|seconds?|min|s|Stunden|Minuten|Sekunden)(?!\\p{L})|(?=[\\s.,;)]|$)(?! (?:per|\\p{Ll}{3,}s|Prozent)(?!\\p{L})|[.,]\\d)))?)|(?<unit>${UNIT}))(?![\\p{L}²³]|-\\p{Ll}))?`,
  'gu',
);

const SMALL = `(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)`;
const TENS = `(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`;
const LARGE = `(?:(?:thir|four|fif|six|seven|eigh|nine)teen|${TENS}(?:-${SMALL})?|(?:(?:an?|${SMALL}) )?hundred|(?:(?:an?|${SMALL}|${TENS}) )thousand|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|(?:zwei|drei|vier|fünf|sechs|acht)?hundert|(?:zwei|drei|vier|fünf|sechs|acht|zehn)?tausend)`;
const ANY = `(?:${LARGE}|${SMALL})`;
const SPELLED_UNIT = `(?:Quadratmetern?|square met(?:er|re)s|Hektar|hectares|acres|decibels?|Dezibel|degrees?|Grad|(?:kilo|centi|milli)?met(?:er|re)s?|(?:Kilo|Zenti|Milli)?[Mm]etern?|miles?|feet|inches|tonnes?|tons|Tonnen|kilos?|Kilo|Kilogramm|kilograms?|grams?|Gramm|lit(?:er|re)s?|Litern?|watts?|points?|Punkten?|Punkte)`;
const SPELLED_TIME = `(?:seconds?|minutes?|hours?|days|weeks|months|years|Sekunden|Minuten|Stunden|Tagen?|Wochen|Monaten?|Jahren?)`;
const FRACTION = `(?:(?:one|two|three|four) (?:thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|tenths?)|an? (?:third|quarter|fifth|sixth|seventh|eighth|tenth)(?=[.,;:)]|$|\\s(?:of|less|more|fewer|longer|shorter|higher|lower|faster|slower|larger|smaller|cheaper|in|to|are|were|was|is|have|had|want|say|said|think|do|did|who|and|or|than|by|from|since|when|if|as|because|at|on|for|with|after|before|against|compared|off|where|while|never|still|already|now|went|goes|get|got|came|come|chose|took|left|paid|pay|spent|felt|thought|believe|know|knew|own|use|need|live|work|\\p{Ll}{2,}ed)(?!\\p{L}))|(?:ein|einem|zwei|drei|vier) (?:(?:gutes|guten|knappes|knappen) )?(?:Drittel|Viertel|Fünftel|Sechstel|Achtel|Zehntel|Zwölftel)|half(?! (?:past|a dozen|price|shade|\\d))|(?:die |der )?Hälfte)(?! (?:an? )?(?:hour|dozen|way|year|day|time|turn|Stunde|past|century|page|mile)(?!\\p{L}))`;
// “A third coat” is an ordinal, “a third less” and “a third of” are shares.
const ONE_IN = `(?:(?:${SMALL}|eins|eine[rs]?) (?:in (?!one |an? )|out of |von )|${SMALL} (?!times )\\p{Ll}+ (?:out of |in every |von )|one \\p{Ll}+ in (?!one |an? ))(?:every |our |their |its |the )?(?:${ANY}|\\d+(?:[.,]\\d{3})*)(?![\\d.,:]*\\d)|\\d+ (?:of|out of|in|von) (?:the |every |our )?\\d{1,3}(?:[.,]?\\d{3})*(?![\\d.,]*\\d)|(?:every|jede[rsmn]?) (?:second|third|fourth|fifth|sixth|seventh|eighth|tenth|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|fünfte[nrs]?|sechste[nrs]?|siebte[nrs]?|achte[nrs]?|neunte[nrs]?|zehnte[nrs]?|zwölfte[nrs]?|\\p{Ll}*(?:zig|hundert|tausend)ste[nrs]?)(?! (?:day|days|week|year|month|page|Tag|Woche|Jahr|Monat)(?!\\p{L}))|one every ${SMALL} \\p{L}+|${ANY} of (?:(?:our|the|its) )?(?:${ANY}|\\d+)`;
const MULTIPLE = `(?:${SMALL}|\\d+(?:[.,]\\d+)?) times(?= (?:the|what|its|that|their|our|his|her)(?!\\p{L}))|(?:twice|(?:${SMALL}|\\d+(?:[.,]\\d+)?) times|\\d+(?:[.,]\\d+)?x|(?:${SMALL}|anderthalb|zweieinhalb|zwanzig|hundert)mal|\\d+(?:,\\d+)?-?mal|doppelt|halb) (?:as|so|faster|slower|more|higher|less|larger|longer)(?: (?:many|much|large|big|often|high|long|fast|likely|viele?|groß|oft|hoch|schnell|lang))?|(?:two|three|four|five|six|ten|\\d+)-?fold`;

/** A figure in words: a share, a multiple, an amount. */
export const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}-]|[\\d][.,]|(?:Platz|place|rank|difficulty|score|note) )(?=[\\dotfsenahzvdj])(?:(?<multiple>${MULTIPLE})|(?<fraction>${ONE_IN}|(?<!first |second |other |last |ersten |zweiten )${FRACTION}(?: of a percentage point)?)|(?<magnitude>(?:${ANY}|an?|eine?) ${MAGNITUDE})|(?<share>${ANY} ${SHARE})|(?<money>${ANY} (?:euros?|dollars?|pounds|pence|cents?|Euro|Cent|Franken))|(?<time>(?:${ANY}|anderthalb|\\p{Ll}*einhalb)(?: more| weitere)? ${SPELLED_TIME}|${ANY}-(?:year|month|week|day|hour|minute|second))|(?<unit>${ANY} ${SPELLED_UNIT})|(?<plain>${LARGE}(?=,?\\s\\p{L})|\\d{1,4}-?mal))(?![\\p{L}-])`,
  'giu',
);

/** Without any of these a text has no figure in words. */
export const HAS_WORDS =
  /\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|twenty|thirty|forty|fifty|million|billion|half|third|quarter|times|fold|twice|every|halb|hälfte|drittel|viertel|mal|doppelt|jede|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zig|hundert|tausend|milliarde/i;

/** Directly before a number that names something. */
export const NAMED_BEFORE =
  /(?:\b(?:no|nr|art)\.|\b(?:page|pages|p|pp|chapter|step|schritt|stufe|line|linie|bus|tram|room|ward|hall|booth|stand|gate|gleis|wagen|article|section|figure|fig|abbildung|table|tabelle|number|nummer|version|v|part|level|model|phase|stage|day|week|question|answer|rule|round|match|game|highway|route|street|tel|telefon|phone|call|fax|ext|port|status|code|error|rfc|iso|din|node|git|python|excel|windows|bluetooth|firmware|kilometre|kilometer|mile|minute|grade|note|class|lesson|track|station|counter|pier|courtroom|junction|reference|channel|mode|type|plot|typ|fehler|größe|parzelle|körnung|modell|seite|kapitel|zimmer|raum|halle|becken|kanal|abschnitt|punkt|tag|woche|step|q|tempo|merkblatt|pier|top|age|aged|under|over age|bis))\s*$/iu;

const MONTH = `(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)`;
export const MONTH_BEFORE = new RegExp(
  `(?:${MONTH}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.)\\s+(?:\\d{1,2},?\\s+)?$`,
  'u',
);
export const MONTH_AFTER = new RegExp(`^(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?${MONTH}(?!\\p{L})`, 'u');
