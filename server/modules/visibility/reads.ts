import DataLoader from 'dataloader';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';

/**
 * Reads the rows of a query; `Row` is what its column list says, where days come as YYYY-MM-DD and numbers as numbers.
 */
export type Read = <Row>(query: SQL) => Promise<Row[]>;

/**
 * Sends the queries that are asked for in one turn of the event loop as one statement, each with its rows as one JSON text: most of them
 * cost less than a statement itself does, and decoding rows cell by cell costs more than reading them. All see the
 * same state of the database, and fail together.
 */
export function createRead(db: Db): Read {
  const loader = new DataLoader<SQL, unknown[]>(
    async (queries) => {
      const texts = queries.map(
        (query, place) =>
          sql`(select coalesce(json_agg(r), '[]')::text from (${query}) r) as ${nameOf(place)}`,
      );
      const [row] = await rows<Record<string, string>>(db, sql`select ${sql.join(texts, sql`, `)}`);
      return queries.map((_query, place) => JSON.parse(row?.[`rows${place}`] ?? '[]') as unknown[]);
    },
    // Not before the event loop turns: other loaders wait a few ticks themselves before they ask.
    { cache: false, batchScheduleFn: (send) => void setImmediate(send) },
  );
  return <Row>(query: SQL) => loader.load(query) as Promise<Row[]>;
}

const nameOf = (place: number) => sql.raw(`rows${place}`);
