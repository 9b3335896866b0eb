import { openSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../../server/config/config.ts';
import { writeCheckpoint } from '../../../server/db/checkpoint.ts';
import { openEmbedded } from '../../../server/db/client.ts';
import { createServices } from '../../../server/services.ts';
import type { Customer } from '../customers.ts';
import { recordedBatch } from '../recorded-batch.ts';
import { appendCall } from './journal.ts';

// The process whose folder loses what it did not sync: imports answers, makes API tokens and writes checkpoints, and
// acknowledges in the journal what is stored.

export interface WorkloadOptions {
  dataDir: string;
  /** The database folder that a first start copies. */
  prepared: string;
  journal: string;
  customer: Customer;
  /** The first batch's number. */
  first: number;
  batches: number;
  answersPerBatch: number;
}

const IMPORTERS = 2;
/** Checkpoints after so much log, so that some are under way at most cuts. */
const LOG_BYTES = 500_000;

const options = JSON.parse(process.argv[2] ?? '') as WorkloadOptions;
const database = await openEmbedded(options.dataDir, options.prepared);
const services = createServices(database.db, readConfig({ LOG_LEVEL: 'silent' }));
const viewer = await services.accounts.viewerOf({ ...options.customer, sessionId: '' });
const journal = openSync(options.journal, 'a');
const acknowledge = (keys: string[]) => appendCall(journal, { call: 'acknowledge', keys });

let next = options.first;
async function runImporter(): Promise<void> {
  while (next < options.first + options.batches) {
    const answers = recordedBatch(next++, options.answersPerBatch);
    const { stored, unchanged } = await services.answers.importRecorded(viewer, answers);
    if (stored + unchanged !== answers.length) throw new Error('An answer is missing.');
    acknowledge(answers.map(({ id }) => id));
    // The next checkpoint leaves the old file of the log to be written again.
    if (await writeCheckpoint(database.db, LOG_BYTES)) await database.db.execute(sql`select pg_switch_wal()`);
  }
}
await Promise.all(Array.from({ length: IMPORTERS }, runImporter));
// Without closing the database, as if the power were cut now.
process.kill(process.pid, 'SIGKILL');
