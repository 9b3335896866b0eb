import { Stack, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { formatPercent } from '../../../format.ts';
import type { RateLine_RateFragment } from '../../visibility/RateLine.generated.ts';
import { formatHits, formatInterval } from '../format.ts';

/** The mention rate of prompts that name the company; it is not part of the visibility. */
export function BrandedRate({ company, rate }: { company: string; rate: RateLine_RateFragment }) {
  const interval = formatInterval(rate);
  return (
    <Stack
      gap="2"
      minW="0"
      ps={{ md: '8', _print: '6' }}
      pt={{ base: '5', md: '0', _print: '0' }}
      borderTopWidth={{ base: '1px', md: '0', _print: '0' }}
      borderStartWidth={{ md: '1px', _print: '1px' }}
    >
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {`When the prompt names ${company}`}
      </Text>
      {rate.value === null ? (
        <Text fontSize="sm">No usable answer to such a prompt.</Text>
      ) : (
        <>
          <Text fontSize="2xl" fontWeight="semibold" lineHeight="1.2" fontVariantNumeric="tabular-nums">
            {formatPercent(rate.value)}
          </Text>
          <Bar percent={rate.value} interval={rate} strong={false} />
          <Text fontSize="sm" color="fg.muted">
            {interval === null
              ? `${formatHits(rate)}, too few prompts for an interval`
              : `${formatHits(rate)}, 95% interval ${interval}%`}
          </Text>
        </>
      )}
      <Text fontSize="xs" color="fg.subtle">
        Counted separately: answers to such prompts nearly always name the company.
      </Text>
    </Stack>
  );
}
