import { doneOf, type Run, totalOf } from './model.ts';

/** Seconds until a run is done at the pace of its measurements so far; null before the first and after the end. */
export function secondsLeft(run: Run, now: Date): number | null {
  const done = totalOf(run, doneOf);
  if (run.status !== 'running' || done === 0) return null;
  const left = totalOf(run, ({ planned }) => planned) - done;
  const passedMs = Math.max(0, now.getTime() - Date.parse(run.startedAt));
  return Math.round(((passedMs / done) * left) / 1000);
}
