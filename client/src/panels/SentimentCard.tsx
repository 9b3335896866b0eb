import { usePart } from '../apollo/use-part.ts';
import { MetricCard } from '../components/MetricCard.tsx';
import { formatCount, formatCounted, formatScore } from '../format.ts';
import { CardTrend } from './CardTrend.tsx';
import type { MetricsProps } from './metrics-props.ts';
import { OpenAnswers } from './OpenAnswers.tsx';
import { ScoreScale } from './ScoreScale.tsx';
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
      info="Mean over the answers that name your brand and could be judged. An answer that cannot be judged is left out, never taken for neutral."
      value={sentiment && <Score sentiment={sentiment} />}
      label={LABEL}
      note={
        sentiment
          ? `${formatCount(sentiment.analyzed)} of ${formatCounted(sentiment.mentions, 'mention')} judged`
          : 'Loading...'
      }
      trend={data && <CardTrend values={data.sentimentHistory.map((point) => point.sentiment)} />}
    >
      <ScoreScale score={sentiment?.score ?? null} />
    </MetricCard>
  );
}

/** The mean; it opens the answers it is made of, those that could not be judged among them. */
function Score({ sentiment }: { sentiment: SentimentCard_MetricsFragment['sentiment'] }) {
  const { score, mentions } = sentiment;
  if (score === null) return '–';
  return (
    <OpenAnswers
      of={{ visible: true }}
      shown={formatScore(score)}
      hint={`Open the ${formatCounted(mentions, 'answer')} that name your brand`}
    >
      {formatScore(score)}
    </OpenAnswers>
  );
}
