import { isInstruction } from './scores/instructions.ts';
import type { PageBlock, PageContent } from './types.ts';

/** What a title, an address or a body says of a page's kind; English and German. */
const TITLE: Record<string, RegExp> = {
  versus: /\bvs\.?\s|\bversus\b|\bcompared\b|\bcomparison\b|\bside by side\b|\bVergleich\b/iu,
  either: /\p{L}\s(?:or|oder)\s.*\?|\p{L}, \p{L}[^:]* (?:and|und) \p{L}/iu,
  'how to':
    /\bhow (?:to|do|can|you)\b|\bstep[- ]by[- ]step\b|\btutorial\b|\bSchritt für Schritt\b|\bAnleitung\b|^so (?:\p{L}+ ){1,5}|\bselber (?:machen|bauen)\b|\bguide\b|\bRatgeber\b|\brecipe\b|\bRezept\b/iu,
  imperative:
    /^(?:descale|fix|write|clean|make|build|grow|sharpen|install|set up|choose|repair|replace|change|cook|bake|plant|paint|appeal|unclog|test|learn|get|remove|stop|train|prune|\p{Lu}\p{L}+ (?:\p{L}+ )?(?:wechseln|prüfen|reinigen|dämmen|schneiden|anlegen|backen|bauen|streichen|reparieren|einrichten|pflanzen|lernen))\b/iu,
  count:
    /(?:^|\b)(?:the |our |die |unsere )?(?:top[ -]?)?(?:\d{1,3}|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?!(?:minutes|minuten|years|jahre|days|tage|weeks|wochen|hours|stunden|months|monate|percent|prozent)\b)\p{L}+/iu,
  best: /\bbest\b|\btop\b|\bbeste[nrs]?\b|\bschönste[nr]?\b|\bfavou?rite\b|\bworth\b|\blohnen\b/iu,
  review:
    /\breview(?:ed)?\b|\btested\b|\btest\b|\bim Test\b|\bTestbericht\b|\bhands[- ]on\b|\bweeks with\b|\bmonths with\b|\bausprobiert\b|\blohnt sich\b/iu,
  docs: /\b(?:docs|documentation|api (?:docs|keys?|v\d)|(?:rest|http) api|reference|manual|dokumentation|changelog|release notes|handbuch|hilfe zu|sdk|cli|webhooks?|configuration|installation|firmware)\b/iu,
  question: /\?\s*$/u,
  dash: /[:–—]\s/u,
  quoted: /[“„"«]/u,
  year: /\b20\d\d\b/u,
};
const ADDRESS: Record<string, RegExp> = {
  root: /^\/(?:index\.\w+|home\/?|[a-z]{2}(?:-[a-z]{2})?\/?)?$/i,
  docs: /\/(?:docs?|documentation|dokumentation|reference|manual|handbuch|api|help|hilfe|support)(?:\/|$)/i,
  guide:
    /\/(?:guides?|how-?to|tutorials?|tips|anleitung(?:en)?|ratgeber|rezepte?|recipes?|diy|learn|heimwerken|workshop)(?:\/|$)/i,
  forum:
    /\/(?:forums?|threads?|thread|topics?|themen|thema|questions?|viewtopic|showthread|q|t|community|discussion)(?:[/.?-]|$)/i,
  news: /\/(?:news|press|presse|politics|politik|economy|wirtschaft|world|breaking|local|lokales|regional|region|sport|sports|races|nachrichten|panorama|education|health|money|business|industrie|science)(?:\/|$)|\/20\d\d\/\d\d\//i,
  review: /\/(?:reviews?|tests?|testberichte?|labs)(?:\/|$)/i,
  list: /\/(?:best|lists?|top-?\d*|listen)(?:[/-]|$)|\/(?:best|top|\d+|zehn|ten|seven|five)-/i,
  video: /\/(?:watch|videos?|v|lessons)(?:[/?]|$)/i,
  product: /\/(?:shop|products?|produkte?|store|p|modelle|tools|desks|item)(?:\/|$)/i,
  comparison: /\/(?:compare|vergleich(?:e)?)(?:\/|$)|-vs-|-or-|-oder-|compared/i,
  other:
    /\/(?:blog|about(?:-us)?|ueber-uns|essays?|essay|stories|story|columns?|kolumne|opinion|meinung|articles?|research|forschung|studien|reports?|reportage|gespraech|interviews?|series|wissen|verein)(?:\/|$)|\/20\d\d\//i,
};
const HOST: Record<string, RegExp> = {
  docs: /^(?:docs?|developers?|api|help|hilfe|support|learn|manual)\./i,
  forum: /^(?:forums?|community|discuss|answers)\.|forum/i,
};
/** Each counts by how often blocks match. */
const BODY: Record<string, RegExp> = {
  posted:
    /\b(?:wrote|posted|replied|asked|joined|schrieb|verfasst|geschrieben|antwortet)\b.{0,40}(?:\d|ago|vor )|\b\d+ (?:replies|answers|antworten|posts|beiträge)\b|accepted answer|[·,] \d{1,2}[:.]\d\d|— \p{L}[\p{L}\d_]+$/iu,
  chat: /\b(?:hi|hello|hallo|hey) (?:all|folks|everyone|zusammen)\b|\bthanks?\b.{0,20}!|\bdanke\b|\bupdate\b|\bany ideas\b|\bIMHO\b|\bmy (?:husband|wife|dog|cat)\b|!!|\bI'(?:ve|d|m)\b/iu,
  video:
    /\b(?:transcript|transkript|subscribe|abonnier|views|aufrufe|chapters|kapitel:|link(?:s)? (?:below|unten|in the description)|channel|kanal|in this video|next week|thumbs up|likes)\b|\b\d{1,2}:\d\d\b.{0,30}\b\d{1,2}:\d\d\b/iu,
  verdict:
    /\b(?:verdict|fazit|pros|cons|contra|rating|wertung|gesamturteil|note[: ]|stars|sternen?|out of (?:five|ten|5|10)|von (?:10|5|fünf|zehn) punkten|alternatives|we measured|our scales|test sample)\b/iu,
  offer:
    /\b(?:in stock|add to (?:cart|basket)|lieferzeit|versandkostenfrei|inkl\. mwst|free (?:shipping|delivery)|returns? within|days to try|warranty|guarantee|garantie|order (?:by|now)|in den warenkorb|auf lager|sizes|colours|technical data|lieferumfang|rückgabe)\b/iu,
  welcome:
    /\b(?:open(?:ing)? (?:hours|daily|monday|today)|öffnungszeiten|geöffnet|join us|find us|sign up|get started|contact|kontakt|call us|newsletter|our services|leistungen|trusted by|loved by|plans|book (?:a|now)|aktuell|willkommen|welcome|log in)\b/iu,
  news: /\b(?:said on|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|spokes(?:man|woman|person)|sprecher(?:in)?|police|polizei|minister(?:in)?|council|parliament|mitteilte|teilte|announced|reported|sagte|opposition)\b/iu,
  instruction:
    /^(?:step|schritt) \d|^(?:first|then|next|now|finally|zuerst|dann|danach)\b|\bwhat you need\b|\bmaterial\b|\bzutaten\b|\bingredients\b|\byou(?:'ll)? need\b|\bdu brauchst\b/iu,
  you: /\b(?:you|your|sie|ihr|ihre[nrm]?|du|dein[e]?)\b/iu,
  me: /\b(?:I|my|me|ich|mein[e]?|mir|mich)\b/u,
  us: /\b(?:we|our|us|wir|unser[e]?[nrm]?)\b/iu,
  settings:
    /\b(?:default|parameter|option|setting|version|error|status|returns?|header|config|endpoint|server|firmware|fehler|einstellungen|voreingestellt|installation|api|file|datei)\b/iu,
  research:
    /\b(?:study|studie|researchers|forscher|survey|umfrage|participants|teilnehmer|befragte?|according to|laut|report|bericht)\b/iu,
  said: /[”“"]\s?,?\s?(?:says|said|sagt|sagte|wrote|writes|schreibt|erklärt|asked|explains|advises|warned|told)|\b(?:says|said|sagt|sagte|teilte|meldet|told)\b/iu,
  dateline:
    /^(?:By|Von) \p{Lu}\p{L}+ \p{Lu}|^\p{Lu}\p{L}+, \d{1,2}\. \p{Lu}|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b/iu,
  public:
    /\b(?:company|firm|shares|revenue|regulator|government|county|city|mayor|council|police|court|law|vote|budget|unternehmen|umsatz|stadt|bürgermeister(?:in)?|land|gericht|gesetz|polizei|gemeinde|branche|verband|institut)\b/iu,
  tested:
    /\b(?:we (?:tested|tried|measured|drove|wore|used|slept|rode|cooked)|in our (?:test|lab)|our (?:test|gauge|scales)|im test|wir haben|getestet|laut datenblatt|the (?:brochure|maker|box) says|promises|verspricht)\b/iu,
  liked:
    /\b(?:superb|excellent|disappoint\w*|marvellous|fine|joy|annoy\w*|loud|beautiful|klasse|überzeugt|wunde punkt|leider|lohnt|buy it|would (?:we|i) (?:buy|go)|recommend|worth|let-?down|the (?:food|room|staff|service))\b/iu,
  price: /[$€£]\s?\d|\d\s?(?:€|Euro)/u,
};
/** So much of a title and of a block is read. */
const MAX_TITLE = 300;
const MAX_TEXT = 1_500;
const STEP = /^(?:step|schritt)\s+\d+|^\d{1,2}[.)]\s/i;
const NUMBERED = /^(?:#|No\. ?)?\d{1,3}[.):]?\s+\p{L}/u;
const IMPERATIVE =
  /^(?:\d+\. )?(?:\p{Lu}\p{Ll}+(?:en|ern|eln) Sie|(?:Add|Use|Put|Take|Turn|Push|Set|Cut|Fill|Wait|Open|Choose|Check|Leave|Let|Keep|Make|Mix|Remove|Screw|Pour|Load|Cover|Close|Drill|Click|Select|Run|Install|Write|Read|Start|Press|Tap|Squeeze|Heat|Stir|Never|Do not|Don't|Koche|Rühr|Gieß|Stell|Nimm|Leg|Drück|Lass))(?!\p{L})/u;

/** What tells a page's kind, each with a value from 0 to 1: the share of its blocks, or whether it is there. */
export function kindFeatures(
  { title, blocks, structuredTypes, author, publishedOn }: PageContent,
  url: string,
): Map<string, number> {
  const features = new Map<string, number>([['is', 1]]);
  const address = URL.parse(url);
  const path = address?.pathname ?? '/';
  const host = address?.hostname.replace(/^www\./, '') ?? '';
  const matchAll = (group: string, patterns: Record<string, RegExp>, text: string): void => {
    for (const name in patterns) if (patterns[name]?.test(text)) features.set(`${group}:${name}`, 1);
  };
  const head = title.slice(0, MAX_TITLE);
  matchAll('title', TITLE, head);
  if (isInstruction(title)) features.set('title:instruction', 1);
  matchAll('address', ADDRESS, path);
  matchAll('host', HOST, host);
  for (const type of structuredTypes) features.set(`type:${type}`, 1);
  if (author) features.set('author', 1);
  if (publishedOn) features.set('dated', 1);
  const texts = blocks.filter(({ kind }) => kind !== 'code');
  const size = Math.max(1, texts.length);
  for (const name in BODY) {
    const hits = texts.filter(({ text }) => BODY[name]?.test(text.slice(0, MAX_TEXT))).length;
    if (hits > 0) features.set(`body:${name}`, 1);
    features.set(`share:${name}`, hits / size);
  }
  for (const kind of ['heading', 'list-item', 'table-row', 'quote', 'code', 'paragraph'] as const) {
    const count = blocks.filter((block) => block.kind === kind).length;
    features.set(`share:${kind}`, count / Math.max(1, blocks.length));
    if (count > 0) features.set(`has:${kind}`, 1);
  }
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const least = (name: string, count: number, wanted: number): void => {
    if (count >= wanted) features.set(name, 1);
  };
  least('numbered headings', headings.filter(({ text }) => NUMBERED.test(text)).length, 3);
  least(
    'numbered blocks',
    texts.filter(({ text }) => NUMBERED.test(text) && /^\D?\d{1,2}[.)]/.test(text)).length,
    4,
  );
  least('steps', headings.filter(({ text }) => STEP.test(text) && /^[A-Za-zÄÖÜ]/.test(text)).length, 2);
  least('steps in text', texts.filter(({ text }) => /^(?:step|schritt)\s+\d/i.test(text)).length, 2);
  const items = blocks.filter(({ kind }) => kind === 'list-item');
  least('long list items', items.filter(({ text }) => text.length > 90).length, 4);
  least('short list items', items.filter(({ text }) => text.length < 60).length, 3);
  least('many headings', headings.length, 6);
  features.set('share:imperative', texts.filter(({ text }) => IMPERATIVE.test(text)).length / size);
  least('compares in a table', comparesInTable(blocks) ? 1 : 0, 1);
  return features;
}

/** A table whose columns are things that are compared by the criteria of its rows. */
export function comparesInTable(blocks: readonly PageBlock[]): boolean {
  const rows = blocks.filter(({ kind }) => kind === 'table-row');
  // The reader trims an empty first cell to “| ”.
  const columns = (rows[0]?.text ?? '').split(/(?:^| )\| /);
  return (
    rows.length >= 4 &&
    columns.length >= 3 &&
    /^(?:|criterion|feature|kriterium|merkmal|\s*)$/iu.test(columns[0] ?? '')
  );
}
