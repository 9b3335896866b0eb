import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfOutdated } from '../../scripts/tooling/build.ts';
import { soakAway } from './away.ts';
import type { Kind } from './database.ts';
import { KILLED_WORK, soakKills } from './kill.ts';
import { soakLoad } from './load.ts';
import { soakMany } from './many.ts';
import { soakShutdown } from './shutdown.ts';

// Breaks what can break, on databases of its own: `npm run soak -- [kill away many shutdown load] --rounds 50 --minutes 15`.
// With BENCH_DATABASE_URL, whose user may make databases, on Postgres too. Ends with 1 at the first thing that is wrong.

const PARTS = ['kill', 'away', 'many', 'shutdown', 'load'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '15' },
    work: { type: 'string', default: Object.keys(KILLED_WORK).join(',') },
    database: { type: 'string', default: process.env.BENCH_DATABASE_URL ? 'embedded,postgres' : 'embedded' },
  },
});
const wanted = positionals.length > 0 ? positionals : PARTS;
const unknown = wanted.find((part) => !PARTS.includes(part));
if (unknown !== undefined) throw new Error(`There is no ${unknown}; there are ${PARTS.join(', ')}.`);
const databases = values.database.split(',').filter(isKind);
const works = values.work.split(',').filter(isWork);
const rounds = Number(values.rounds);

// Every process would build it otherwise.
await buildIfOutdated(fileURLToPath(new URL('../..', import.meta.url)));
if (wanted.includes('kill')) await soakKills(databases, works, rounds);
if (databases.includes('postgres')) {
  if (wanted.includes('away')) await soakAway();
  if (wanted.includes('many')) await soakMany();
}
for (const database of databases) {
  if (wanted.includes('shutdown')) await soakShutdown(database, Math.min(rounds, 10));
  if (wanted.includes('load') && !(await soakLoad(database, Number(values.minutes)))) process.exitCode = 1;
}

function isKind(text: string): text is Kind {
  return text === 'embedded' || text === 'postgres';
}

function isWork(text: string): text is keyof typeof KILLED_WORK {
  return Object.hasOwn(KILLED_WORK, text);
}
