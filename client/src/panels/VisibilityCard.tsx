import { Skeleton, Stack } from '@chakra-ui/react';
import { usePart } from '../apollo/use-part.ts';
import { MetricCard } from '../components/MetricCard.tsx';
import { formatCount, formatCounted, formatDayAndYear, formatPercent } from '../format.ts';
import { CardTrend } from './CardTrend.tsx';
import { ChangeVerdict } from './ChangeVerdict.tsx';
import { FigureLine } from './FigureLine.tsx';
import type { MetricsProps } from './metrics-props.ts';
import { OpenAnswers } from './OpenAnswers.tsx';
import { RateLine } from './RateLine.tsx';
import {
  type VisibilityCard_MetricsFragment,
  VisibilityCard_MetricsFragmentDoc,
} from './VisibilityCard.generated.ts';

interface VisibilityCardProps extends MetricsProps<VisibilityCard_MetricsFragment> {
  /** The line under the number, such as "Based on 40 total prompts". */
  basis: (promptCount: string) => string;
}

/** The latest visibility percentage and, below it, the mention rate with its certainty. */
export function VisibilityCard({ metrics, basis }: VisibilityCardProps) {
  const data = usePart(VisibilityCard_MetricsFragmentDoc, metrics);
  const visibility = data?.visibility;
  return (
    <MetricCard
      title="Brand Visibility"
      info="Prompts with at least one answer that names your brand on the latest day, of all prompts."
      value={visibility && <LatestPercent visibility={visibility} />}
      note={visibility ? basis(formatCount(visibility.promptCount)) : '(Loading prompt counts...)'}
      trend={data && <CardTrend values={data.impressionHistory.map(({ percent }) => percent)} />}
    >
      <Stack gap="1">
        <RateLine
          branded={false}
          name="Mention rate"
          info="Answers that name your brand, of all answers to prompts that do not name it themselves, with the 95% interval the true rate lies in."
          rate={visibility?.mentionRate}
        />
        <RateLine
          branded
          name="Branded prompts"
          info="The same for prompts that name your brand themselves; they are never mixed with the others."
          none="None asked yet"
          rate={visibility?.brandedMentionRate}
        />
        <FigureLine
          name="Change"
          info="Mention rate of the last 7 days against the 7 days before. It is called a change only where chance cannot explain it (95%)."
        >
          {visibility ? (
            <ChangeVerdict change={visibility.change} />
          ) : (
            <Skeleton h="5" w="32" borderRadius="full" />
          )}
        </FigureLine>
      </Stack>
    </MetricCard>
  );
}

/** The percentage; it opens the visible answers of the day it was counted on. */
function LatestPercent({ visibility }: { visibility: VisibilityCard_MetricsFragment['visibility'] }) {
  const { percent, impressions, latestDay } = visibility;
  const shown = formatPercent(percent);
  if (latestDay === null) return shown;
  return (
    <OpenAnswers
      of={{ visible: true, from: latestDay, to: latestDay }}
      shown={shown}
      hint={`Open the answers that name your brand in ${formatCounted(impressions, 'prompt')} on ${formatDayAndYear(latestDay)}`}
    >
      {shown}
    </OpenAnswers>
  );
}
