import type { FragmentType } from '@apollo/client';
import { chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { partOf } from '../../../apollo/part-of.ts';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Bar } from '../../../components/figures/Bar.tsx';
import { formatCount, formatCounted, formatPercent } from '../../../format.ts';
import { FewAnswers } from '../../../panels/figures/FewAnswers.tsx';
import { hitsOf, intervalOf } from '../report-words.ts';
import { Section } from '../Section.tsx';
import type { PlatformsSection_ReportFragment } from './PlatformsSection.generated.ts';

/** The mention rate on each platform that was asked. */
export function PlatformsSection({
  report,
}: {
  report: FragmentType<PlatformsSection_ReportFragment> | undefined;
}) {
  const data = partOf<PlatformsSection_ReportFragment>(report);
  return (
    <Section
      id="platforms"
      info="The mention rate on each platform, of prompts that do not name the company; the bracket is the 95% interval."
      loading={!data}
      skeleton={<RowSkeletons rows={3} />}
      empty={data?.platforms.length === 0}
      emptyText="No platform was asked"
    >
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="5">
        {data?.platforms.map((platform) => (
          <PlatformLine key={platform.platform.key} findings={platform} />
        ))}
      </chakra.ul>
    </Section>
  );
}

type Findings = PlatformsSection_ReportFragment['platforms'][number];

function PlatformLine({
  findings: { platform, mentionRate: rate, answers, failed },
}: {
  findings: Findings;
}) {
  const interval = intervalOf(rate);
  return (
    <chakra.li breakInside="avoid">
      <Flex justify="space-between" align="baseline" gap="3" mb="2">
        <HStack gap="2" minW="0">
          <Text fontWeight="medium" truncate>
            {platform.name}
          </Text>
          <FewAnswers answers={rate.answers} />
        </HStack>
        <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          <Text as="strong" fontWeight="semibold">
            {rate.value === null ? '–' : formatPercent(rate.value)}
          </Text>
          {interval && (
            <Text as="span" color="fg.subtle" fontSize="xs">
              {` (${interval})`}
            </Text>
          )}
        </Text>
      </Flex>
      <Bar
        percent={rate.value ?? 0}
        interval={rate.low !== null && rate.high !== null ? { low: rate.low, high: rate.high } : undefined}
      />
      <Text mt="1.5" fontSize="xs" color="fg.subtle">
        {rate.answers > 0 ? `Named in ${hitsOf(rate)}` : 'No usable answer'}
        {answers > rate.answers &&
          ` · ${formatCounted(answers - rate.answers, 'more answer')} to prompts that name it`}
        {failed > 0 && ` · ${formatCount(failed)} failed, not counted`}
      </Text>
    </chakra.li>
  );
}
