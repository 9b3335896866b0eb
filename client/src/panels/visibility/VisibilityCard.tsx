import { chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { MetricCard } from '../../components/figures/MetricCard.tsx';
import { ScreenLink } from '../../components/layout/ScreenLink.tsx';
import { useScreenLinks } from '../../components/layout/screen-links.ts';
import { formatCount, formatCounted, formatDay, formatDayAndYear, formatPercent } from '../../format.ts';
import { withMetricsAddress } from '../../metrics-filter/address.ts';
import { paths } from '../../paths.ts';
import { useAnswersScope } from '../answer-links/answers-scope.ts';
import { OPENS, OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { ChangeLine } from '../comparison/ChangeLine.tsx';
import { PreviousFigure } from '../comparison/PreviousFigure.tsx';
import { CardTrend } from '../figures/CardTrend.tsx';
import { FigureLine } from '../figures/FigureLine.tsx';
import type { ComparedProps } from '../figures/metrics-props.ts';
import { RateLine } from './RateLine.tsx';
import type {
  VisibilityCard_MetricsFragment,
  VisibilityCard_PreviousFragment,
} from './VisibilityCard.generated.ts';

/** Visibility and impressions of the latest day, and the mention rate of the range with its certainty. */
export function VisibilityCard({
  metrics,
  previous,
}: ComparedProps<VisibilityCard_MetricsFragment, VisibilityCard_PreviousFragment>) {
  const { topic } = useAnswersScope();
  const data = unmaskFragment<VisibilityCard_MetricsFragment>(metrics);
  const previousData = unmaskFragment<VisibilityCard_PreviousFragment>(previous);
  const visibility = data?.visibility;
  const rates = previousData?.visibility;
  return (
    <MetricCard
      title="Brand Visibility"
      info="Prompts with at least one answer that names your brand on the latest day, of all prompts. A day with less than half of the usual answers waits until it has more."
      value={visibility && <LatestPercent visibility={visibility} />}
      label={visibility?.latestDay ? `on ${formatDay(visibility.latestDay)}` : undefined}
      note={visibility ? formatBasis(visibility.promptCount, topic) : '(Loading prompt counts...)'}
      previous={previousData && <PreviousPercent previous={previousData} />}
      trend={data && <CardTrend values={data.impressionHistory.map(({ percent }) => percent)} />}
    >
      <Stack gap="1">
        <ImpressionsLine visibility={visibility} />
        <RateLine
          branded={false}
          name="Mention rate"
          info="Answers that name your brand, of all answers to prompts that do not name it themselves, with its 95% interval."
          rate={visibility?.mentionRate}
          previous={rates && { rate: rates.mentionRate, range: previousData.range }}
        />
        <RateLine
          branded
          name="Branded prompts"
          info="The mention rate of prompts that name your brand themselves; they are counted separately."
          none="None asked yet"
          rate={visibility?.brandedMentionRate}
          previous={rates && { rate: rates.brandedMentionRate, range: previousData.range }}
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

/** The percentage of the latest day of the previous period. */
function PreviousPercent({ previous }: { previous: VisibilityCard_PreviousFragment }) {
  const { percent, impressions, latestDay } = previous.visibility;
  if (latestDay === null) return <PreviousFigure range={previous.range} shown={null} of={{}} hint="" />;
  return (
    <PreviousFigure
      range={previous.range}
      shown={`${formatPercent(percent)} on ${formatDayAndYear(latestDay)}`}
      of={{ visible: true, from: latestDay, to: latestDay }}
      hint={hintOf(impressions, latestDay)}
    />
  );
}

/** The impressions of the latest day: the number opens the answers behind it, the prompts open with their figures of that day. */
function ImpressionsLine({ visibility }: { visibility: Visibility | undefined }) {
  const { platform } = useAnswersScope();
  const hasLinks = useScreenLinks();
  return (
    <FigureLine
      name="Impressions"
      info="Prompts with at least one answer that names your brand on the latest day; divided by all prompts they are the visibility."
    >
      {!visibility ? (
        <Skeleton h="4" w="40" />
      ) : visibility.latestDay === null ? (
        'None yet'
      ) : (
        <Text as="span">
          <Text as="strong" fontWeight="semibold">
            <OpenAnswers
              of={{ visible: true, from: visibility.latestDay, to: visibility.latestDay }}
              shown={formatCounted(visibility.impressions, 'impression')}
              hint={hintOf(visibility.impressions, visibility.latestDay)}
            >
              {formatCount(visibility.impressions)}
            </OpenAnswers>
          </Text>
          {' of '}
          {hasLinks ? (
            <chakra.span asChild {...OPENS}>
              <ScreenLink to={promptsOf(visibility.latestDay, platform)}>
                {formatCounted(visibility.promptCount, 'prompt')}
              </ScreenLink>
            </chakra.span>
          ) : (
            formatCounted(visibility.promptCount, 'prompt')
          )}
          {` on ${formatDayAndYear(visibility.latestDay)}`}
        </Text>
      )}
    </FigureLine>
  );
}

const promptsOf = (day: string, platform: string | undefined) =>
  `${paths.prompts}?${withMetricsAddress(new URLSearchParams(), { from: day, to: day, platform })}`;
