import type { ResultTable } from './print.ts';
import { evaluateSentiment } from './sentiment.ts';

/** The sentiment figures on both labelled sets as a table to print. */
export function sentimentTable(dataDir: string): ResultTable {
  const rows = evaluateSentiment(dataDir);
  return {
    title: 'Sentiment towards a target, three classes',
    columns: ['Set, method', 'Targets', 'Accuracy', 'Macro-F1', 'Judged'],
    rows: rows.map(({ set, method, n, accuracy, macroF1, judged }) => [
      `${set}: ${method}`,
      n.toLocaleString('en-US'),
      accuracy.toFixed(3),
      macroF1.toFixed(3),
      `${(100 * judged).toFixed(0)} %`,
    ]),
    notes: [
      'Positive from a score of 55, negative up to 45; a target that could not be judged counts as neutral.',
      '“Weights held out”: the weights of words were learned on the other four fifths of the texts of both sets; what ships was learned on all of them.',
      '“Word list alone”: no weight was learned; the word list itself was written with both sets in view.',
    ],
  };
}
