import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { DateRange } from '../../lib/days.ts';
import type { AnswerOrigin } from './model.ts';

/** Most combinations of platform, surface and model; an import may name any. */
const MAX_ORIGINS = 200;

/** Usable answers by platform, surface and model, most first. The index `answer_by_origin` is read alone. */
export const findOrigins = (
  db: Db,
  { userId, from, to, platform }: DateRange & { userId: string; platform: string | null },
): Promise<AnswerOrigin[]> =>
  rows<AnswerOrigin>(
    db,
    sql`select a.platform, a.surface, a.model, count(*)::int as answers, bool_or(a.simulated) as simulated,
               to_char(min(a.day), 'YYYY-MM-DD') as "from", to_char(max(a.day), 'YYYY-MM-DD') as "to"
        from sightline.answer a
        where a.user_id = ${userId} and a.status = 'answered'
          ${from ? sql`and a.day >= ${from}::date` : sql``} ${to ? sql`and a.day <= ${to}::date` : sql``}
          ${platform ? sql`and a.platform = ${platform}` : sql``}
        group by a.platform, a.surface, a.model
        order by answers desc, a.platform, a.surface, a.model limit ${MAX_ORIGINS}`,
  );
