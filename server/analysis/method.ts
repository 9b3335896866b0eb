/**
 * Version of the built-in analysis, stored with every answer.
 * Raise it when the same answer would be analysed differently, so that stored answers can be analysed again.
 */
export const ANALYSIS_METHOD = 'builtin-5';

/** The built-in rules as the judge of a sentiment; a chat model is stored by its name. */
export const RULES = 'rules';

/** A person who corrected a sentiment, as its judge. */
export const PERSON = 'person';

const NAMES: Readonly<Record<string, string>> = { [RULES]: 'Built-in rules', [PERSON]: 'A person' };

/** A judge's name on screens. */
export const judgeName = (judge: string) => NAMES[judge] ?? judge;
