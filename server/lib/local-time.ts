/** The clock on the wall of a time zone. */

export interface LocalTime {
  /** YYYY-MM-DD. */
  day: string;
  /** 1 Monday – 7 Sunday. */
  weekday: number;
  /** 0–23. */
  hour: number;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Reads moments in a time zone.
 * @param timeZone IANA name; an unknown one counts as UTC
 */
export function localTimeIn(timeZone: string): (moment: Date) => LocalTime {
  const format = createFormat(timeZone);
  return (moment) => {
    const parts = format.formatToParts(moment);
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
    return {
      day: `${part('year')}-${part('month')}-${part('day')}`,
      weekday: WEEKDAYS.indexOf(part('weekday')) + 1,
      hour: Number(part('hour')),
    };
  };
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
}
