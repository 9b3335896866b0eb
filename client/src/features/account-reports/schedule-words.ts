import type { SelectOption } from '../../components/forms/Select.tsx';
import { formatHour, WEEKDAYS } from '../../panels/send-report/when.ts';
import type { ReportDays } from '../../schema.generated.ts';
import type { ScheduleRow_ScheduleFragment } from './ScheduleList.generated.ts';

export const DAYS: Record<ReportDays, string> = {
  LAST_7_DAYS: 'Last 7 days',
  LAST_30_DAYS: 'Last 30 days',
  LAST_90_DAYS: 'Last 90 days',
  LAST_CALENDAR_MONTH: 'Last calendar month',
  LAST_CALENDAR_QUARTER: 'Last calendar quarter',
};

/** `Mondays at 09:00 (Europe/Berlin)` */
export function describeTime({
  weekday,
  monthDay,
  hour,
  timeZone,
}: Pick<ScheduleRow_ScheduleFragment, 'weekday' | 'monthDay' | 'hour' | 'timeZone'>): string {
  const day =
    weekday !== null
      ? `${WEEKDAYS[weekday - 1]}s`
      : monthDay === 31
        ? 'Every month on its last day'
        : `Every month on day ${monthDay}`;
  return `${day} at ${formatHour(hour)} (${timeZone})`;
}

export const DAY_OPTIONS: SelectOption<ReportDays>[] = [
  { value: 'LAST_7_DAYS', label: DAYS.LAST_7_DAYS },
  { value: 'LAST_30_DAYS', label: DAYS.LAST_30_DAYS },
  { value: 'LAST_90_DAYS', label: DAYS.LAST_90_DAYS },
  { value: 'LAST_CALENDAR_MONTH', label: DAYS.LAST_CALENDAR_MONTH },
  { value: 'LAST_CALENDAR_QUARTER', label: DAYS.LAST_CALENDAR_QUARTER },
];

/** `w1`–`w7` for a weekday, `m1`–`m31` for a day of the month. */
export const WHEN_OPTIONS: SelectOption[] = [
  ...WEEKDAYS.map((day, index) => ({ value: `w${index + 1}`, label: `Every week on ${day}` })),
  ...Array.from({ length: 31 }, (_, index) => ({
    value: `m${index + 1}`,
    label: index === 30 ? 'Every month on its last day' : `Every month on day ${index + 1}`,
  })),
];
