import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';

/** A page that answers had never cited before. */
export interface NewSource {
  url: string;
  domain: string;
  title: string;
  /** Answers of the window that cite it. */
  answers: number;
}

/**
 * Pages cited in at least `least` answers of the window and never before it, most cited first. One pass over the
 * topic's days: the embedded database knows nothing of its tables' sizes and must not choose loops.
 */
export function newSources(
  db: Db,
  asked: { userId: string; topicId: string; from: string; to: string; least: number; limit: number },
): Promise<NewSource[]> {
  const { userId, topicId, from, to, least, limit } = asked;
  return rows<NewSource>(
    db,
    sql`with counted as (
          select d.source_id, sum(d.mentions)::int as answers
          from sightline.source_day d
          where d.user_id = ${userId} and d.topic_id = ${topicId} and d.platform <> '*' and d.day <= ${to}::date
          group by d.source_id
          having min(d.day) >= ${from}::date and sum(d.mentions) >= ${least}
        )
        select s.url, s.domain, s.title, c.answers
        from counted c, lateral (
          select url, domain, title from sightline.source s
          where s.user_id = ${userId} and s.id = c.source_id offset 0
        ) s
        order by c.answers desc, s.url limit ${limit}`,
  );
}

/** A run's end and what each platform made of it. */
export interface RunOutcome {
  id: string;
  status: 'running' | 'finished' | 'cancelled' | 'stopped';
  reason: string | null;
  day: string;
  platforms: { platform: string; planned: number; answered: number; failed: number }[];
}

const outcomes = (userId: string) => sql`
  select r.id, r.status, r.reason, to_char(r.day, 'YYYY-MM-DD') as day,
         coalesce((select jsonb_agg(jsonb_build_object('platform', p.platform, 'planned', p.planned,
             'answered', p.answered, 'failed', p.failed + p.refused + p.empty) order by p.platform)
           from sightline.collection_run_platform p where p.user_id = r.user_id and p.run_id = r.id), '[]') as platforms
  from sightline.collection_run r where r.user_id = ${userId}`;

/** One run; undefined when there is none of that id. */
export async function findRun(db: Db, userId: string, runId: string): Promise<RunOutcome | undefined> {
  const [found] = await rows<RunOutcome>(db, sql`${outcomes(userId)} and r.id = ${runId}`);
  return found;
}

/** Runs of a week, oldest first; both ends count. */
export function runsBetween(db: Db, userId: string, from: string, to: string): Promise<RunOutcome[]> {
  return rows<RunOutcome>(
    db,
    sql`${outcomes(userId)} and r.day between ${from}::date and ${to}::date order by r.started_at, r.id limit 500`,
  );
}
