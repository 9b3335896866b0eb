import { chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { formatCount, formatCounted, formatPercent } from '../../../format.ts';
import { FewAnswers } from '../../figures/FewAnswers.tsx';
import { formatHits, formatInterval } from '../format.ts';
import { Section } from '../Section.tsx';
import type { PlatformsSection_ReportFragment } from './PlatformsSection.generated.ts';

/** The mention rate on each platform that was asked. */
export function PlatformsSection({ report }: { report: PlatformsSection_ReportFragment | undefined }) {
  return (
    <Section
      id="platforms"
      info="The mention rate on each platform, of prompts that do not name the company; the bracket is the 95% interval."
      loading={!report}
      rows={3}
      empty={report?.platforms.length === 0}
      emptyText="No platform was asked"
    >
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="5">
        {report?.platforms.map((platform) => (
          <PlatformLine key={platform.platform.key} result={platform} />
        ))}
      </chakra.ul>
    </Section>
  );
}

type Result = PlatformsSection_ReportFragment['platforms'][number];

function PlatformLine({ result: { platform, mentionRate: rate, answers, failed } }: { result: Result }) {
  const interval = formatInterval(rate);
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
      <Bar percent={rate.value ?? 0} interval={rate} />
      <Text mt="1.5" fontSize="xs" color="fg.subtle">
        {rate.answers > 0 ? `Named in ${formatHits(rate)}` : 'No usable answer'}
        {answers > rate.answers &&
          ` · ${formatCounted(answers - rate.answers, 'more answer')} to prompts that name it`}
        {failed > 0 && ` · ${formatCount(failed)} failed, not counted`}
      </Text>
    </chakra.li>
  );
}
