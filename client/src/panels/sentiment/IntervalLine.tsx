import { Skeleton, Text } from '@chakra-ui/react';
import { formatDecimal } from '../../format.ts';
import { FewAnswers } from '../figures/FewAnswers.tsx';
import { FigureLine } from '../figures/FigureLine.tsx';
import type { SentimentCard_MetricsFragment } from './SentimentCard.generated.ts';

/** How sure a score is: its 95 % interval, and whether it stands on few judged answers. */
export function IntervalLine({
  sentiment,
}: {
  sentiment: SentimentCard_MetricsFragment['sentiment'] | undefined;
}) {
  const { low = null, high = null } = sentiment?.mean ?? {};
  return (
    <FigureLine
      name="95% interval"
      about="Sentiment interval"
      info="The range the true mean lies in, as far as the judged answers can tell; it takes two of them."
    >
      {sentiment ? (
        <Text as="span">
          {low === null || high === null ? 'Too few judged' : `${formatDecimal(low)}–${formatDecimal(high)}`}
        </Text>
      ) : (
        <Skeleton h="4" w="24" />
      )}
      {sentiment && <FewAnswers answers={sentiment.analyzed} kind="judged answer" />}
    </FigureLine>
  );
}
