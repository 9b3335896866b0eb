/** Words that tell figures of a claim from prices, sizes, limits and instructions; English and German. `*` stands for any ending. */
const CUES = {
  /** A measurement or a mean in so many words. */
  measured: `average averaged averages mean median measured measure measures measurement* recorded counted count estimated estimate* calculated tested test tests tester testers lab laboratory benchmark* gauge trial trials experiment* comparison readings
    schnitt durchschnitt durchschnittlich* mittel median gemessen* maßen maß gezählt* zählte* ermittelt* geschätzt* schätz* versuch* feldversuch* vergleich testsieger labor geprüft* prüf* blindtest messung*`,
  /** Somebody found it out or says so. */
  source: `according study studies survey* surveyed poll polls polled report reports reported research researchers analysis analysed analyzed census statistics figures data found finds shows showed show reveals revealed economists analysts institute agency office ministry association union council police
    laut zufolge studie* umfrage* erhebung bericht* statistik* untersuchung* auswertung ergab ergeben gaben demnach befragt* befragung verband institut amt behörde polizei zentrale`,
  says: `says said say told announced estimates reckons claims explained declares sagt sagte teilte erklärte angaben meldet`,
  /** It has changed. */
  change: `rose rise rises risen grew grow grows grown growth increase* climb* jump* soar* surge* gain gained gains improv* doubled tripled fell fall falls fallen drop* declin* decreas* shrank shrink* shrunk slipped slid lost lose loses cut cuts reduce* lowered lowers raises raised raise up down change* saved saves saving worsen* plunged slowed fewer
    stieg* gestiegen steig* wuchs gewachsen wächst sank* gesunken sink* fiel* gefallen verlor* verlier* verdoppelt* verringer* zugenommen zunahme plus minus senk* legten zurück gewann* verbesser* erhöh* wachstum rückgang teurer billiger spart sparte`,
  /** It is compared. */
  compare: `than compared more less fewer higher lower longer shorter later earlier faster slower lighter heavier cooler warmer smaller larger bigger cheaper better worse above below sooner twice against while previous rival before ago predecessor others another year last
    als mehr weniger höher niedriger länger kürzer später früher schneller langsamer leichter größer kleiner über unter gegenüber vorjahr* vorgänger* zuvor davor vorher früher konkurrenz anderen`,
  /** What a thing or person reached in a test or in use. */
  performed: `reached managed lasted scored achieved exceeded finished took needed used boiled charged ran drove rode covered picked kept survived stopped held turned stayed dried measured peaked varied moved hums left stuck answered handled loses drops saved
    erreichte* schaffte* hielt* dauerte* brauchte* verbrauch* kam kamen maß lag lagen nahm* drehte* stand verlor* wog zeigte fuhr fuhren betrug blieb entfernt* erzielte*`,
  /** What people and companies did. */
  did: `attended attendance hit won made earned sold carried drew brought produced planted created launched employ employs employed serve serves served supply supplies supplied run runs operate operates lent downloaded collected treated performed built worked died injured killed burned destroyed signed visited visit live lives lived breed rest use uses closed opened open opens welcomed represents hired quit moved missing make makes consist consists account accounts gave crossed spend spends spent drink drinks eat eats buy buys waited slept walked linked counted raised shot ship shipped stole stolen seized searched searches arrived arrives borrowed bought travel travelled travels came employing catch caught dig gather handle handles
    fuhr* zähl* beschäftigt* versorgt* registrierte* gab starben verletzt* behandel* sammelte* leben lebten leihen verkauf* machte machten macht machen arbeiten arbeiteten reisten brachte* waren gibt nutzen nutzten trägt tragen fließen erhielt* liefert wart* kontrollierte* blieben bekam* kauf* bauen baute* abbauen einstellen`,
  money: `revenue* turnover profit profits loss losses damage* budget* invest* fine fined funding funds aid round income sales costs bill debt donations donated worth earned spent raised grant credit recurring owe paid salary wages savings expenses
    umsatz* gewinn verlust* schaden schäden haushalt* investier* strafe förder* kosten einnahmen ausgaben rechnung ergebnis defizit schulden aufträge miete spart gespart erstattet bekam`,
  forecast: `expects expected expect forecast* plans plan planned will wants want promised promises announced by next would could target aims estimate likely
    soll sollen erwartet rechnet prognose* plant planen bis will wollen künftig voraussichtlich`,
  /** It is offered at a price. */
  price: `refund* charge charges contracts allow dividend offers offered list price prices priced cost costs fee fees discount* vat tax surcharge off user free subscription order delivery shipping pay interest overdraft* insured withdraw ticket tickets entry instalment* payments deposit membership save members starter bottle tip toll
    preis* kostet gebühr* *rabatt rabatt mehrwertsteuer mwst versand lieferung sparen bonus* zinsen eintritt ausweis ermäßigt aufschlag nachlass anzahlung frei kaution statt`,
  /** It is described. */
  property: `cotton polyester wool linen nylon plastic leather bamboo recycled vol bambus leinen baumwolle fasst füllt hebt packs measures measure misst designed crew fleet built datasheet datenblatt brochure maker manual nennt eingestellt long wide high deep tall thick weighs weigh weight weighing has have had holds hold seats seat contains comes includes fits width height length depth size diameter capacity rated warranty guarantee display screen inches tank battery memory storage model version versions board pages age old made room rooms square colour poles width carries takes accepts supports offers ports plan plans arm material range covers set pack packs equipped built
    lang breit hoch tief dick wiegt gewicht fasst hat haben enthält umfasst bietet garantie größe höhe breite länge zulassung kabel beutel gänge platte stark alt groß liegt modell baujahr akku leistung`,
  /** It is allowed, set or needed. */
  limit: `maximum minimum max min limit* default may must should shall can cannot allowed require* need needs recommended recommend expires timeout usual usually notice supports permitted forbidden legal rule law advise* advice within older
    höchstens mindestens maximal sollte sollten darf dürfen muss müssen benötig* brauchen braucht erlaubt empfohlen empfiehlt üblich standard frist grenze zulässig pflicht wer`,
  /** It is said to readers. */
  reader: `you your yours yourself sie ihr ihre ihren ihrem du dein deine`,
  writer: `we our us i my me mine wir unser* uns ich mein* mir mich`,
  /** It says in which case something holds. */
  condition: `if when once whenever unless until depending wenn falls sobald older younger over under between during`,
  test: `asked sample samples tested surveyed interviewed compared analysed analyzed followed observed respondents participants trial trials cohort meta-analysis survey poll panel polled uploaded downloads review
    befragt* stichprobe teilnehmer* getestet* geprüft* versuch* untersucht* umfrage studie befragung`,
  /** Labels under which results stand. */
  outcome: `latency throughput losse* share shares placement failed failure* error* complaint* accuracy growth change result* speed uptime downtime outage* response conversion churn satisfaction satisfied noise loudness battery brightness contrast range emissions consumption population inhabitants unemployment rainfall sunshine turnout deaths births revenue profit employees visitors passengers members downloads votes wins incidents crimes yield harvest exports imports occupancy complaints answered answer pages-per drops dropouts leaks leak found recommended remaining time charge
    anteil wachstum ergebnis* verlust* fehler* laufzeit lautstärke geschwindigkeit verbindungsabbrüche zufriedene* zufriedenheit verbrauch* reichweite einwohner arbeitslos* umsatz gewinn besucher mitarbeiter beschäftigte niederschlag ausfälle ertrag beschwerden wartezeit ladezeit temperatur`,
  /** Labels under which an offer or a thing is described. */
  contents: `included templates servers free trial ports storage lines minimum maximum interest term weight size voltage price users seats databases contacts memory display capacity warranty delivery grade money back regions columns default type option format width height length depth power code plan volume
    preis gewicht größe laufzeit datenvolumen garantie leistung vertragslaufzeit grundgebühr speicher anzahl farbe maße höhe breite tiefe akku`,
  offer: `book buy order call write visit open opening reserve appointment* try phone register stock daily per session lesson returns return warranty includes included
    termin* telefon bestell* geöffnet öffnungszeiten montags buchung öffnen tel`,
  rating: `score scored rating rated stars verdict grade points note urteil wertung gesamtnote fazit sterne points`,
  process: `oven bake simmer boil heat stir mix cook knead rest dry preheat water cut drill glue spread wait serves portion tablespoon tsp cup spoon dough pot row rows stitches sow plant
    backen ruhen mischen ofen trocknen bohren schneiden vorheizen säen düngen rühren kochen warten`,
} as const;
export type Cue = keyof typeof CUES;

