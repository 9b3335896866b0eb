import { type SQL, sql } from 'drizzle-orm';

/** How many of the stems page `p` names. */
export const namedStems = (stems: readonly string[]): SQL =>
  sql`(select count(*) from jsonb_array_elements_text(${JSON.stringify(stems)}::jsonb) as t(stem)
       where position(' ' || t.stem || ' ' in p.stems) > 0)`;
