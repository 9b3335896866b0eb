import type { MetricsAddress } from './address.ts';
import { CustomRange } from './CustomRange.tsx';
import { NamedDayButtons } from './NamedDayButtons.tsx';

interface CustomDaysProps {
  address: MetricsAddress;
  /** The days shown. */
  range: { from: string | null; to: string | null } | undefined;
  /** Focuses the first field. */
  focus: boolean;
  onApply: (from: string, to: string) => void;
}

/** A day by its name, or a range of days. */
export function CustomDays({ address, range, focus, onApply }: CustomDaysProps) {
  return (
    <>
      <NamedDayButtons range={address} onChoose={(day) => onApply(day, day)} />
      <CustomRange
        key={`${address.from} ${address.to}`}
        from={address.from ?? range?.from ?? ''}
        to={address.to ?? range?.to ?? ''}
        focus={focus}
        onApply={onApply}
      />
    </>
  );
}
