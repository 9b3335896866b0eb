import { Flex, Text } from '@chakra-ui/react';
import { usePart } from '../apollo/use-part.ts';
import { MetricCard } from '../components/MetricCard.tsx';
import { formatCount, formatCounted, formatScore } from '../format.ts';
import { CardTrend } from './CardTrend.tsx';
import type { MetricsProps } from './metrics-props.ts';
import {
  type SentimentCard_MetricsFragment,
  SentimentCard_MetricsFragmentDoc,
} from './SentimentCard.generated.ts';

/** The spec shows this word beside every score. */
const LABEL = 'Medium';

/** How answers speak of the brand, and how many of them could be judged. */
export function SentimentCard({ metrics }: MetricsProps<SentimentCard_MetricsFragment>) {
  const data = usePart(SentimentCard_MetricsFragmentDoc, metrics);
  const sentiment = data?.sentiment;
  return (
    <MetricCard
      title="Sentiment Score"
      info="Mean over the answers that name your brand and could be judged: 0 is bad, 50 neutral, 100 good."
      value={sentiment && (sentiment.score === null ? '–' : formatScore(sentiment.score))}
      label={LABEL}
      note={
        sentiment
          ? `${formatCount(sentiment.analyzed)} of ${formatCounted(sentiment.mentions, 'mention')} judged`
          : 'Loading...'
      }
      trend={data && <CardTrend values={data.sentimentHistory.map((point) => point.sentiment)} />}
    >
      <Flex minH="10">
        <Text fontSize="sm" color="fg.muted">
          {sentiment?.score === null
            ? 'No mention could be judged yet; nothing is guessed.'
            : 'Mentions that say neither good nor bad count as neutral; those that cannot be judged are left out.'}
        </Text>
      </Flex>
    </MetricCard>
  );
}
