import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { Bar } from '../components/Bar.tsx';
import { formatCount, formatCounted, formatDecimal, formatPercent } from '../format.ts';
import { FewAnswers } from './FewAnswers.tsx';
import type { PlatformsPanel_MetricsFragment } from './PlatformsPanel.generated.ts';

/** One platform's mention rate, drawn with its interval, and what it stands on. */
export function PlatformRow({ metrics }: { metrics: PlatformsPanel_MetricsFragment['platforms'][number] }) {
  const { platform, mentionRate: rate, answers, failed } = metrics;
  const interval = rate.low !== null && rate.high !== null ? { low: rate.low, high: rate.high } : undefined;
  return (
    <chakra.li>
      <Flex justify="space-between" align="baseline" gap="3" mb="2">
        <HStack gap="2">
          <Text fontWeight="medium">{platform.name}</Text>
          <FewAnswers answers={rate.answers} />
        </HStack>
        <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          <Text as="strong" fontWeight="semibold">
            {rate.value === null ? '–' : formatPercent(rate.value)}
          </Text>
          {interval && (
            <Text as="span" color="fg.subtle" fontSize="xs">
              {` (${formatDecimal(interval.low)}–${formatDecimal(interval.high)})`}
            </Text>
          )}
        </Text>
      </Flex>
      <Bar percent={rate.value ?? 0} interval={interval} />
      <Box mt="1.5" fontSize="xs" color="fg.subtle">
        {formatCounted(answers, 'answer')}
        {failed > 0 && ` · ${formatCount(failed)} failed, not counted`}
      </Box>
    </chakra.li>
  );
}
