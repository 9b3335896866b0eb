import { useMemo } from 'react';
import type { AnswersAddress } from '../../answers-address.ts';
import { SegmentedControl } from '../../components/forms/SegmentedControl.tsx';
import { useChoiceParam } from '../../use-choice-param.ts';
import { useFilterDays } from '../comparison/filter-days.ts';
import { useAnswersScope } from './answers-scope.ts';

const WINDOWS = [
  { value: 'month', label: 'Last Month', days: 30, window: 'MONTH' },
  { value: 'week', label: 'Last Week', days: 7, window: 'WEEK' },
] as const;

export type TimeWindowKey = 'all' | (typeof WINDOWS)[number]['value'];

interface TimeWindowState {
  chosen: TimeWindowKey;
  /** Windows to choose from: those shorter than the range. */
  options: { value: TimeWindowKey; label: string }[];
  choose: (window: TimeWindowKey) => void;
  /** The surrounding answers scope, narrowed to the window. */
  scope: AnswersAddress;
}

/** A panel's own time filter; the address holds it, so that it survives a reload. */
export function useTimeWindow(panel: 'sources' | 'competitors'): TimeWindowState {
  const scope = useAnswersScope();
  const rangeDays = useFilterDays();
  const shorter = WINDOWS.filter(({ days }) => rangeDays === null || days < rangeDays);
  const [chosen, choose] = useChoiceParam<TimeWindowKey>(panel, [
    'all',
    ...shorter.map(({ value }) => value),
  ]);
  const window = shorter.find(({ value }) => value === chosen)?.window;
  return {
    chosen,
    options: [{ value: 'all', label: rangeDays === null ? 'All Time' : 'Whole range' }, ...shorter],
    choose,
    scope: useMemo(() => ({ ...scope, window }), [scope, window]),
  };
}

/** The buttons of a panel's time filter; nothing where the range is shorter than every window. */
export function TimeWindowControl({ title, state }: { title: string; state: TimeWindowState }) {
  const { chosen, options, choose } = state;
  if (options.length === 1) return null;
  return (
    <SegmentedControl label={`${title} time range`} options={options} value={chosen} onChange={choose} />
  );
}
