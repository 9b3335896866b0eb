import { DAY_MS } from '../../lib/days.ts';
import type { PageStatus } from './failures.ts';

/** Answers that cite a page which is read every week. */
const OFTEN_CITED = 5;
/** Days until a page is read again. */
const DAYS = { often: 7, seldom: 30 } as const;
/** Days until the first, second and later attempts after failures that may pass. */
const RETRY_DAYS = [1, 3, 7, 30] as const;
/** Days until a page is tried again that its site keeps from being read, or that is none. */
const LASTING: Partial<Record<PageStatus, number>> = {
  robots: 7,
  refused: 7,
  'not-found': 30,
  'not-html': 30,
  'too-large': 30,
  'needs-javascript': 30,
  'no-text': 30,
};

/**
 * When a page may be read again.
 * @param failures attempts that failed one after another, this one included
 * @param answers that cite it
 */
export function nextDue(
  now: Date,
  { status, failures, answers }: { status: PageStatus; failures: number; answers: number },
): Date {
  const days =
    status === 'read'
      ? DAYS[answers >= OFTEN_CITED ? 'often' : 'seldom']
      : (LASTING[status] ?? RETRY_DAYS[Math.min(failures, RETRY_DAYS.length) - 1] ?? 1);
  return new Date(now.getTime() + days * DAY_MS);
}
