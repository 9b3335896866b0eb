/** When a run counts as failed. Pure. */

import { counted, oneLine } from '../../../lib/format.ts';
import { platformName } from '../../../platforms/names.ts';
import { FAILED_SHARE } from '../constants.ts';
import type { Finding } from '../model.ts';
import type { RunOutcome } from './run-store.ts';

/**
 * What went wrong in a run, a sentence each: it was stopped, or on some platform FAILED_SHARE of the measurements made
 * have failed, been refused or come back empty. Nothing for one that goes on or that somebody cancelled.
 */
export function failuresOf({ status, reason, platforms }: RunOutcome): string[] {
  if (status === 'running' || status === 'cancelled') return [];
  const stopped = status === 'stopped' ? [`It was stopped: ${sentence(reason ?? 'no reason is known')}`] : [];
  const failing = platforms.flatMap(({ platform, answered, failed }) => {
    const made = answered + failed;
    if (failed === 0 || failed < FAILED_SHARE * made) return [];
    return `${platformName(platform)}: ${failed.toLocaleString('en-US')} of ${counted(made, 'measurement')} failed.`;
  });
  return [...stopped, ...failing];
}

export function failedRun(run: RunOutcome): Finding[] {
  const failures = failuresOf(run);
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
