import { Skeleton, Text } from '@chakra-ui/react';
import { formatCounted, formatDecimal, formatPercent } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { PreviousFigure } from '../comparison/PreviousFigure.tsx';
import { FewAnswers } from '../figures/FewAnswers.tsx';
import { FigureLine } from '../figures/FigureLine.tsx';
import type { RateLine_RateFragment } from './RateLine.generated.ts';

interface RateLineProps {
  /** Whether it is of prompts that name the brand themselves. */
  branded: boolean;
  name: string;
  info: string;
  /** Shown when there are no answers to compute the rate from. */
  none?: string;
  /** Undefined while loading. */
  rate: RateLine_RateFragment | undefined;
  /** The same rate in the previous period. */
  previous?: { rate: RateLine_RateFragment; range: { from: string | null; to: string | null } } | undefined;
}

/** A rate in one line with its 95 % interval and what it is of. */
export function RateLine({ branded, name, info, none = 'No answers yet', rate, previous }: RateLineProps) {
  const hint = ({ hits }: RateLine_RateFragment) =>
    `Open the ${formatCounted(hits, 'answer')} to ${branded ? 'branded' : 'unbranded'} prompts that name your brand`;
  return (
    <FigureLine name={name} info={rate?.note ? `${info} ${rate.note}` : info}>
      {rate ? (
        <Text as="span">
          <Text as="strong" fontWeight="semibold">
            {rate.value === null ? (
              none
            ) : (
              <OpenAnswers
                of={{ visible: true, branded }}
                shown={formatPercent(rate.value)}
                hint={hint(rate)}
              >
                {formatPercent(rate.value)}
              </OpenAnswers>
            )}
          </Text>
          {rate.low !== null && rate.high !== null && (
            <Text as="span" color="fg.subtle">
              {` (${formatDecimal(rate.low)}–${formatDecimal(rate.high)}) of ${formatCounted(rate.answers, 'answer')}`}
            </Text>
          )}
          {rate.value !== null && rate.low === null && (
            <Text as="span" color="fg.subtle">
              {` of ${formatCounted(rate.answers, 'answer')}, too few for an interval`}
            </Text>
          )}
        </Text>
      ) : (
        <Skeleton h="4" w="40" />
      )}
      {rate && <FewAnswers answers={rate.answers} />}
      {previous && previous.rate.value !== null && (
        <PreviousFigure
          range={previous.range}
          shown={`${formatPercent(previous.rate.value)} before`}
          of={{ visible: true, branded }}
          hint={hint(previous.rate)}
        />
      )}
    </FigureLine>
  );
}
