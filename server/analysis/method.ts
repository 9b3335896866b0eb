/**
 * Version of the built-in analysis, stored with every answer.
 * Raise it when the same answer would be analysed differently, so that stored answers can be analysed again.
 */
export const ANALYSIS_METHOD = 'builtin-1';

/** Stands for the built-in rules wherever it is said who judged a sentiment; a chat model stands there by its name. */
export const RULES = 'rules';

/** A judge as screens call it. */
export const judgeName = (judge: string) => (judge === RULES ? 'Built-in rules' : judge);
