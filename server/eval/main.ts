import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateMentions } from './mentions.ts';
import { printTable, type ResultTable } from './print.ts';
import { evaluateSentiment } from './sentiment.ts';

const FOLDERS = ['recorded-answers', 'sentiment'];

/** Prints how well the analysis does on labelled data: `npm run eval -- DIR`. */
async function main(dir: string | undefined): Promise<void> {
  const missing = dir ? FOLDERS.filter((folder) => !existsSync(join(dir, folder))) : FOLDERS;
  if (!dir || missing.length > 0) {
    console.error(
      `Usage: npm run eval -- DIR\nDIR must hold ${FOLDERS.join(' and ')}; missing: ${missing.join(', ')}.`,
    );
    process.exitCode = 2;
    return;
  }
  for (const table of await evaluateMentions(dir)) printTable(table);
  printTable(sentimentTable(dir));
}

/** The sentiment figures on both labelled sets as a table to print. */
function sentimentTable(dataDir: string): ResultTable {
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

await main(process.argv[2]);
