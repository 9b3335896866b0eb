import { formatCount, formatDecimal } from '../../../../format.ts';

/** Null: not known. */
export const formatKnown = (count: number | null, format = formatCount) =>
  count === null ? '–' : format(count);

/** Key events may be parts of one. */
export const formatKeyEvents = (count: number | null) =>
  formatKnown(count, Number.isInteger(count) ? formatCount : formatDecimal);

/** `€1,204.50`; without a currency the number alone. */
export function formatRevenue(revenue: number | null, currency: string | null): string {
  const whole = revenue !== null && Math.abs(revenue) >= 1000;
  const digits = whole ? { maximumFractionDigits: 0 } : {};
  return formatKnown(revenue, (amount) =>
    currency === null
      ? formatDecimal(amount)
      : new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(amount),
  );
}
