import { Stack } from '@chakra-ui/react';
import { partOf } from '../../apollo/part-of.ts';
import { MetricCard } from '../../components/figures/MetricCard.tsx';
import { formatCount, formatCounted, formatDayAndYear, formatPercent } from '../../format.ts';
import { useAnswersScope } from '../answer-links/answers-scope.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { ChangeLine } from '../comparison/ChangeLine.tsx';
import { formatDifference } from '../comparison/format-change.ts';
import { PreviousAnswers } from '../comparison/PreviousAnswers.tsx';
import { PreviousFigure } from '../comparison/PreviousFigure.tsx';
import { CardTrend } from '../figures/CardTrend.tsx';
import type { ComparedProps } from '../figures/metrics-props.ts';
import { RateLine } from './RateLine.tsx';
import type {
  VisibilityCard_MetricsFragment,
  VisibilityCard_PreviousFragment,
} from './VisibilityCard.generated.ts';

/** The latest visibility percentage and, below it, the mention rate with its certainty. */
export function VisibilityCard({
  metrics,
  previous,
}: ComparedProps<VisibilityCard_MetricsFragment, VisibilityCard_PreviousFragment>) {
  const { topic } = useAnswersScope();
  const data = partOf<VisibilityCard_MetricsFragment>(metrics);
  const before = partOf<VisibilityCard_PreviousFragment>(previous);
  const visibility = data?.visibility;
  return (
    <MetricCard
      title="Brand Visibility"
      info="Prompts with at least one answer that names your brand on the latest day, of all prompts."
      value={visibility && <LatestPercent visibility={visibility} />}
      note={visibility ? formatBasis(visibility.promptCount, topic) : '(Loading prompt counts...)'}
      before={
        visibility &&
        before && (
          <PreviousAnswers range={before.range}>
            <PreviousPercent now={visibility} before={before.visibility} />
          </PreviousAnswers>
        )
      }
      trend={data && <CardTrend values={data.impressionHistory.map(({ percent }) => percent)} />}
    >
      <Stack gap="1">
        <RateLine
          branded={false}
          name="Mention rate"
          info="Answers that name your brand, of all answers to prompts that do not name it themselves, with the 95% interval the true rate lies in."
          rate={visibility?.mentionRate}
          before={before && { rate: before.visibility.mentionRate, range: before.range }}
        />
        <RateLine
          branded
          name="Branded prompts"
          info="The same for prompts that name your brand themselves; they are never mixed with the others."
          none="None asked yet"
          rate={visibility?.brandedMentionRate}
          before={before && { rate: before.visibility.brandedMentionRate, range: before.range }}
        />
        <ChangeLine figure="Mention rate" change={visibility?.change} />
      </Stack>
    </MetricCard>
  );
}

const formatBasis = (prompts: number, topic: string | undefined) =>
  `Based on ${formatCount(prompts)} ${topic === undefined ? 'total prompts' : 'prompts for this topic'}`;

type Visibility = Omit<VisibilityCard_PreviousFragment['visibility'], '__typename'>;

const hintOf = (impressions: number, day: string) =>
  `Open the answers that name your brand in ${formatCounted(impressions, 'prompt')} on ${formatDayAndYear(day)}`;

/** The percentage; it opens the visible answers of the day it was counted on. */
function LatestPercent({ visibility }: { visibility: Visibility }) {
  const { percent, impressions, latestDay } = visibility;
  const shown = formatPercent(percent);
  if (latestDay === null) return shown;
  return (
    <OpenAnswers
      of={{ visible: true, from: latestDay, to: latestDay }}
      shown={shown}
      hint={hintOf(impressions, latestDay)}
    >
      {shown}
    </OpenAnswers>
  );
}

/** The percentage of the latest day of the previous period, and by how much it differs. */
function PreviousPercent({ now, before }: { now: Visibility; before: Visibility }) {
  const { percent, impressions, latestDay } = before;
  if (latestDay === null) return <PreviousFigure shown={null} of={{}} hint="" />;
  return (
    <PreviousFigure
      shown={formatPercent(percent)}
      of={{ visible: true, from: latestDay, to: latestDay }}
      hint={hintOf(impressions, latestDay)}
      more={now.latestDay === null ? undefined : formatDifference(now.percent - percent)}
    />
  );
}
