/** How the answers use a phrase. All are counts, so that answers add up. */
export interface Usage {
  /** Answers in which it heads an entry. */
  answers: number;
  /** Entries it heads. */
  heads: number;
  /** Heads of list items, headings, table rows, link labels and product cards. */
  strong: number;
  /** Heads that go on with a number or a rare word, as in "Canon imageCLASS MF3010". */
  models: number;
  /** Heads that end with it. */
  alone: number;
  /** Heads written in small letters: "eero". */
  smallHeads: number;
  /** Uses with a capital. */
  uses: number;
  /** Uses after a word in small letters, where the capital says that it is a name. */
  middle: number;
  /** Those of `middle` that no other name follows. */
  single: number;
  /** Those of `middle` after "a" or "any". */
  article: number;
  /** Those of `middle` before a noun in small letters, as in "HEPA filter". */
  modifier: number;
  possessive: number;
  /** Uses after "The". */
  the: number;
  /** Uses inside a longer name: after a capital or a number. */
  inside: number;
  /** Uses in brackets after the words it abbreviates: "Active Noise Cancellation (ANC)". */
  initials: number;
  /** Uses in small letters. */
  small: number;
  /** Those of `small` in answers in which it heads an entry. */
  smallBeside: number;
  /** Answers that cite a domain of this name. */
  cited: number;
}

const NO_USAGE: Readonly<Usage> = {
  answers: 0,
  heads: 0,
  strong: 0,
  models: 0,
  alone: 0,
  smallHeads: 0,
  uses: 0,
  middle: 0,
  single: 0,
  article: 0,
  modifier: 0,
  possessive: 0,
  the: 0,
  inside: 0,
  initials: 0,
  small: 0,
  smallBeside: 0,
  cited: 0,
};

const COUNTS = Object.keys(NO_USAGE) as readonly (keyof Usage)[];

/** The counts in a fixed order, for storing. */
export const usageValues = (usage: Usage): number[] => COUNTS.map((count) => usage[count]);

/** The reverse of `usageValues`; values left out at the end are 0. */
export function usageFrom(values: readonly number[]): Usage {
  const usage = { ...NO_USAGE };
  for (const [index, count] of COUNTS.entries()) usage[count] = values[index] ?? 0;
  return usage;
}

/** The words and phrases of an answer, or of all answers of an account. */
export interface Evidence {
  /** By key: one to three folded words. */
  usage: Map<string, Usage>;
  /** By key: how often each spelling is used. */
  spellings: Map<string, Map<string, number>>;
}

export function createEvidence(): Evidence {
  return { usage: new Map(), spellings: new Map() };
}

/** The counts of a key, to be raised in place. */
export function usageOf({ usage }: Evidence, key: string): Usage {
  const known = usage.get(key) ?? { ...NO_USAGE };
  usage.set(key, known);
  return known;
}

export function countSpelling({ spellings }: Evidence, key: string, spelling: string, times = 1): void {
  const own = spellings.get(key) ?? new Map<string, number>();
  own.set(spelling, (own.get(spelling) ?? 0) + times);
  spellings.set(key, own);
}

/** Adds the evidence of an answer to that of its account. */
export function addEvidence(account: Evidence, answer: Evidence): void {
  for (const [key, counts] of answer.usage) {
    const sum = usageOf(account, key);
    for (const count of COUNTS) sum[count] += counts[count];
  }
  for (const [key, spellings] of answer.spellings)
    for (const [spelling, times] of spellings) countSpelling(account, key, spelling, times);
}
