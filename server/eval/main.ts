import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateCertainty } from './certainty/evaluate-certainty.ts';
import { evaluateDiscovery } from './discovery.ts';
import { evaluateExperiments } from './experiments/evaluate-experiments.ts';
import { loadLabelledPages } from './labelled-pages.ts';
import { evaluateMentions } from './mentions.ts';
import { evaluatePages, listPageErrors } from './pages.ts';
import { printTable } from './print.ts';
import { evaluateSentiment, trainAndEvaluateSentiment } from './sentiment.ts';
import { trainAndEvaluatePages } from './statistics-train.ts';

const FOLDERS = ['recorded-answers', 'sentiment'];

/**
 * `npm run eval -- DIR` prints how well the analysis does on labelled data, and how often intervals and tests are right in a
 * simulation; `npm run eval -- pages` how well pages are scored, `--errors` also what is wrong on the tuned ones, `--train` learns the weights of kinds and statistics from those; `npm run eval -- experiments` how often experiments are right in a simulation. With `DIR` and `--train` it learns the sentiment weights from the data, writes them and prints their figures only.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { train: { type: 'boolean', default: false }, errors: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [dir] = positionals;
  if (dir === 'pages') {
    if (values.train) {
      for (const table of trainAndEvaluatePages()) printTable(table);
      return;
    }
    printTable(evaluatePages('tuned'));
    if (loadLabelledPages('unseen').length > 0) printTable(evaluatePages('unseen'));
    if (values.errors) console.log(`\n${listPageErrors().join('\n')}`);
    return;
  }
  if (dir === 'experiments') {
    printTable(evaluateExperiments());
    return;
  }
  const missing = dir ? FOLDERS.filter((folder) => !existsSync(join(dir, folder))) : FOLDERS;
  if (!dir || missing.length > 0) {
    console.error(
      `Usage: npm run eval -- DIR [--train]\n       npm run eval -- pages [--errors | --train]\n       npm run eval -- experiments\nDIR must hold ${FOLDERS.join(' and ')}; missing: ${missing.join(', ')}.`,
    );
    process.exitCode = 2;
    return;
  }
  if (values.train) {
    for (const table of await trainAndEvaluateSentiment(dir)) printTable(table);
    return;
  }
  for (const table of await evaluateMentions(dir)) printTable(table);
  printTable(await evaluateDiscovery(dir));
  for (const table of await evaluateSentiment(dir)) printTable(table);
  for (const table of await evaluateCertainty(dir)) printTable(table);
}

await main();
