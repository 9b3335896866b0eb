import { Stack } from '@chakra-ui/react';
import { partOf } from '../../apollo/part-of.ts';
import { MetricCard } from '../../components/figures/MetricCard.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { ChangeLine } from '../comparison/ChangeLine.tsx';
import { BeforeScope } from '../comparison/PreviousAnswers.tsx';
import { CardTrend } from '../figures/CardTrend.tsx';
import type { ComparedProps } from '../figures/metrics-props.ts';
import { IntervalLine } from './IntervalLine.tsx';
import { JudgesNote } from './JudgesNote.tsx';
import { ScoreScale } from './ScoreScale.tsx';
import type {
  SentimentCard_MetricsFragment,
  SentimentCard_PreviousFragment,
} from './SentimentCard.generated.ts';
import { Score, ScoreBefore } from './SentimentScore.tsx';

/** The spec shows this word beside every score. */
const LABEL = 'Medium';

/** How answers speak of the brand, how sure that is, and how many of them could be judged. */
export function SentimentCard({
  metrics,
  previous,
}: ComparedProps<SentimentCard_MetricsFragment, SentimentCard_PreviousFragment>) {
  const data = partOf<SentimentCard_MetricsFragment>(metrics);
  const before = partOf<SentimentCard_PreviousFragment>(previous);
  const sentiment = data?.sentiment;
  return (
    <MetricCard
      title="Sentiment Score"
      info="Mean over the answers that name your brand and could be judged. An answer that cannot be judged is left out, never taken for neutral."
      value={sentiment && <Score sentiment={sentiment} />}
      label={LABEL}
      note={
        sentiment
          ? `${formatCount(sentiment.analyzed)} of ${formatCounted(sentiment.mentions, 'mention')} judged`
          : 'Loading...'
      }
      before={
        sentiment &&
        before && (
          <BeforeScope range={before.range}>
            <ScoreBefore now={sentiment} before={before.sentiment} />
          </BeforeScope>
        )
      }
      trend={data && <CardTrend values={data.sentimentHistory.map((point) => point.sentiment)} />}
    >
      <Stack gap="1">
        <ScoreScale score={sentiment?.score ?? null} interval={sentiment?.mean} />
        <IntervalLine sentiment={sentiment} />
        <ChangeLine figure="Sentiment" change={sentiment?.change} />
        <JudgesNote sentiment={sentiment} compared />
      </Stack>
    </MetricCard>
  );
}
