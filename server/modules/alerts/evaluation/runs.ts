import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import type { DateRange } from '../../../lib/days.ts';
import { counted, oneLine } from '../../../lib/format.ts';
import { platformName } from '../../../platforms/names.ts';
import type { Finding } from '../model.ts';

/** How a collection run ended, and each platform's counts. */
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
           from sightline.collection_run_platform p where p.user_id = ${userId} and p.run_id = r.id), '[]') as platforms
  from sightline.collection_run r where r.user_id = ${userId}`;

/** One run; undefined when there is none with this id. */
export async function findRun(db: Db, userId: string, runId: string): Promise<RunOutcome | undefined> {
  const [found] = await rows<RunOutcome>(db, sql`${outcomes(userId)} and r.id = ${runId}`);
  return found;
}

/** Runs of a date range, oldest first; at most 500. */
export function findRuns(db: Db, userId: string, { from, to }: DateRange<string>): Promise<RunOutcome[]> {
  return rows<RunOutcome>(
    db,
    sql`${outcomes(userId)} and r.day between ${from}::date and ${to}::date order by r.started_at, r.id limit 500`,
  );
}

/** The share of a platform's failed measurements from which a run counts as failed. */
const FAILED_SHARE = 0.2;

/**
 * Why a run counts as failed, one sentence each: it was stopped, or on a platform `FAILED_SHARE` of the measurements
 * failed, were refused or came back empty. Empty for runs that are running or were cancelled.
 */
export function describeFailures({ status, reason, platforms }: RunOutcome): string[] {
  if (status === 'running' || status === 'cancelled') return [];
  const stopped = status === 'stopped' ? [`It was stopped: ${sentence(reason ?? 'no reason is known')}`] : [];
  const failing = platforms.flatMap(({ platform, answered, failed }) => {
    const measured = answered + failed;
    if (failed === 0 || failed < FAILED_SHARE * measured) return [];
    return `${platformName(platform)}: ${failed.toLocaleString('en-US')} of ${counted(measured, 'measurement')} failed.`;
  });
  return [...stopped, ...failing];
}

export function failedRun(run: RunOutcome): Finding[] {
  const failures = describeFailures(run);
  if (failures.length === 0) return [];
  const { id, day, status, reason, platforms } = run;
  return [
    {
      subject: id,
      day,
      lasting: false,
      title: status === 'stopped' ? 'A collection run was stopped' : 'A collection run partly failed',
      summary: failures.join(' '),
      details: { run: { id, day, status, reason, platforms } },
    },
  ];
}

const sentence = (text: string) => oneLine(text).replace(/[.\s]*$/, '.');
