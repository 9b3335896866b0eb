import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../server/db/client.ts';

/** The number of rows of every table of the product and the sign-in, by name. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const tables = await rows<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE'
          and (table_schema in ('sightline', 'sightline_auth')
               or (table_schema, table_name) in (('public', 'profiles'), ('public', 'sightline_migration')))
        order by 1, 2`,
  );
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const [row] = await rows<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${sql.identifier(schema)}.${sql.identifier(name)}`,
    );
    counts[`${schema}.${name}`] = row?.n ?? 0;
  }
  return counts;
}
