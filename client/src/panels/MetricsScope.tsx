import { Stack, Text } from '@chakra-ui/react';
import { formatCounted, formatRange } from '../format.ts';
import { OpenAnswers } from './OpenAnswers.tsx';

interface MetricsScopeProps {
  range: { from: string | null; to: string | null };
  answers: number;
  /** The latest attempt to bring the numbers up to date failed. */
  stale: boolean;
}

/** Which answers a screen's numbers are made of; nothing without history. */
export function MetricsScope({ range, answers, stale }: MetricsScopeProps) {
  if (!range.from || !range.to) return null;
  const shown = `${formatRange(range.from, range.to)} · ${formatCounted(answers, 'answer')}`;
  return (
    <Stack gap="0.5" fontSize="sm" color="fg.muted" textAlign={{ md: 'end' }}>
      <Text fontVariantNumeric="tabular-nums">
        <OpenAnswers of={{ status: ['ANSWERED'] }} shown={shown} hint="Open these answers">
          {shown}
        </OpenAnswers>
      </Text>
      {stale && <Text role="status">Could not refresh; these are the numbers from before.</Text>}
    </Stack>
  );
}
