import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/client.ts';

/** The pages of an account that have no totals, or that have another site than the first page of their domain. */
export const unevenSources = (db: Db, userId: string): Promise<{ url: string }[]> =>
  rows(
    db,
    sql`select s.url from (
          select s.*, min(s.number) over (partition by s.domain) as first from sightline.source s where s.user_id = ${userId}
        ) s
        left join sightline.source_total t on t.user_id = ${userId} and t.number = s.number
        where s.site <> s.first or t.site is distinct from s.site`,
  );
