/** When a collection run counts as failed. Pure. */

import { counted, oneLine } from '../../../lib/format.ts';
import { platformName } from '../../../platforms/names.ts';
import type { Finding } from '../model.ts';
import type { RunOutcome } from './run-store.ts';

/** Share of a platform's measurements in a run that have to fail before the run counts as failed. */
const FAILED_SHARE = 0.2;

/**
 * What went wrong in a run, one sentence each: it was stopped, or on some platform `FAILED_SHARE` of the measurements
 * failed, were refused or came back empty. Nothing for a run that is not over or was cancelled.
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
