import { Text } from '@chakra-ui/react';
import { formatDecimal, formatPercent } from '../../format.ts';

interface MissedRateProps {
  rate: { value: number | null; low: number | null; high: number | null };
}

/** A rate with its 95 % interval. */
export function MissedRate({ rate: { value, low, high } }: MissedRateProps) {
  if (value === null || low === null || high === null) return '–';
  return (
    <>
      {formatPercent(value)}
      <Text as="span" color="fg.subtle" fontSize="xs">
        {` (${formatDecimal(low)}–${formatDecimal(high)})`}
      </Text>
    </>
  );
}
