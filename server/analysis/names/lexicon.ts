const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Before a common noun these make it one: "a ring", "your target". */
export const DETERMINERS = words(`
  a an the this that these those my your his her its our their every each any some no another which whose what
  right perfect ideal best better new first next final`);

/** After a verb at the head of a sentence: "Discover the", "Target your", "Chase what". */
export const OBJECT_STARTS = words(`
  a an the this that these those my your his her its our their every each any some all more most how what why
  which who whom where when whether yourself them it us you me him everything new hidden several`);

/** After a noun or adverb that is meant as such: "gap between", "Away from", "Ring of". */
export const TIES = words(`of from between into to than that which in out up`);

/** A bare singular noun after these is most likely a name: "from Target", "like Apple". */
export const NAME_PREPOSITIONS = words(
  `from by at with via like versus vs than on for under over through against near`,
);

/** Even in a heading, a noun after these is a place or seller: "Deals at Target". */
export const SOURCES = words(`from by at via than`);

/** After a bare singular noun these make it the subject: "Ring has", "Target offers". */
export const PREDICATES = words(`
  is was has had offers offered makes made provides provided leads led launched launches announced announces sells
  sold does did can could will would should may might also says said comes came remains gives gets uses includes
  delivers features ranks stands excels produces builds built released releases keeps works charges lets allows
  supports scores wins won ships costs starts began became continues owns integrates connects requires replaces handles syncs serves caters specializes focuses appears seems feels
  lacks needs loses beats outperforms dominates accepts processes ensures enables helps maintains operates acquired bought competes combines
  earns pays takes brings introduced recently now typically generally usually consistently often still isn't doesn't
  hasn't can't won't`);

/** Predicates that are plural nouns as well: "Key features". */
export const NOUNS_TOO = words(
  `features offers scores ranks uses releases works charges supports costs ships starts pays takes builds needs`,
);

/** Names that are no count nouns: "Nothing is", "Simplicity is" are sentences without a company in them. */
export const NOT_COUNTED = words(`
  nothing away instant everything something anything now here there all more less most max min time people next`);
export const ABSTRACT_ENDING = /(?:ity|ness|ance|ence|ism)$/;

/** Words that open instructions in headings: "Discover Hidden Gems". */
export const IMPERATIVES = words(`discover target chase express match zoom compare guess beat join meet try`);

/** After a colon these describe the company before it: "Target: Offers", "Shudder: Best for". */
export const VERDICT_STARTS = words(`
  best great good known popular famous ideal perfect another one offers provides features has makes praised
  recognized widely highly often renowned well affordable excellent specializes focuses caters
  carries serves`);

/** Everyday words that before another say what it is like, whoever makes it: "Budget Pick", "Smart Hub". */
export const DESCRIPTIONS = words(`
  budget smart better best extra total simple pure clear current front rear back side medium general basic standard premium
  plus super ultra mega mini max min digital electric automatic manual portable wireless compact large small big
  little long short high low full half double single dual quick fast slow easy hard soft light dark heavy thin thick wide
  deep warm cool hot cold dry wet fresh clean quiet bright natural organic new old modern classic vintage original real true
  free cheap affordable luxury special main key core primary major minor top bottom upper lower inner outer indoor outdoor
  middle local global family personal private custom average typical regular daily safe secure strong plain hybrid active
  mobile overall upgrade express rapid universal toe sound battery price time screen`);

/** Colours, shapes, materials and kinds: before a common noun they describe it, before a capital they may be a maker. */
export const KINDS = words(`
  purple orange red green blue yellow pink black white gray grey brown silver gold golden square round flat polar
  shell box wood steel glass metal leather cotton wool silk foam spring gas oil water air steam solar power robot stick
  tower pod drip window floor desk table wall ceiling door bed record laser ink film trail road mountain street city track
  game gaming party travel school office home house kitchen bath baby pet dog cat women men cash gift credit debit store
  brand target value quality business student beginner action zoom instant match`);

/** What a product has or is chosen by: with one of these at its end a head is a label. */
export const FEATURES = words(`
  quality life range price cost size weight height width length depth capacity design style look comfort fit feel fabric
  material build finish color colour storage memory performance speed power output input strength level rate ratio mode
  control option feature benefit perk bonus bonuses reward fee limit term policy policies type kind category categories need
  preference factor tip guide advice idea step strategy strategies approach audience customer user group market segment
  pick choice alternative winner value deal sale discount offer savings budget access support warranty return shipping
  delivery setup maintenance care use usage ease time date year hour day week month period line point area zone coverage
  space room place shape pattern compatibility accuracy clarity noise sound volume bass tone response latency safety
  security privacy efficiency temperature heat pressure flow suction feedback experience effect result impact score
  summary overview comparison table chart list mention review pros cons drawback weakness weaknesses highlight spec detail info fact question answer
  problem issue reason history technology tech balance variety goal activity activities exercise technique skill footage
  root meter metre feet inch inches mile angle view vision drop traction grip edge condition count minimum maximum ingredient
  flavor flavour taste texture scent content contents key keys light lights cap caps name word words work brand set function structure source safe compatible proven service
  retailer aspect library curve profile hair update`);

/** Things that makers make, in the singular. */
export const PRODUCTS = words(`
  printer scanner camera laptop computer tablet phone smartphone monitor display projector tv television router modem
  earbud headphone headset speaker soundbar watch smartwatch tracker drone console keyboard mouse charger
  mattress pillow bed sofa chair desk lamp vacuum robot dishwasher washer dryer refrigerator fridge freezer oven
  stove microwave toaster kettle blender mixer fryer cooker grill heater fan purifier dehumidifier humidifier thermostat
  doorbell lock sensor toothbrush razor shaver soap shampoo cleanser moisturizer car truck suv sedan van ev bike
  bicycle scooter motorcycle tire shoe sneaker boot sandal jacket coat jean shirt dress suit swimsuit bra legging
  sock hat glove bag backpack suitcase tent guitar piano amplifier pedal drum instrument tool drill saw mower knife
  pan pot cookware appliance device gadget machine product model store shop restaurant hotel card account app ink toner
  software service plan policy policies transfer sandwich`);

/** After "printers" these make a statement about them. */
export const PLURAL_PREDICATES = words(`
  are were have had offer offered make provide tend come cost use include deliver feature rank stand excel last work run
  sell feel look keep let allow support score win ship start charge hold do don't aren't can will could should also
  generally usually typically often consistently still`);

/** Everyday words that after their owner's name are a brand of it: "Google Nest", unlike "Oura Ring". */
export const OWNERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['nest', words('google')],
  ['ring', words('amazon')],
  ['blink', words('amazon')],
  ['audible', words('amazon')],
  ['beats', words('apple')],
  ['slack', words('salesforce')],
  ['square', words('block')],
  ['cash', words('square')],
  ['max', words('hbo')],
]);

/** Words that other makers' model names end with: "iPhone Pro Max", "Galaxy Watch Ultra". */
export const MODEL_WORDS = words(
  `pro air mini plus ultra max lite se fe prime edge galaxy apple watch smart note`,
);

/** True for a word that after a maker's name belongs to a model: "Dell Max", "Ninja Instant". */
export function isModifierOnly(word: string): boolean {
  return MODEL_WORDS.has(word.toLowerCase()) || NOT_COUNTED.has(word.toLowerCase());
}
