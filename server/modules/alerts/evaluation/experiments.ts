import { sql } from 'drizzle-orm';
import { rows } from '../../../db/client.ts';
import { addDays, utcDay } from '../../../lib/days.ts';
import { oneLine } from '../../../lib/format.ts';
import type { AlertsDeps } from '../deps.ts';
import type { Finding } from '../model.ts';

/** An experiment that ended longer ago is no news. */
const DAYS = 7;

interface EndedExperiment {
  id: string;
  name: string;
  day: string;
  verdict: string;
  sentence: string;
}

/** The experiments that ended in the last days; each is reported once. */
export async function findEndedExperiments(
  { db, clock }: Pick<AlertsDeps, 'db' | 'clock'>,
  userId: string,
): Promise<Finding[]> {
  const ended = await rows<EndedExperiment>(
    db,
    sql`select e.id, e.name, to_char(e.ended_at at time zone 'UTC', 'YYYY-MM-DD') as day,
               e.result->>'verdict' as verdict, e.result->>'sentence' as sentence
        from sightline.experiment e
        where e.user_id = ${userId} and e.status = 'ended' and e.ended_at >= ${addDays(utcDay(clock()), -DAYS)}::date
        order by e.ended_at, e.id`,
  );
  return ended.map(({ id, name, day, verdict, sentence }) => ({
    ...{ subject: id, day, lasting: false },
    title: `The experiment “${oneLine(name)}” has ended`,
    summary: sentence,
    details: { experiment: { id, name }, verdict },
  }));
}
