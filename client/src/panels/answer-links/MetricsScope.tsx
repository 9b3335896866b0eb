import { Box, Stack, Text } from '@chakra-ui/react';
import { formatCounted, formatRange } from '../../format.ts';
import { PreviousAnswers } from '../comparison/PreviousFigure.tsx';
import type { MetricsScope_PreviousFragment } from './MetricsScope.generated.ts';
import { OpenAnswers } from './OpenAnswers.tsx';

interface Period {
  range: { from: string | null; to: string | null };
  answers: number;
}

interface MetricsScopeProps extends Period {
  /** The previous period, where it is shown beside the range. */
  previous: MetricsScope_PreviousFragment | null | undefined;
  /** The numbers could not be refreshed. */
  stale: boolean;
}

/** Keeps the line's height while the numbers load. */
export const MetricsScopeSpace = () => <Box fontSize="sm" minH="1.5em" />;

/** The days and answers that a screen's numbers are made of; nothing without history. */
export function MetricsScope({ range, answers, previous, stale }: MetricsScopeProps) {
  if (!range.from || !range.to) return null;
  return (
    <Stack gap="0.5" fontSize="sm" color="fg.muted" textAlign={{ md: 'end' }}>
      <Text fontVariantNumeric="tabular-nums">
        <UsableAnswers range={range} answers={answers} />
      </Text>
      {previous && (
        <PreviousAnswers range={previous.range}>
          <Text fontSize="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
            Compared with <UsableAnswers {...previous} />
          </Text>
        </PreviousAnswers>
      )}
      {stale && <Text role="status">Could not refresh. These numbers may be out of date.</Text>}
    </Stack>
  );
}

function UsableAnswers({ range: { from, to }, answers }: Period) {
  const shown = `${from && to ? `${formatRange(from, to)} · ` : ''}${formatCounted(answers, 'answer')}`;
  return (
    <OpenAnswers of={{ status: ['ANSWERED'] }} shown={shown} hint="Open these answers">
      {shown}
    </OpenAnswers>
  );
}
