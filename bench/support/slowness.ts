import { PGlite } from '@electric-sql/pglite';

/** CPU milliseconds that the work below took where README's figures were measured. */
const REFERENCE_MS = 45;
const ROUNDS = 6;

/**
 * How many times as much CPU this machine needs now for the same work as the one that README's figures are from, at least 1.
 * Machines that are shared need two or three times as much in a busy hour. The work uses none of the product's code, so
 * that a slower product is not taken for a slower machine: half of it is SQL on PGlite, half JavaScript.
 */
export async function slowness(): Promise<number> {
  const database = await PGlite.create();
  try {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = process.cpuUsage();
      countWords();
      await database.query(AGGREGATE);
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / 1000);
    }
    return Math.max(1, least / REFERENCE_MS);
  } finally {
    await database.close();
  }
}

const AGGREGATE = `select n % 997, count(*), sum(length(md5(n::text)))
  from generate_series(1, 30000) as n group by 1 order by 2, 1`;

const ROWS = Array.from({ length: 15_000 }, (_, n) => ({
  text: 'word '.repeat(n % 40),
  place: String((n * 7919) % 10_007),
}));

/** Writes, reads, sorts and counts objects. */
function countWords(): number {
  const rows = JSON.parse(JSON.stringify(ROWS)) as typeof ROWS;
  rows.sort((a, b) => (a.place < b.place ? -1 : 1));
  const counts = new Map<string, number>();
  for (const [row, { text }] of rows.entries())
    for (const word of text.split(' ')) {
      const key = `${word}${row % 50}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts.size;
}
