import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateMentions } from './mentions.ts';
import { printTable } from './print.ts';

/** Prints how well the analysis does on labelled data: `npm run eval -- DIR`. */
async function main(dir: string | undefined): Promise<void> {
  if (!dir || !existsSync(join(dir, 'recorded-answers'))) {
    console.error('Usage: npm run eval -- DIR, a folder that holds recorded-answers/ and sentiment/');
    process.exitCode = 2;
    return;
  }
  for (const table of await evaluateMentions(dir)) printTable(table);
}

await main(process.argv[2]);
