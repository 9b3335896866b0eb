import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/client.ts';

/** All rows of the product's tables, as text. */
export async function wholeDatabase(db: Db): Promise<string> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname like 'sightline%'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => rows<{ text: string }>(db, sql.raw(`select t::text as text from ${name} t`))),
  );
  return texts
    .flat()
    .map(({ text }) => text)
    .join('\n');
}
