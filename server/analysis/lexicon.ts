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
export const TIES = words(`of from between into to than that which`);

/** A bare singular noun after these is most likely a name: "from Target", "like Apple". */
export const NAME_PREPOSITIONS = words(
  `from by at with via like versus vs than on for under over through against near`,
);

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
export const ABSTRACT_ENDING = /(?:ity|ness|tion|ment|ance|ence|ism)$/;

/** Words that can open an instruction: "Discover Hidden Gems". */
export const IMPERATIVES = words(`
  discover target chase blink ring guess express match dash revolve comply shudder zoom compare notion signal
  square slack sprint stripe chime sling hinge nest beat arrive reform wish bolt tide drop kick snap meet join try`);

/** Words that other makers' model names end with: "iPhone Pro Max", "Galaxy Watch Ultra". */
export const MODEL_WORDS = words(
  `pro air mini plus ultra max lite se fe prime edge galaxy apple watch smart note`,
);