/** Things of which a number is a count. */
const NOUNS = {
  people: `people persons person adults children kids teenagers teens pupils students women men girls boys users customers clients readers visitors viewers passengers patients participants respondents employees workers staff voters residents inhabitants households homes families members teachers nurses doctors developers engineers drivers farmers growers runners spectators fans players guests listeners subscribers owners buyers sellers shoppers bakers keepers testers volunteers firefighters officers soldiers refugees migrants tourists commuters cyclists pensioners tenants borrowers donors investors applicants economists scientists experts colleagues friends contributors parents babies deaths victims artists musicians actors fishermen miners builders clockmakers apprentices trainees citizens travellers travelers beneficiaries believers diners savers freelancers
    menschen personen befragte* beschäftigte* mitarbeiter* haushalte* kunden kundinnen nutzer* fahrgäste* besucher* gäste* schüler* patienten patientinnen teilnehmer* hörer* einwohner* bewohner* leser* mitglieder* frauen männer kinder* eltern familien lehrer* lehrkräfte* pfleger* fahrer* bauern landwirte* touristen studierende* auszubildende* zuschauer* spieler* läufer* helfer* tester* imker* tote* verletzte* rentner* mieter* bürger* pendler* ärzte* gründer*`,
  organisation: `companies firms businesses brands teams shops stores farms schools hospitals towns cities countries villages plants factories restaurants hotels banks clubs charities sites websites universities stations ports libraries offices growers branches depots states regions municipalities councils institutions suppliers startups museums
    unternehmen firmen betriebe* läden filialen schulen kliniken krankenhäuser* städte* länder* gemeinden dörfer* werke* banken vereine* höfe* hotels standorte* büchereien kommunen sennereien`,
  event: `cases accidents crashes trials studies experiments interviews readings measurements flights trips journeys visits calls messages mails emails letters complaints orders sales jobs posts positions projects loans goals shots saves winners points wins matches attacks thefts burglaries operations births strikes faults errors failures outages bugs defects downloads searches clicks questions times wake-ups requests operations transactions signatures votes votes repairs nights shows concerts games runs downloads sign-ups applications claims inspections
    fälle* unfälle* anrufe* meldungen beschwerden aufträge* stellen projekte* einsätze* flüge* fahrten züge* übernachtungen operationen brände* diebstähle* einbrüche* unterschriften wohnungen geburten tore störungen ausfälle* fehler* mal`,
  produced: `tonnes tons copies books items units cars vehicles bicycles bikes ships boats jets trains buses engines machines robots devices phones tablets products loaves rolls cups bottles trees plants animals species birds seals sheep cows fish bees eggs hives colonies wells houses flats apartments buildings satellites sensors samples photos screws holes nuggets prices robots frames patents pairs meals steps calories downloads articles papers recipes words acres hectares beds graves
    tiere* vögel* bäume* pflanzen arten räder* autos fahrzeuge* bücher* medien titel* anlagen geräte* maschinen häuser* betten tische* brote* dübel* schrauben proben tonnen exemplare* stück bienen brutpaare* wärmepumpen wohnungen kilowattstunden strecken wörter* pflanzenarten flaschen`,
  /** Parts and contents of one thing. */
  part: `windows rooms floors storeys arches pages episodes chapters ports servers templates regions columns rows lines languages modes levels settings zones colours colors speeds gears pockets seats walls doors wheels boilers beds hooks lanes towers platforms stops courses pieces layers stitches characters digits keys options lists contacts projects boards courts nozzles months payments kinds types sorts versions fields threads connections retries retry places berths     zimmer* stockwerke* etagen gänge* stufen seiten plätze* sitze* fenster* teile* speicherplätze* sprachen farben ziffern zeichen ports kapitel* wäschen raten ziffern köpfe* strände* kreuzungen minuten`,
} as const;
export type CountNoun = keyof typeof NOUNS;

