/** Words that tell figures of a claim from prices, sizes, limits and instructions; English and German. */
const words = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${list.trim().replace(/\s*\n\s*/g, '|')})(?![\\p{L}])`, 'iu');

/** The sentence speaks of a measurement or a statistic in so many words. */
export const MEASURES = words(`
  on average|averaged?|median|mean|measured|measurements?|percentage points?|per (?:person|capita|pupil|head)|each person|difference (?:was|is|of)
  compared (?:with|to)|up from|down from|than last year|than in 20\\d\\d|(?:the|a) year (?:ago|before|earlier)|according to|(?:test|comparison) of|our (?:lab|gauge)|surveys?|stud(?:y|ies)|census
  randomi[sz]ed|meta-analysis|statistics|researchers|found that|in our (?:lab|tests?|survey|sample|benchmarks?)|data show
  im Schnitt|im Durchschnitt|durchschnittlich|im Mittel|pro Kopf|gemessen|ein Jahr zuvor|im Jahr davor|im Vorjahr|als 20\\d\\d|Testsieger|Vergleich von|Studien?|Umfragen?|Erhebung|Statistik|Feldversuch|demnach|im \\p{L}*test|blind test|lag bei
`);

/** The sentence reports something that was found, counted or has changed. */
export const REPORTS = words(`
  stud(?:y|ies)|surveys?|surveyed|polls?|report(?:s|ed)?|research|researchers|analys(?:is|ed|es)|analyzed|trials?|census|statistics|figures|data
  according to|found|finds|shows?|showed|reveals?|estimates?d?|measured|measurements?|counted|recorded|calculated
  on average|averaged?|median|in total|altogether|overall
  rose|rises?|risen|grew|grown|grows|increas(?:e|ed|es|ing)|climb(?:s|ed)?|jumped|soared|surged|gained|improved|doubled|tripled
  counted|hit|won|suppl(?:y|ies|ied)|avoid(?:s|ed)?|blocks|blocked|claimed|planted|needed|prevents|prevented|linked|raises?|loans|fell|falls|fallen|drop(?:s|ped)?|declin(?:e|ed|es)|decreas(?:e|ed|es)|shr(?:ank|inks|unk)|slipped|lost|cuts?|reduced|lowered|saved
  reached|managed|lasted|achieved|scored|accounts? for|make(?:s)? up|explains about|exceeded|varied|finished|attended|attendance
  up from|down from|compared (?:with|to)|than last year|a year (?:ago|before|earlier)|last year|percentage points?
  in our (?:lab|tests?|runs|survey|sample|benchmarks?)|our test(?:s|ers)?|tested|we (?:sent|uploaded|analysed|asked|surveyed|interviewed)
  employs?|serves(?= [\\d,.]{4})|carried|carry|raised|invested|revenue|turnover|profit|worth|spent|funded|created|recycles
  Studien?|Umfragen?|Erhebung|Bericht|Statistik|Untersuchung|Feldversuch|laut|zufolge|demnach|ergab|ergeben|gaben|gemessen|gezählt|ermittelt
  im Schnitt|im Durchschnitt|durchschnittlich|im Mittel|insgesamt|Median
  hielten|dauerte|drehte|registrierte|stieg(?:en)?|gestiegen|steigt|wuchs|gewachsen|sank|sanken|gesunken|sinkt|fiel|gefallen|verlor|verlieren|verdoppelte|verringert|zugenommen|erreicht(?:en)?|schafften?
  im Vorjahr|ein Jahr zuvor|gegenüber dem Vorjahr|im Test|hielt|lag bei|kamen
