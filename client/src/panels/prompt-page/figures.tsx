import { Text } from '@chakra-ui/react';
import { formatCounted, formatDecimal, formatPercent } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import type { PromptPage_RateFragment } from './PromptPage.generated.ts';

interface Ends {
  low: number | null;
  high: number | null;
}

/** ` (12.3–45.6)`; empty without an interval. */
export const formatInterval = ({ low, high }: Ends) =>
  low === null || high === null ? '' : ` (${formatDecimal(low)}–${formatDecimal(high)})`;

/** A mean with its interval; a dash without one. */
export const formatMean = (mean: (Ends & { value: number | null }) | null) =>
  mean === null || mean.value === null ? '–' : formatDecimal(mean.value) + formatInterval(mean);

interface RateOpensProps {
  rate: PromptPage_RateFragment;
  /** The answers behind it, within the range. */
  of: Parameters<typeof OpenAnswers>[0]['of'];
  /** “to this prompt that name Acme” */
  which: string;
}

/** A rate with its interval; it opens the answers that it counts. */
export function RateOpens({ rate, of, which }: RateOpensProps) {
  if (rate.value === null) return '–';
  const shown = formatPercent(rate.value);
  return (
    <>
      {rate.hits === 0 ? (
        shown
      ) : (
        <OpenAnswers of={of} shown={shown} hint={`Open the ${formatCounted(rate.hits, 'answer')} ${which}`}>
          {shown}
        </OpenAnswers>
      )}
      <Text as="span" color="fg.subtle" title={rate.note ?? undefined}>
        {formatInterval(rate)}
      </Text>
    </>
  );
}
