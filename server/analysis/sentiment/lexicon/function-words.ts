const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Reverse what follows. "n't" is a token of its own; `isDenial` also knows "isn't". */
export const NEGATORS = words(
  `not n't no never none nor neither cannot without hardly scarcely rarely seldom barely nobody nothing nowhere cant dont
   doesnt didnt isnt wasnt wont wouldnt couldnt shouldnt havent hasnt aint lack lacks lacking fails fail failed
   unable refuse refuses refused`,
);

export const INTENSIFIERS = words(
  `very extremely exceptionally incredibly really truly highly super so remarkably especially particularly insanely
   amazingly extraordinarily far much significantly substantially considerably consistently absolutely totally
   completely most sharply heavily deeply undeniably vastly hugely way`,
);

export const DIMINISHERS = words(
  `somewhat slightly fairly relatively bit little rather kind sort partly partially mildly marginally moderately pretty
   reasonably sometimes occasionally generally mostly almost nearly potentially arguably`,
);

/** What a denial of these speaks of stays good: "without compromising on comfort". */
export const SACRIFICES = words(
  `compromise compromises compromised compromising sacrifice sacrifices sacrificed sacrificing skimp skimps skimping`,
);

/** Say nothing of a company by themselves, in any kind of text. */
export const EMPTY_WORDS = words(
  `the a an of in on at to for from by with and or is are was were be been being am it its this that these those i my me we
   our you your he she they their them as which who what when where there here has have had do does did s ll ve re`,
);

/** Start a clause that stands against the one before or after it. */
export const CONTRASTS = words(
  `but however although though while whereas yet despite except albeit nevertheless nonetheless still unfortunately
   conversely otherwise unless`,
);

/** Start the weaker half of a contrast: "although it is dear, …". */
export const CONCESSIONS = words('although though while whereas despite albeit');

/** Start or soften something that is not said to be so. */
export const CONDITIONALS = words(
  'if whether unless would could should might may hope hopes hoped plan plans wants',
);

/** A sentence with such a start is about the company of the sentence before. */
export const ANAPHORS = words(
  `it its they their them these this that those he she his her both also additionally plus moreover furthermore
   and but however while although though with known praised offers offering features featuring boasts includes
   ideal perfect great best built designed made here pros cons another users reviewers critics customers`,
);

/** A name before or after one of these is a source of the statement, not what the statement is about. */
export const SPEECH = words(`says say said notes noted writes wrote told per via states claims argues`);

/** A name before one of these gives an opinion; after one, it is what the opinion is about. */
export const OPINION = words(`recommends suggests advises ranks rates`);

/** End in a full stop without ending the sentence. */
export const ABBREVIATIONS = words(
  `mr mrs ms dr prof inc ltd co corp vs etc eg ie e.g i.e no nos approx est st jr sr dept fig u.s u.k pvt rs cr pc
   sq ft pt pts qt oz lb lbs bros`,
);

/** Begin the caption of one side of a thing: "Battery life: …". */
export const CAPTIONS = words(
  `pros cons why price pricing cost features feature highlights highlight strengths weaknesses drawbacks downsides
   performance battery design display comfort sound camera build best ideal key standout notable considerations
   note rating reviews summary verdict overview benefits advantages disadvantages support rewards fees perfect`,
);
