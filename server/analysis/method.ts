/**
 * Version of the built-in analysis, stored with every answer.
 * Raise it when the same answer would be analysed differently, so that stored answers can be analysed again.
 */
export const ANALYSIS_METHOD = 'builtin-1';
