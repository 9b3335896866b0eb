import { parseArgs } from 'node:util';
import type { Kind } from './database.ts';
import { KILLED_WORK, soakKills } from './kill.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '50' },
    work: { type: 'string', default: Object.keys(KILLED_WORK).join(',') },
    minutes: { type: 'string', default: '15' },
    database: { type: 'string', default: process.env.BENCH_DATABASE_URL ? 'embedded,postgres' : 'embedded' },
  },
});
const databases = values.database.split(',') as Kind[];
if (positionals.includes('kill')) {
  await soakKills(databases, values.work.split(',') as (keyof typeof KILLED_WORK)[], Number(values.rounds));
}
