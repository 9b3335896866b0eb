/** Verbs by what they say about a figure, as lemmas; English regular forms are derived, irregular ones are listed. */
const ENGLISH = {
  /** A thing or person reached it in use or in a test. */
  result: `reach manage last achieve exceed finish take/took/taken need use boil charge run/ran drive/drove/driven ride/rode/ridden cover pick survive stop stay/stayed dry/dried peak vary/varied move leak drain drop lose/lost blow/blew burn heat cool stand/stood stop answer load render print wait clock log yield return/returned get/got get hear/heard measure/measured record gauge average amount total come/came bring/brought deliver draw/drew drawn consume show/showed/shown read work warm spray catch/caught detect spot recognise recognize miss misread fill squeeze squash shift creep/crept settle hover fluctuate`,
  /** It has become another. */
  change: `rise/rose/risen grow/grew/grown increase climb jump soar surge gain improve double triple quadruple halve fall/fell/fallen decline decrease shrink/shrank/shrunk slip slide/slid cut reduce lower raise worsen plunge slow quicken slump dip dwindle swell/swelled expand widen narrow recover plummet ease tumble shorten lengthen outpace overtake drop melt`,
  /** People and companies did it, so that it can be counted. */
  count: `attend employ serve supply/supplied operate lend/lent download collect treat perform build/built die/died injure kill destroy sign visit live breed/bred open close welcome represent hire quit join march gather register enrol enroll apply vote elect sell/sold carry/carried transport ship deliver handle process produce make/made plant create launch publish found found/founded train graduate host donate/donated volunteer rescue evacuate arrest steal/stole/stolen seize inspect interview survey poll ask/asked test examine analyse analyze follow/followed observe count list catalogue catalog contain comprise consist number gather attract draw sleep/slept travel commute cycle walk swim/swam drink/drank eat/ate buy/bought order spend/spent send/sent receive reply respond complete return translate borrow adopt hatch nest recruit lay/laid release trap tag ring license export import generate harvest catch mill bake brew pour bottle repair restore replace convert install upload download fly/flew/flown flown migrate lodge file/filed win/won submit reject approve grant issue cancel include`,
  /** Money changed hands. */
  money: `earn spend/spent lose/lost raise save invest budget owe fine donate fund finance award receive gross net borrow repay/repaid fetch/fetched bequeath leave/left pay/paid bill cost`,
  /** It is sold for it. */
  price: `cost/cost charge price sell/sells quote ask/asks rent hire start/starts discount`,
  /** A thing is made so. */
  property: `weigh measure/measures hold/holds held seat/seats have/has have feature fit/fits support/supports offer/offers include/includes contain/contains come/comes ship/ships pack/packs equip rate sport boast span stretch house accommodate sit/sits stand/stands accept/accepts extend connect display carry/carries tow take/takes handle/handles cover/covers sleep/sleeps deliver/delivers lift/lifts reach/reaches draw/draws run/runs last/lasts`,
  /** It is so by a rule. */
  limit: `allow require limit restrict cap permit forbid/forbade/forbidden apply/applies expire recommend advise suggest must should may can shall cannot default set/set keep/kept`,
  /** A maker or seller says so. */
  promise: `claim promise advertise guarantee state quote rate tout specify/specified`,
  /** It is foreseen. */
  plan: `expect forecast plan project predict estimate anticipate hope aim target want intend pledge will would could reckon`,
  /** Somebody says what was found. */
  say: `say/said tell/told report find/found reveal conclude confirm announce note publish warn explain believe think/thought admit show`,
  /** It is. */
  be: `is are was were be/been being remain`,
  had: `had have/had`,
} as const;