interface Lexicon<Name extends string> {
  whole: ReadonlyMap<string, readonly Name[]>;
  beginnings: ReadonlyMap<string, readonly Name[]>;
}

const MIN_BEGINNING = 3;

function toLexicon<Name extends string>(lists: Readonly<Record<Name, string>>): Lexicon<Name> {
  const whole = new Map<string, Name[]>();
  const beginnings = new Map<string, Name[]>();
  const add = (map: Map<string, Name[]>, key: string, name: Name): void => {
    const names = map.get(key);
    if (!names) map.set(key, [name]);
    else if (!names.includes(name)) names.push(name);
  };
  for (const name in lists) {
    for (const word of lists[name].split(/\s+/)) {
      if (word.endsWith('*')) add(beginnings, word.slice(0, -1), name);
      else if (word) add(whole, word, name);
    }
  }
  return { whole, beginnings };
}

function look<Name extends string>({ whole, beginnings }: Lexicon<Name>, word: string): readonly Name[] {
  const exact = whole.get(word);
  for (let length = word.length; length >= MIN_BEGINNING; length--) {
    const names = beginnings.get(word.slice(0, length));
    if (names) return exact ? [...exact, ...names] : names;
  }
  return exact ?? [];
}

const CUE_LEXICON = toLexicon<Cue>(CUES);
const NOUN_LEXICON = toLexicon<CountNoun>(NOUNS);

/** What a word in lower case may say about the figures of its sentence. */
export const cuesOf = (word: string): readonly Cue[] => look(CUE_LEXICON, word);
/** What kind of things a noun in lower case names. */
export const countNounsOf = (word: string): readonly CountNoun[] => look(NOUN_LEXICON, word);

/** The imperative with which an instruction begins. */
export const INSTRUCTIONS =
  /^(?:["“„(]?\s*)(?:turn|set|wait|use|add|chop|bake|put|keep|choose|take|cut|open|save|check|read|call|hold|send|blend|repeat|close|drill|mix|stir|fry|simmer|leave|let|place|pour|press|click|select|enter|run|install|make|write|follow|push|do not|don't|never|always|buy|try|please|join|get|return|cancel|plan|report|tell|ask|bring|pay|apply|fill|remove|tap|spread|clamp|scrape|feed|note|go|breathe|start|knit|cast|wash|walk|collect|update|replace|stay|compare|tape|paint|sow|wenn sie|planen sie|holen sie|stellen sie|nehmen sie|drehen sie|legen sie|rufen sie|geben sie|öffnen sie|bohren sie|[\p{Lu}][\p{L}]+ (?:[\p{L}]+ ){0,6}(?:schneiden|zuschneiden|entfernen|messen|aufkleben|trocknen|reinigen|einstellen|lassen|geben|rühren))(?!\p{L})/iu;
