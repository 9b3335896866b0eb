import { chakra, Flex, Text } from '@chakra-ui/react';
import { Bar } from '../../../components/figures/Bar.tsx';
import { formatDecimal, formatPercent } from '../../../format.ts';
import { formatHits } from '../../../panels/report/format.ts';
import { Section } from '../../../panels/report/Section.tsx';
import type { TopicsSection_PeriodFragment } from './TopicsSection.generated.ts';

/** The mention rate and the sentiment of each topic. */
export function TopicsSection({ period }: { period: TopicsSection_PeriodFragment | undefined }) {
  return (
    <Section
      id="topics"
      long
      info="The mention rate of each topic’s prompts that do not name the company; the bracket is the 95% interval."
      loading={!period}
      rows={4}
      empty={period?.topics.length === 0}
      emptyText="No topic has answers in these days"
    >
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {period?.topics.map(({ name, mentionRate: rate, sentiment }) => (
          <chakra.li key={name} breakInside="avoid">
            <Flex justify="space-between" align="baseline" gap="3" mb="1.5">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {name}
              </Text>
              <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {rate.value === null ? '–' : formatPercent(rate.value)}
              </Text>
            </Flex>
            <Bar percent={rate.value ?? 0} interval={rate} />
            <Text mt="1" fontSize="xs" color="fg.muted">
              {`${rate.answers > 0 ? `Named in ${formatHits(rate)}` : 'No usable answer'} · ${sentiment === null ? 'no sentiment' : `sentiment ${formatDecimal(sentiment)}`}`}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}
