import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';

/** The kinds of the pages that were read. */
export interface PageKinds {
  names: readonly string[];
  /** The index among the names of a page's kind, by the page's number; -1 without one. */
  indexOf: (number: number) => number;
}

export async function readPageKinds(db: Db, userId: string): Promise<PageKinds> {
  const pages = await rows<{ kind: string; numbers: number[] }>(
    db,
    sql`select g.kind, json_agg(g.number) as numbers from sightline.page g
        where g.user_id = ${userId} and g.kind is not null group by g.kind`,
  );
  const highest = pages.flatMap(({ numbers }) => numbers).reduce((most, number) => Math.max(most, number), 0);
  // From 1. Read for each citation.
  const places = new Uint8Array(highest + 1);
  for (const [index, { numbers }] of pages.entries()) {
    for (const number of numbers) places[number] = index + 1;
  }
  return { names: pages.map(({ kind }) => kind), indexOf: (number) => (places[number] ?? 0) - 1 };
}
