import { Button, HStack } from '@chakra-ui/react';
import { addDays } from '../days.ts';
import { useLastRunDayQuery } from './LastRunDay.generated.ts';

interface NamedDayButtonsProps {
  /** The range that is shown; its day is marked. */
  range: { from?: string; to?: string };
  onChoose: (day: string) => void;
}

/** Single days that people ask for by name: yesterday (UTC) and the day of the last collection run. */
export function NamedDayButtons({ range, onChoose }: NamedDayButtonsProps) {
  // A run may have started since the screen was last open.
  const { data } = useLastRunDayQuery({ fetchPolicy: 'cache-and-network' });
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
  const lastRun = data?.collectionRuns[0]?.day;
  const days = [
    { label: 'Yesterday', day: yesterday },
    ...(lastRun === undefined ? [] : [{ label: 'Last run', day: lastRun }]),
  ];
  return (
    <HStack role="group" aria-label="Days by name" gap="2">
      {days.map(({ label, day }) => (
        <Button
          key={label}
          variant="outline"
          size="sm"
          aria-pressed={range.from === day && range.to === day}
          _pressed={{ borderColor: 'accent.line', fontWeight: 'semibold' }}
          onClick={() => onChoose(day)}
        >
          {label}
        </Button>
      ))}
    </HStack>
  );
}
