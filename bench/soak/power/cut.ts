import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../../../server/db/client.ts';
import { checkKept, checkWhole } from '../check.ts';
import type { Customer } from '../customers.ts';
import { Disk, type Random } from './disk.ts';
import { type Call, readJournal } from './journal.ts';
import type { WorkloadOptions } from './workload.ts';

/** What a process did to a data folder, and the folder before. */
export interface Recording {
  before: string;
  calls: Call[];
  prepared: string;
  customer: Customer;
}

/** Runs the workload on a folder under the recorder, until it ends itself. */
export async function recordWorkload(
  folder: string,
  options: Omit<WorkloadOptions, 'dataDir' | 'journal'>,
): Promise<Recording> {
  const [dataDir, before, journal] = ['data', 'before', 'journal'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  cpSync(dataDir, before, { recursive: true });
  const workload: WorkloadOptions = { ...options, dataDir, journal };
  const child = spawn(
    process.execPath,
    [
      '--import',
      fileURLToPath(import.meta.resolve('./record.ts')),
      fileURLToPath(import.meta.resolve('./workload.ts')),
      JSON.stringify(workload),
    ],
    {
      env: { ...process.env, RECORDED_FOLDER: dataDir, RECORDED_JOURNAL: journal },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error(`The workload ended with ${code}.`);
  return { before, calls: readJournal(journal), prepared: options.prepared, customer: options.customer };
}

/** The disk's sectors that a write may be torn at. */
const SECTORS = [512, 4096];

export interface PowerCut {
  /** How many calls were made until then. */
  after: number;
  /** Chooses what is left of what was not synced. */
  random: Random;
  /** Whether the disk ignores what it is told to sync. */
  ignoresSyncs?: boolean;
}

/** Chooses a moment: mostly after the first acknowledgement, sometimes while the folder is created or opened. */
export function chooseMoment({ calls }: Recording, random: Random): number {
  const first = calls.findIndex(({ call }) => call === 'acknowledge');
  const [early, late] = [0, 4];
  return random(late) === early ? random(first) : first + random(calls.length - first);
}

/**
 * Writes the data folder as a power cut may leave it, opens it and checks that everything acknowledged is there and
 * nothing is half there.
 * @param earlier keys that were acknowledged before the recording
 * @returns the keys of all acknowledged answers
 */
export async function checkAfterPowerCut(
  { before, calls, prepared, customer }: Recording,
  target: string,
  { after, random, ignoresSyncs = false }: PowerCut,
  earlier: Iterable<string> = [],
): Promise<Set<string>> {
  const disk = new Disk(before);
  const acknowledged = new Set(earlier);
  for (const call of calls.slice(0, after)) {
    if (call.call === 'acknowledge') for (const key of call.keys) acknowledged.add(key);
    else if (call.call !== 'sync' || !ignoresSyncs) disk.apply(call);
  }
  rmSync(target, { recursive: true, force: true });
  disk.writeAfterPowerCut(target, SECTORS[random(SECTORS.length - 1)] as number, random);
  const database = await openEmbedded(target, prepared);
  try {
    await checkKept(database, customer.userId, acknowledged);
    await checkWhole(database, [customer]);
  } finally {
    await database.close();
  }
  return acknowledged;
}
