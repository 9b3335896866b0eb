import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { MetricCard } from '../../components/figures/MetricCard.tsx';
import { formatCount, formatCounted, formatDecimal, formatScore } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { ChangeLine } from '../comparison/ChangeLine.tsx';
import { PreviousFigure } from '../comparison/PreviousFigure.tsx';
import { CardTrend } from '../figures/CardTrend.tsx';
import { FewAnswers } from '../figures/FewAnswers.tsx';
import { FigureLine } from '../figures/FigureLine.tsx';
import type { ComparedProps } from '../figures/metrics-props.ts';
import { JudgesNote } from './JudgesNote.tsx';
import { ScoreScale } from './ScoreScale.tsx';
import type {
  SentimentCard_MetricsFragment,
  SentimentCard_PreviousFragment,
} from './SentimentCard.generated.ts';
import { SentimentShares } from './SentimentShares.tsx';

/** The spec shows this word beside every score. */
const LABEL = 'Medium';

/** The mean sentiment towards the brand with its interval, and how many mentions could be judged. */
export function SentimentCard({
  metrics,
  previous,
}: ComparedProps<SentimentCard_MetricsFragment, SentimentCard_PreviousFragment>) {
  const data = unmaskFragment<SentimentCard_MetricsFragment>(metrics);
  const previousData = unmaskFragment<SentimentCard_PreviousFragment>(previous);
  const sentiment = data?.sentiment;
  return (
    <MetricCard
      title="Sentiment Score"
      info="Mean over the answers that name your brand and could be judged. 70 means that of a hundred answers like these, readers call 70 positive. Answers that say nothing to judge by are left out, not counted as mixed."
      value={sentiment && <Score sentiment={sentiment} />}
      label={LABEL}
      note={
        sentiment
          ? `${formatCount(sentiment.analyzed)} of ${formatCounted(sentiment.mentions, 'answer')} judged`
          : 'Loading...'
      }
      previous={
        previousData && (
          <PreviousFigure
            range={previousData.range}
            shown={formatPrevious(previousData.sentiment)}
            of={{ visible: true }}
            hint={hintOf(previousData.sentiment.mentions)}
          />
        )
      }
      trend={data && <CardTrend values={data.sentimentHistory.map((point) => point.sentiment)} />}
    >
      <Stack gap="1">
        <ScoreScale score={sentiment?.score ?? null} interval={sentiment?.mean} />
        <SentimentShares sentiment={sentiment} />
        <IntervalLine sentiment={sentiment} />
        <ChangeLine figure="Sentiment" change={sentiment?.change} />
        <JudgesNote sentiment={sentiment} compared />
      </Stack>
    </MetricCard>
  );
}

const formatPrevious = ({ score }: { score: number | null }) =>
  score === null ? null : `${formatScore(score)} before`;

const hintOf = (mentions: number) => `Open the ${formatCounted(mentions, 'answer')} that name your brand`;

/** The mean; it opens the answers that name the brand, also those that could not be judged. */
function Score({ sentiment: { score, mentions } }: Pick<SentimentCard_MetricsFragment, 'sentiment'>) {
  if (score === null) return '–';
  return (
    <OpenAnswers of={{ visible: true }} shown={formatScore(score)} hint={hintOf(mentions)}>
      {formatScore(score)}
    </OpenAnswers>
  );
}

/** A score's 95 % interval, with a warning when few answers were judged. */
function IntervalLine({ sentiment }: { sentiment: SentimentCard_MetricsFragment['sentiment'] | undefined }) {
  const { low = null, high = null, note = '' } = sentiment?.mean ?? {};
  return (
    <FigureLine name="95% interval" about="Sentiment interval" info={note}>
      {sentiment ? (
        <Text as="span">
          {low === null || high === null ? 'Too few answers' : `${formatDecimal(low)}–${formatDecimal(high)}`}
        </Text>
      ) : (
        <Skeleton h="4" w="24" />
      )}
      {sentiment && <FewAnswers answers={sentiment.analyzed} kind="judged answer" />}
    </FigureLine>
  );
}
