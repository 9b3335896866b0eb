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
  supports scores wins won ships costs starts began became continues owns acquired bought competes combines
  earns pays takes brings introduced recently now typically generally usually consistently often still isn't doesn't
  hasn't can't won't`);

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

/** Words that other makers' model names end with: "iPhone Pro Max", "Galaxy Watch Ultra". */
export const MODEL_WORDS = words(
  `pro air mini plus ultra max lite se fe prime edge galaxy apple watch smart note`,
);

/** True for a word that after a maker's name belongs to a model: "Dell Max", "Ninja Instant". */
export function isModifierOnly(word: string): boolean {
  return MODEL_WORDS.has(word.toLowerCase()) || NOT_COUNTED.has(word.toLowerCase());
}
