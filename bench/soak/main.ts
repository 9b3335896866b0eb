import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfOutdated } from '../../scripts/tooling/build.ts';
import { soakAway } from './away.ts';
import type { Kind } from './database.ts';
import { KILLED_WORK, soakKills } from './kill.ts';
import { soakLoad } from './load.ts';
import { soakMany } from './many.ts';
import { soakPower } from './power.ts';
import { soakShutdown } from './shutdown.ts';

// Fault injection and load on separate databases: `npm run soak -- [kill power away many shutdown load] --rounds 50 --minutes 15`.
// With BENCH_DATABASE_URL, whose user must be allowed to create databases, on Postgres too. Exits with 1 at the first failure.

const PARTS = ['kill', 'power', 'away', 'many', 'shutdown', 'load'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '15' },
    work: { type: 'string', default: Object.keys(KILLED_WORK).join(',') },
    database: { type: 'string', default: process.env.BENCH_DATABASE_URL ? 'embedded,postgres' : 'embedded' },
  },
});
const chosen = positionals.length > 0 ? positionals : PARTS;
const unknown = chosen.find((part) => !PARTS.includes(part));
if (unknown !== undefined) throw new Error(`There is no ${unknown}; there are ${PARTS.join(', ')}.`);
const databases = values.database.split(',').filter(isKind);
const works = values.work.split(',').filter(isWork);
const rounds = Number(values.rounds);

// Otherwise every process would build the server.
await buildIfOutdated(fileURLToPath(new URL('../..', import.meta.url)));
if (chosen.includes('kill')) await soakKills(databases, works, rounds);
if (chosen.includes('power') && databases.includes('embedded')) await soakPower(rounds);
if (databases.includes('postgres')) {
  if (chosen.includes('away')) await soakAway();
  if (chosen.includes('many')) await soakMany();
}
for (const database of databases) {
  if (chosen.includes('shutdown')) await soakShutdown(database, Math.min(rounds, 10));
  if (chosen.includes('load') && !(await soakLoad(database, Number(values.minutes)))) process.exitCode = 1;
}

function isKind(text: string): text is Kind {
  return text === 'embedded' || text === 'postgres';
}

function isWork(text: string): text is keyof typeof KILLED_WORK {
  return Object.hasOwn(KILLED_WORK, text);
}