`);

/** Past tense: the sentence tells what happened. */
export const PAST =
  /(?<!\p{L})(?:was|were|came|went|gave|took|made|ran|paid|sold|left|held|won|got|kept|built|brought|led|met|began|ended|closed|wrote|walked|\p{Ll}{3,}ed|waren?|hatten?|kam|kamen|gab|gaben|ging|maßen|maß|zählten?|erreichten?|blieb|brauchten?|\p{Ll}{3,}(?:eten?|rten?|gten?|lten?|hten?))(?!\p{L})/u;

/** Sentences that speak to readers. */
export const ADDRESS = /(?<!\p{L})(?:you|your|yours|Sie|Ihr|Ihre|Ihren|Ihrem|du|dein)(?!\p{L})/u;

/** Directly after a figure: it is compared. */
export const COMPARED_AFTER =
  /^\s*(?:more|less|fewer|higher|lower|longer|shorter|later|earlier|faster|slower|lighter|heavier|cooler|warmer|smaller|larger|bigger|cheaper|better|worse|above|below|mehr|weniger|höher|niedriger|länger|kürzer|später|früher|schneller|langsamer|leichter|größer|kleiner|über|unter)(?!\p{L})/iu;

/** Directly before a figure: it is rounded, bounded or the end of a change. */
export const ROUNDED_BEFORE =
  /(?:about|around|roughly|nearly|almost|some|only|just|more than|fewer than|less than|over|by|from|rund|etwa|nur|fast|knapp|mehr als|weniger als|um|noch|from .{1,25} to|von .{1,25} auf)\s+$/iu;

/** Directly before a figure: it is the size of what it belongs to, “a team of 19 people”, “for 4 persons”. */
export const SIZE_BEFORE =
  /(?<!\p{L})(?:(?:team|family|group|class|flat|room|house|garden|tank|pack|box|set|park|strip|party|parties) of|for|für|we are|wir sind|within|innerhalb von|(?:rating|score|note|stars|verdict|urteil):?)\s+$/iu;

/** Directly before a unit: a thing is so long or large, “a route of 40 km”; what was measured is named otherwise. */
export const QUALITY_BEFORE =
  /(?<!\p{L})(?!(?:peak|level|median|average|mean|rate|difference|loss|gain|rise|drop|fall|total|speed|temperature|increase|decrease|maximum|minimum|saving|delay|lead) )\p{Ll}+ of\s+$/iu;
/** Amounts in these units are produced, used or saved rather than sold by the piece. */
export const AMOUNT = /(?:tonnes?|tons|Tonnen|[GM]Wh|hectares?|Hektar)$/iu;

/** Sentences that describe what something has. */
export const POSSESSION = words(`
  has|have|had|holds?|contains?|comes with|includes?d?|kinds|types|steps|windows|i am|hat|haben|enthält|umfasst
`);

/** Directly after a unit: the same. */
export const DIMENSION_AFTER =
  /^[\s-]*(?:long|wide|high|deep|tall|thick|old|apart|away|lang|breit|hoch|tief|dick|alt)(?!\p{L})/iu;

/** Directly after a share: what something is made of. */
export const MATERIAL_AFTER =
  /^\s*(?:\p{L}+\s)?(?:cotton|polyester|wool|linen|leather|steel|plastic|recycled|organic|natural|vegan|hydration|cocoa|fat|alcohol|vol|Baumwolle|Wolle|Leinen|Leder|Kakao|Fett)(?!\p{L})/iu;

/** Long times rather say how long somebody worked on something. */
export const LONG_TIME = /\s(?:days?|weeks?|months?|years?|Tagen?|Wochen?|Monaten?|Jahren?)$/iu;

/** Prices, discounts, taxes and fees. */
export const PRICES = words(`
  prices?|priced|costs|service charge|save(?= \\d)|fees?|discounts?|vat|tax|surcharge|off|per user|free|free trial|subscriptions?|order
  delivery|shipping|pay|interest|rate is|overdrafts?|insured|withdraw|covered up to|ticket
  Preise?|kostet|kosten|Gebühr|\\p{L}*rabatt|Mehrwertsteuer|MwSt|Versand|Lieferung|sparen Sie|Bonuskarte|Zinsen
