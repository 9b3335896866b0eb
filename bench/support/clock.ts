import type { Clock } from '../../server/lib/clock.ts';

/** A clock that goes on from a time. @param now ISO 8601 */
export function clockFrom(now: string): Clock {
  const ahead = Date.parse(now) - Date.now();
  return () => new Date(Date.now() + ahead);
}
