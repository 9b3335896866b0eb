import type { SQL } from 'drizzle-orm';

/** Calls a tool and gives its structured content; fails for an error. */
export type Ask = <Data>(tool: string, args?: Record<string, unknown>) => Promise<Data>;

/** Counts in the tables themselves, without rollups. */
export interface Counting {
  userId: string;
  rows<Row extends object>(query: SQL): Promise<Row[]>;
}

/** What an analyst asks: how a client that has read the tools' descriptions finds out, and what is true. */
export interface Question {
  text: string;
  ask(tool: Ask): Promise<unknown>;
  count(counting: Counting): Promise<unknown>;
}

/** The part of a figure that can be counted. */
export interface Counted {
  hits: number;
  n: number;
}

export const counted = ({ hits, n }: Counted): Counted => ({ hits, n });

/** The only row of a count. */
export async function one<Row extends object>(counting: Counting, query: SQL): Promise<Row> {
  const [row] = await counting.rows<Row>(query);
  if (!row) throw new Error('The count has no row.');
  return row;
}
