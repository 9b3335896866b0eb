import type { KeyboardEvent } from 'react';
import type { Verdict } from '../../../schema.generated.ts';
import type { ReviewQueue } from './use-review-queue.ts';

/** The key of each verdict. */
export const VERDICT_KEYS: Readonly<Record<Verdict, string>> = {
  POSITIVE: 'P',
  MIXED: 'M',
  NEGATIVE: 'N',
  NONE: 'S',
};

/** The other keys, as their buttons show them. */
export const KEYS = {
  right: 'Enter',
  notNamed: 'X',
  earlier: 'E',
  later: 'L',
  undo: 'Z',
  previous: '←',
  next: '→',
} as const;

/** What a key does; null for keys that do nothing here. @param verdict what the product found */
export function actionOf(
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  queue: ReviewQueue,
  verdict: Verdict,
): (() => void) | null {
  if (ctrlKey || metaKey || altKey) return null;
  const isButton = target instanceof Element && target.closest('button, a') !== null;
  if (key === 'Enter') return isButton ? null : () => queue.decide({ named: true, verdict });
  if (key === 'ArrowLeft') return queue.previous;
  if (key === 'ArrowRight') return queue.next;
  const letter = key.toUpperCase();
  const chosen = (Object.keys(VERDICT_KEYS) as Verdict[]).find((each) => VERDICT_KEYS[each] === letter);
  if (chosen) return () => queue.decide({ named: true, verdict: chosen });
  if (letter === KEYS.notNamed) return () => queue.decide({ named: false, verdict: null });
  if (letter === KEYS.earlier) return () => queue.move(-1);
  if (letter === KEYS.later) return () => queue.move(1);
  return letter === KEYS.undo ? queue.undo : null;
}
