import type { SelectOption } from '../../components/forms/Select.tsx';

/** From Monday on. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** `09:00` */
export const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export const HOUR_OPTIONS: SelectOption[] = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: formatHour(hour),
}));
