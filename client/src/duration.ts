const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A rough length of time from seconds: `under a minute`, `4 min`, `2 h 5 min`. */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE) return 'under a minute';
  const minutes = Math.round(seconds / MINUTE);
  if (minutes * MINUTE < HOUR) return `${minutes} min`;
  const rest = minutes % MINUTE;
  return `${Math.floor(minutes / MINUTE)} h${rest ? ` ${rest} min` : ''}`;
}
