import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { addDays, type DateRange } from '../../../lib/days.ts';
import { counted, percent } from '../../../lib/format.ts';

interface WeekOfVisits {
  visits: number;
  refused: number;
  forged: number;
  before: number;
}

/** What a week's logs say of AI agents; empty without visits in it. */
export async function visitLines(db: Db, userId: string, { from, to }: DateRange<string>): Promise<string[]> {
  const sum = (condition: SQL) => sql`coalesce(sum(visits) filter (where ${condition}), 0)::int`;
  const isNow = sql`day >= ${from}::date`;
  const isReal = sql`verification <> 'forged'`;
  const [found] = await rows<WeekOfVisits>(
    db,
    sql`select ${sum(sql`${isNow} and ${isReal}`)} as visits,
               ${sum(sql`${isNow} and ${isReal} and http_status >= 400`)} as refused,
               ${sum(sql`${isNow} and not (${isReal})`)} as forged,
               ${sum(sql`not (${isNow}) and ${isReal}`)} as before
        from sightline.visit_agent_day
        where user_id = ${userId} and day >= ${addDays(from, -7)}::date and day <= ${to}::date`,
  );
  if (!found || found.visits === 0) return [];
  const { visits, refused, forged, before } = found;
  const apart = forged > 0 ? [`${forged.toLocaleString('en-US')} forged, not counted above.`] : [];
  return [
    `${counted(visits, 'visit')}, ${before.toLocaleString('en-US')} the week before; ${percent((refused / visits) * 100)} refused.`,
    ...apart,
  ];
}
