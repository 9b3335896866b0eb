import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { importAnswers, reanalyse, saveBrand } from './account.ts';
import type { ImportArguments } from './arguments.ts';
import { type Batch, groupLines } from './batches.ts';
import { readBrandFile } from './brand-file.ts';
import { createSend, type RetryPolicy, type Send } from './graphql.ts';
import { ImportError } from './import-error.ts';
import { inFlight } from './in-flight.ts';
import { readLines } from './lines.ts';
import type { Progress, Tally } from './progress.ts';
import { toFileNames } from './recorded-answers.ts';
import { signIn } from './session.ts';

export interface ImportOptions {
  password: () => Promise<string>;
  /** @param total size of the file in bytes */
  progress: (total: number) => Progress;
  retryPolicy?: RetryPolicy;
}

export interface ImportSummary extends Tally {
  seconds: number;
}

/** The server analyses the next batches while it stores one. */
const IN_FLIGHT = 3;

const RETRY_POLICY: RetryPolicy = { retries: 8, firstWaitMs: 500 };

/**
 * Imports one file.
 * @throws ImportError when it cannot continue; answers stored by then remain
 */
export async function runImport(
  { file, brandFile, email, url, reanalyse: always }: ImportArguments,
  { password, progress: show, retryPolicy = RETRY_POLICY }: ImportOptions,
): Promise<ImportSummary> {
  const size = await readSize(file);
  const brand = await readBrandFile(brandFile);
  const token = await signIn(url, email, await password());
  const began = performance.now();
  const send = createSend(url, token, retryPolicy);
  const progress = show(size);
  const tally: Tally = { stored: 0, unchanged: 0, rejected: 0 };
  try {
    if ((await saveBrand(send, brand)) || always) {
      const answers = await reanalyse(send);
      if (answers > 0)
        progress.say(`Analysed ${answers} stored answers again for the names as they are now.`);
    }
    const batches = groupLines(readLines(createReadStream(file)));
    for await (const { batch, result } of inFlight(batches, IN_FLIGHT, (batch) => sendBatch(send, batch))) {
      report(batch, result, tally, progress);
    }
  } finally {
    progress.end();
  }
  return { ...tally, seconds: (performance.now() - began) / 1000 };
}

type BatchResult = Awaited<ReturnType<typeof importAnswers>>;

const sendBatch = async (send: Send, { answers }: Batch): Promise<BatchResult> =>
  answers.length > 0 ? importAnswers(send, answers) : { stored: 0, unchanged: 0, rejected: [] };

function report(batch: Batch, result: BatchResult, tally: Tally, progress: Progress): void {
  tally.stored += result.stored;
  tally.unchanged += result.unchanged;
  const rejected = result.rejected.map(({ index, reason }) => ({
    line: batch.lines[index] ?? 0,
    reason: toFileNames(reason),
  }));
  const bad = [...batch.bad, ...rejected].sort((a, b) => a.line - b.line);
  tally.rejected += bad.length;
  for (const { line, reason } of bad) progress.say(`Line ${line} is left out: ${reason}`);
  progress.at(batch.bytes, tally);
}

async function readSize(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile()) return found.size;
  throw new ImportError(`${file} cannot be read.`);
}
