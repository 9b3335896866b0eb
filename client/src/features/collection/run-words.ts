import { formatDuration } from '../../duration.ts';
import type { RunProgress_RunFragment } from '../../panels/run/RunProgress.generated.ts';
import type { RunStatus, RunTrigger } from '../../schema.generated.ts';

export const STATUS_WORDS: Record<RunStatus, string> = {
  RUNNING: 'Running',
  FINISHED: 'Finished',
  CANCELLED: 'Cancelled',
  STOPPED: 'Stopped',
};

export const TRIGGER_WORDS: Record<RunTrigger, string> = { MANUAL: 'by hand', SCHEDULE: 'by schedule' };

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 21, 2026, 8:04 AM`, by the clock of whoever looks. */
export const formatInstant = (iso: string) => instant.format(new Date(iso));

/** How long a run took; nothing while it is on. */
export function tookWords({
  status,
  startedAt,
  finishedAt,
}: Pick<RunProgress_RunFragment, 'status' | 'startedAt' | 'finishedAt'>) {
  if (!finishedAt) return null;
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
  return `${status === 'FINISHED' ? 'Done in' : 'Ended after'} ${formatDuration(seconds)}`;
}

/** What is to be expected of a running one. */
export function leftWords({ secondsLeft, done }: Pick<RunProgress_RunFragment, 'secondsLeft' | 'done'>) {
  if (secondsLeft !== null)
    return secondsLeft < 60 ? 'Under a minute left' : `About ${formatDuration(secondsLeft)} left`;
  return done === 0 ? 'Waiting for the first answer' : 'Nearly done';
}
