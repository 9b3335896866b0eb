import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateMentions } from './mentions.ts';
import { printTable } from './print.ts';
import { sentimentTable } from './sentiment-table.ts';

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

await main(process.argv[2]);
