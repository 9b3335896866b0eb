import { type SQL, sql } from 'drizzle-orm';

/** How many of the stems page `p` names. Its own are read from the table once, not for each of them: that is what takes the time. */
export const namedStems = (stems: readonly string[]): SQL =>
  sql`(select count(*) from (select p.stems || '' as stems offset 0) own
       cross join jsonb_array_elements_text(${JSON.stringify(stems)}::jsonb) as t(stem)
       where position(' ' || t.stem || ' ' in own.stems) > 0)`;