`);

/** Limits, settings, properties of a product. */
export const PROPERTIES = words(`
  at most|at least|maximum|minimum|max|min|limits?|default|may|must not|should|requires?|needs|weighs|carries up to|capacity|versions?|warranty
  opacity|dimmable|quality|width|rated(?= \\d)|rated for|tank|columns?|gap|falls back|timeout|expires?|holds|supports?|keeps|ships|inches
  lumens|lasts up to|between
  höchstens|mindestens|maximal|sollte|darf|wiegt|Garantie|waschbar|Standard|nicht überschreiten|meist|läuft
`);

/** Sentences about what happens if or when something is the case. */
export const CONDITIONS = /^(?:when|if|whenever|once|unless|wenn|falls|sobald)(?!\p{L})/iu;

/** Sentences that tell readers what to do. */
export const INSTRUCTIONS =
  /^(?:["“„(]?\s*)(?:turn|set|wait|use|add|chop|bake|put|keep|choose|take|cut|open|save|check|read|call|hold|send|blend|repeat|close|drill|mix|stir|fry|simmer|leave|let|place|pour|press|click|select|enter|run|install|make|write|follow|push|do not|don't|never|always|buy|try|please|join|get|return|cancel|plan|report|tell|ask|bring|pay|apply|fill|remove|tap|spread|clamp|scrape|feed|note|wenn sie|planen sie|holen sie|stellen sie|nehmen sie|drehen sie|legen sie|rufen sie|[\p{Lu}][\p{L}]+ (?:[\p{L}]+ ){0,6}(?:schneiden|zuschneiden|entfernen|messen|aufkleben|trocknen|reinigen|einstellen|lassen|geben|rühren))(?!\p{L})/iu;

/** People and what they form; things that studies count. */
export const COUNTED =
  /^\s+(?:\p{Ll}+ ){0,2}?(?:people|persons|adults|children|teenagers|pupils|students|women|men|users|customers|clients|readers|visitors|viewers|passengers|patients|participants|respondents|employees|workers|staff|voters|residents|households|homes|families|companies|firms|businesses|brands|teams|shops|stores|farms|schools|hospitals|towns|cities|countries|jobs|deaths|cases|trials|studies|experiments|interviews|readings|sensors|samples|measurements|runners|spectators|members|teachers|developers|engineers|drivers|farmers|tonnes|tons|messages|mails|emails|complaints|adults|Menschen|Personen|Befragten?|Beschäftigten?|Mitarbeiter(?:innen)?|Haushalten?|Unternehmen|Firmen|Kunden|Nutzer|Fahrgästen?|Besucher|Schüler(?:innen)?|Patienten|Teilnehmern?|Hörern?|Anlagen|Wohnungen|Stellen|Unfälle|Fälle|Einwohner)(?!\p{L})/iu;

/** Any other noun in the plural. */
export const PLURAL = /^\s+(?:\p{Ll}+ ){0,2}?(?:\p{Ll}{3,}s|\p{Lu}\p{Ll}{3,}(?:en|er|n|e|s))(?!\p{L})/u;

/** Intentions: what is to be built was not counted. */
export const PLANS = words(`
  plans? to|wants? to|aims? to|is to|are to|by 20\\d\\d|soll(?:en)?|will bis|wollen bis|bis 20\\d\\d|plant|planen
`);

/** Labels of a table's row or column under which a test's results stand. */
export const RESULTS = words(`
  latency|throughput|losse?s?|shares?|placement|failed|failures?|errors?|complaints|accuracy|growth|change|average|median|mean|score|in our tests?|measured|test results?|speed|uptime|downtime|response time|load time|conversion|open rate|churn|satisfaction|battery life|noise|per [\\d.,]+
  Anteil|Wachstum|Durchschnitt|Mittelwert|gemessen|im Test|Verlust|Fehler|Laufzeit|Lautstärke
`);
