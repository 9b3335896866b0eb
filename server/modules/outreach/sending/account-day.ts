/** The day of a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const of = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${of.year}-${of.month}-${of.day}`;
}
