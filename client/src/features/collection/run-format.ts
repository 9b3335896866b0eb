import { formatDuration } from '../../duration.ts';
import { formatDateTime } from '../../format.ts';
import type { RunProgress_RunFragment } from '../../panels/run/RunProgress.generated.ts';
import type { RunTrigger } from '../../schema.generated.ts';

const TRIGGERS: Record<RunTrigger, string> = { MANUAL: 'by hand', SCHEDULE: 'by schedule' };

/** `Started by hand Nov 21, 2026, 8:04 AM` */
export const formatStart = ({ trigger, startedAt }: Pick<RunProgress_RunFragment, 'trigger' | 'startedAt'>) =>
  `Started ${TRIGGERS[trigger]} ${formatDateTime(startedAt)}`;

/** `Done in 4 minutes`; null while the run lasts. */
export function formatElapsed({
  status,
  startedAt,
  finishedAt,
}: Pick<RunProgress_RunFragment, 'status' | 'startedAt' | 'finishedAt'>) {
  if (!finishedAt) return null;
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
  return `${status === 'FINISHED' ? 'Done in' : 'Ended after'} ${formatDuration(seconds)}`;
}

/** `About 4 minutes left` */
export function formatRemaining({
  secondsLeft,
  done,
}: Pick<RunProgress_RunFragment, 'secondsLeft' | 'done'>) {
  if (secondsLeft === null) return done === 0 ? 'Waiting for the first answer' : 'Nearly done';
  return secondsLeft < 60 ? 'Under a minute left' : `About ${formatDuration(secondsLeft)} left`;
}
