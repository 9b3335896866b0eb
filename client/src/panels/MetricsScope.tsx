import { Text } from '@chakra-ui/react';
import { formatCounted, formatRange } from '../format.ts';

interface MetricsScopeProps {
  range: { from: string | null; to: string | null };
  answers: number;
}

/** Which answers a screen's numbers are made of; nothing without history. */
export function MetricsScope({ range, answers }: MetricsScopeProps) {
  if (!range.from || !range.to) return null;
  return (
    <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {`${formatRange(range.from, range.to)} · ${formatCounted(answers, 'answer')}`}
    </Text>
  );
}
