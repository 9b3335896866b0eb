const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The day, YYYY-MM-DD, of a date as pages write it for machines; null for others and for impossible days. */
export function readDate(text: string): string | null {
  const value = text.trim().slice(0, 60);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(value) ?? /^(\d{4})\/(\d{2})\/(\d{2})(?!\d)/.exec(value);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const compact = /^(\d{4})(\d{2})(\d{2})(?:T|$)/.exec(value);
  if (compact) return dayOf(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const american = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/i.exec(value);
  if (american) return dayOf(Number(american[3]), monthOf(american[1]), Number(american[2]));
  const named = /^(?:[a-z]{3,9}, )?(\d{1,2})\.? ([a-z]{3})[a-z]*\.? (\d{4})/i.exec(value);
  if (named) return dayOf(Number(named[3]), monthOf(named[2]), Number(named[1]));
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(value);
  return german ? dayOf(Number(german[3]), Number(german[2]), Number(german[1])) : null;
}

const monthOf = (name = ''): number => MONTHS.indexOf(name.toLowerCase()) + 1;

function dayOf(year: number, month: number, day: number): string | null {
  if (year < 1990 || year > 2100) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}
