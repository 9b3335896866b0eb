import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { FAILED } from '../../answers-address.ts';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Bar } from '../../components/figures/Bar.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatCount, formatCounted, formatDecimal, formatPercent } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { PreviousFigure } from '../comparison/PreviousFigure.tsx';
import { FewAnswers } from '../figures/FewAnswers.tsx';
import type { ComparedProps } from '../figures/metrics-props.ts';
import type {
  PlatformsPanel_MetricsFragment,
  PlatformsPanel_PreviousFragment,
} from './PlatformsPanel.generated.ts';

/** How each AI platform speaks of the brand. */
export function PlatformsPanel({
  metrics,
  previous,
}: ComparedProps<PlatformsPanel_MetricsFragment, PlatformsPanel_PreviousFragment>) {
  const data = unmaskFragment<PlatformsPanel_MetricsFragment>(metrics);
  const previousData = unmaskFragment<PlatformsPanel_PreviousFragment>(previous);
  // The first has the most answers; where another has too few days, its own interval says so.
  const note = data?.platforms[0]?.mentionRate.note ?? '';
  return (
    <Panel
      title="Top Platforms"
      info={['Mention rate on each platform, without prompts that name your brand.', note].join(' ')}
      loading={!data}
      skeleton={<RowSkeletons rows={4} />}
      empty={data?.platforms.length === 0}
      emptyText="No platform data available"
    >
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="4">
        {data?.platforms.map((platform) => (
          <PlatformRow key={platform.platform.key} metrics={platform} previous={previousData} />
        ))}
      </chakra.ul>
    </Panel>
  );
}

interface PlatformRowProps {
  metrics: PlatformsPanel_MetricsFragment['platforms'][number];
  /** The previous period; undefined without a comparison. */
  previous: PlatformsPanel_PreviousFragment | undefined;
}

/** One platform's mention rate, drawn with its interval, and the answers it is based on. */
function PlatformRow({ metrics, previous }: PlatformRowProps) {
  const { platform, mentionRate: rate, answers, failed } = metrics;
  const interval = rate.low !== null && rate.high !== null ? { low: rate.low, high: rate.high } : undefined;
  return (
    <chakra.li>
      <Flex justify="space-between" align="baseline" gap="3" mb="2">
        <HStack gap="2">
          <Text fontWeight="medium">{platform.name}</Text>
          <FewAnswers answers={rate.answers} />
        </HStack>
        <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          <Text as="strong" fontWeight="semibold">
            {rate.value === null ? (
              '–'
            ) : (
              <OpenAnswers
                of={{ visible: true, branded: false, platform: platform.key }}
                shown={formatPercent(rate.value)}
                hint={`Open the ${formatCounted(rate.hits, 'answer')} of ${platform.name} to unbranded prompts that name your brand`}
              >
                {formatPercent(rate.value)}
              </OpenAnswers>
            )}
          </Text>
          {interval && (
            <Text as="span" color="fg.subtle" fontSize="xs" title={rate.note ?? undefined}>
              {` (${formatDecimal(interval.low)}–${formatDecimal(interval.high)})`}
            </Text>
          )}
        </Text>
      </Flex>
      <Bar percent={rate.value ?? 0} interval={interval} />
      <Box mt="1.5" fontSize="xs" color="fg.subtle">
        <OpenAnswers
          of={{ status: ['ANSWERED'], platform: platform.key }}
          shown={formatCounted(answers, 'answer')}
          hint={`Open the usable answers of ${platform.name}`}
        >
          {formatCounted(answers, 'answer')}
        </OpenAnswers>
        {failed > 0 && ' · '}
        {failed > 0 && (
          <OpenAnswers
            of={{ status: FAILED, platform: platform.key }}
            shown={`${formatCount(failed)} failed`}
            hint={`Open the failed measurements of ${platform.name}`}
          >
            {`${formatCount(failed)} failed`}
          </OpenAnswers>
        )}
        {failed > 0 && ', not counted'}
        {previous && (
          <>
            {' · '}
            <PreviousRate platform={platform} previous={previous} />
          </>
        )}
      </Box>
    </chakra.li>
  );
}

interface PreviousRateProps {
  platform: { key: string; name: string };
  previous: PlatformsPanel_PreviousFragment;
}

/** A platform's mention rate in the previous period. */
function PreviousRate({ platform, previous }: PreviousRateProps) {
  const rate = previous.platforms.find((other) => other.platform.key === platform.key)?.mentionRate;
  const value = rate?.value ?? null;
  return (
    <PreviousFigure
      range={previous.range}
      shown={value === null ? null : `${formatPercent(value)} before`}
      of={{ visible: true, branded: false, platform: platform.key }}
      hint={`Open the ${formatCounted(rate?.hits ?? 0, 'answer')} of ${platform.name} to unbranded prompts that named your brand before`}
    />
  );
}
