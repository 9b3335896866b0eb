import { type AnswersAddress, FAILED } from '../../answers-address.ts';
import { formatDayAndYear, formatRange } from '../../format.ts';

/** `range` means the days in the address, `other` a range still to be chosen. */
export type DaysChoice = 'all' | 'run' | 'yesterday' | 'WEEK' | 'MONTH' | 'range' | 'other';

/** What the choices by name stand for. */
export interface NamedDays {
  /** `YYYY-MM-DD` in UTC. */
  yesterday: string;
  /** The id of the last run; undefined while unknown and where there is none. */
  lastRun: string | undefined;
}

/** The choice that an address holds. */
export function daysChoiceOf({ from, to, window, run }: AnswersAddress, named: NamedDays): DaysChoice {
  if (from === named.yesterday && to === named.yesterday) return 'yesterday';
  if (from || to) return 'range';
  if (window) return window;
  return run !== undefined && run === named.lastRun ? 'run' : 'all';
}

/** The choices, among them the range that the address holds. */
export function daysChoicesOf(
  address: AnswersAddress,
  named: NamedDays,
): { value: DaysChoice; label: string }[] {
  const range = daysChoiceOf(address, named) === 'range' ? formatDaysFilter(address) : undefined;
  return [
    { value: 'all', label: 'All days' },
    ...(named.lastRun === undefined ? [] : [{ value: 'run' as const, label: 'Last run' }]),
    { value: 'yesterday', label: 'Yesterday' },
    { value: 'WEEK', label: 'Last 7 days' },
    { value: 'MONTH', label: 'Last 30 days' },
    ...(range === undefined ? [] : [{ value: 'range' as const, label: range }]),
    { value: 'other', label: 'Choose days...' },
  ];
}

/** `Aug 01 – Aug 03, 2026`; undefined when both ends are open. */
export function formatDaysFilter({ from, to }: AnswersAddress): string | undefined {
  if (from && to) return formatRange(from, to);
  if (from) return `from ${formatDayAndYear(from)}`;
  return to && `until ${formatDayAndYear(to)}`;
}

/** The address with other days, or with a run, in place of its own. */
export function withDays(
  address: AnswersAddress,
  days: Pick<AnswersAddress, 'from' | 'to' | 'window' | 'run'>,
): AnswersAddress {
  const { from: _from, to: _to, window: _window, run: _run, ...rest } = address;
  return { ...rest, ...days };
}

/** Outcomes of answers to filter by; `other` is a combination without a name. */
export type Outcome = 'any' | 'named' | 'unnamed' | 'missed' | 'usable' | 'failed' | 'other';

const CONDITIONS: Record<Exclude<Outcome, 'other'>, Pick<AnswersAddress, 'visible' | 'missed' | 'status'>> = {
  any: {},
  named: { visible: true },
  unnamed: { visible: false },
  missed: { missed: true },
  usable: { status: ['ANSWERED'] },
  failed: { status: FAILED },
};

const OUTCOMES = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];
const textOf = ({ visible, missed, status }: AnswersAddress) => `${visible} ${missed} ${status?.join()}`;

/** The outcome that an address holds. */
export const outcomeOf = (address: AnswersAddress): Outcome =>
  OUTCOMES.find((outcome) => textOf(CONDITIONS[outcome]) === textOf(address)) ?? 'other';

/** The address with this outcome in place of its own. */
export function withOutcome(address: AnswersAddress, outcome: Outcome): AnswersAddress {
  if (outcome === 'other') return address;
  const { visible: _visible, missed: _missed, status: _status, ...rest } = address;
  return { ...rest, ...CONDITIONS[outcome] };
}
