import type { AnswersAddress } from '../../answers-address.ts';
import { formatDayAndYear, formatRange } from '../../format.ts';

/** The days a list can be narrowed to: a window, those it has now, or others that are yet to be chosen. */
export type DaysChoice = 'all' | 'WEEK' | 'MONTH' | 'range' | 'other';

/** Which of them an address asks for. */
export function daysChoiceOf({ from, to, window }: AnswersAddress): DaysChoice {
  return from || to ? 'range' : (window ?? 'all');
}

/** What there is to choose from; a range that the address holds is named by its days. */
export function daysChoicesOf(address: AnswersAddress): { value: DaysChoice; label: string }[] {
  const range = rangeWords(address);
  return [
    { value: 'all', label: 'All days' },
    { value: 'WEEK', label: 'Last 7 days' },
    { value: 'MONTH', label: 'Last 30 days' },
    ...(range === undefined ? [] : [{ value: 'range' as const, label: range }]),
    { value: 'other', label: 'Choose days...' },
  ];
}

/** `Aug 01 – Aug 03, 2026`; undefined when both ends are open. */
export function rangeWords({ from, to }: AnswersAddress): string | undefined {
  if (from && to) return formatRange(from, to);
  if (from) return `from ${formatDayAndYear(from)}`;
  return to && `until ${formatDayAndYear(to)}`;
}

/** The address with other days in place of its own. */
export function withDays(
  address: AnswersAddress,
  days: Pick<AnswersAddress, 'from' | 'to' | 'window'>,
): AnswersAddress {
  const { from: _from, to: _to, window: _window, ...rest } = address;
  return { ...rest, ...days };
}