/** Beginnings of German verb forms. */
const GERMAN = {
  result: `erreich schaff hielt dauert brauch benötigt verbrauch kam kamen lag lagen maß maßen gemessen stand standen verlor zeig fuhr fuhren betrug beträgt blieb entfern erzielt ergab ergeb liegt lief liefen wog gebraucht geschafft lud laden zog`,
  change: `stieg steig gestiegen wuchs wächst gewachsen sank sinkt sinken gesunken fiel fällt fallen gefallen verdoppel verdreifach halbier verringer zugenommen nahm nahmen legte legten wuchsen sanken stiegen verbesser erhöh schrumpf reduzier kletter`,
  count: `beschäftig versorg registrier gab gibt gaben starb starben verletz behandel sammel leb leih verkauf mach gemacht arbeit reis nutz trug tragen trägt fließ erhielt erhalten liefer wart kontrollier bekam kauf bau besuch zähl gezählt befrag wähl stimm unterschr meld kamen brachte gebracht teilnahmen nahmen pflanz übernachte engagier zog zogen betrieb betreib back gebacken wurden`,
  money: `ausgegeben gaben investier spart gespart einnahm eingenommen spend verdien zahlte zahlten bezahlt kostete kosteten gekostet fließ bewillig überwies erstatte`,
  price: `kostet kosten zahlt zahlen verlang berechn`,
  property: `wiegt fasst hat haben enthält umfasst bietet misst besitzt verfügt passt passen`,
  limit: `darf dürfen muss müssen soll sollte sollten kann können gilt gelten empfehl empfiehl erlaub`,
  promise: `versprech verspricht versprach versprochen nennt garantier wirbt`,
  plan: `rechnet erwart plant planen schätz will wollen sollen prognostizier wird werde würde`,
  say: `sagt sagte teilte mitteil erklärt bericht heißt steht`,
  be: `ist sind war waren sei seien`,
  had: `hatte hatten`,
} as const;
export type VerbClass = keyof typeof ENGLISH;

/** A verb's lemma or beginning, what it says, and whether its form is one of the past. */
export interface Verb {
  lemma: string;
  classes: readonly VerbClass[];
  isPast: boolean;
}

const FORMS = new Map<string, { lemma: string; classes: VerbClass[]; isPast: boolean }>();
const BEGINNINGS = new Map<string, { lemma: string; classes: VerbClass[]; isPast: boolean }>();

function addForm(map: typeof FORMS, form: string, lemma: string, name: VerbClass, isPast: boolean): void {
  const known = map.get(form);
  if (!known) map.set(form, { lemma, classes: [name], isPast });
  else if (!known.classes.includes(name)) known.classes.push(name);
}

/** “stop” makes “stopped” and “stopping”, “use” “used” and “using”. */
function addRegular(lemma: string, name: VerbClass): void {
  const stem = lemma.endsWith('e')
    ? lemma.slice(0, -1)
    : /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(lemma)
      ? lemma + (lemma.at(-1) ?? '')
      : lemma;
  addForm(FORMS, lemma, lemma, name, false);
  addForm(FORMS, /(?:s|sh|ch|x)$/.test(lemma) ? `${lemma}es` : `${lemma}s`, lemma, name, false);
  addForm(FORMS, `${stem}ed`, lemma, name, true);
  addForm(FORMS, `${stem}ing`, lemma, name, false);
}

for (const name in ENGLISH) {
  const verbClass = name as VerbClass;
  for (const entry of ENGLISH[verbClass].split(/\s+/)) {
    const [lemma = '', ...irregular] = entry.split('/');
    if (irregular.some((form) => form.endsWith('s') && form !== 'was')) {
      // Only in the present.
      for (const form of irregular) addForm(FORMS, form, lemma, verbClass, false);
      continue;
    }
    addRegular(lemma, verbClass);
    for (const form of irregular) addForm(FORMS, form, lemma, verbClass, true);
  }
}
for (const form of ['was', 'were']) {
  const known = FORMS.get(form);
  if (known) known.isPast = true;
}
for (const name in GERMAN) {
  const verbClass = name as VerbClass;
  for (const beginning of GERMAN[verbClass].split(/\s+/))
    addForm(
      BEGINNINGS,
      beginning,
      beginning,
      verbClass,
      /te$|ten$|^(?:hielt|kam|lag|maß|stand|verlor|fuhr|betrug|blieb|ergab|lief|wog|stieg|wuchs|sank|fiel|nahm|gab|starb|war|hatte)/.test(
        beginning,
      ),
    );
}

/** The verb that a word in lower case is a form of. */
export function verbOf(word: string): Verb | null {
  const exact = FORMS.get(word);
  if (exact) return exact;
  for (let length = word.length; length >= 3; length--) {
    const found = BEGINNINGS.get(word.slice(0, length));
    if (!found) continue;
    if (length < 5 && word.length > length + 1) continue;
    return { ...found, isPast: found.isPast || /(?:te|ten)$/.test(word) };
  }
  return null;
}
