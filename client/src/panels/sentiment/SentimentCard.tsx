import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { partOf } from '../../apollo/part-of.ts';
import { MetricCard } from '../../components/figures/MetricCard.tsx';
import { formatCount, formatCounted, formatDecimal, formatScore } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { ChangeLine } from '../comparison/ChangeLine.tsx';
import { formatDifference } from '../comparison/format-change.ts';
import { PreviousAnswers } from '../comparison/PreviousAnswers.tsx';
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
          <PreviousAnswers range={before.range}>
            <PreviousScore now={sentiment} before={before.sentiment} />
          </PreviousAnswers>
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

type Sentiment = Omit<SentimentCard_PreviousFragment['sentiment'], '__typename'>;

const hintOf = (mentions: number) => `Open the ${formatCounted(mentions, 'answer')} that name your brand`;

/** The mean; it opens the answers it is made of, those that could not be judged among them. */
function Score({ sentiment }: { sentiment: Sentiment }) {
  const { score, mentions } = sentiment;
  if (score === null) return '–';
  return (
    <OpenAnswers of={{ visible: true }} shown={formatScore(score)} hint={hintOf(mentions)}>
      {formatScore(score)}
    </OpenAnswers>
  );
}

/** The mean of the previous period, and by how much it differs. */
function PreviousScore({ now, before }: { now: Sentiment; before: Sentiment }) {
  return (
    <PreviousFigure
      shown={before.score === null ? null : formatScore(before.score)}
      of={{ visible: true }}
      hint={hintOf(before.mentions)}
      more={
        now.score === null || before.score === null ? undefined : formatDifference(now.score - before.score)
      }
    />
  );
}

/** How sure a score is: its 95 % interval, and whether it stands on few judged answers. */
function IntervalLine({ sentiment }: { sentiment: SentimentCard_MetricsFragment['sentiment'] | undefined }) {
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
