import { setTimeout } from 'node:timers/promises';
import { ImportError } from './import/import-error.ts';
import { readPassword } from './import/password.ts';
import { readVisitsArguments } from './visits/arguments.ts';
import { runVisits } from './visits/run.ts';

/** How often a followed file is looked at. */
const POLL_MS = 1000;

const token = process.env.SIGHTLINE_TOKEN || undefined;
const stopping = new AbortController();

try {
  const wanted = readVisitsArguments(process.argv.slice(2), token !== undefined);
  if (wanted.follow) for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
  const bad = await runVisits(wanted, {
    token,
    password: () => readPassword(wanted.account ?? ''),
    stdin: process.stdin,
    say: (message) => console.log(message),
    waitForLines: () => setTimeout(POLL_MS, true, { signal: stopping.signal }).catch(() => false),
  });
  process.exitCode = bad > 0 ? 2 : 0;
} catch (error) {
  console.error(error instanceof ImportError ? error.message : error);
  process.exitCode = 1;
}
