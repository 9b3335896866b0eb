import { Box, chakra, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatPercent } from '../../../format.ts';
import { FewAnswers } from '../../figures/FewAnswers.tsx';
import { formatHits, formatInterval } from '../format.ts';
import { Section } from '../Section.tsx';
import { BrandedRate } from './BrandedRate.tsx';
import type { VisibilitySection_ReportFragment } from './VisibilitySection.generated.ts';

interface VisibilitySectionProps {
  report: VisibilitySection_ReportFragment | undefined;
  /** Address of the answers that name the company, null without one; in the report itself when left out. */
  answers?: string | null;
}

/** The visibility and its interval; beside it, the rate of the prompts that name the company. */
export function VisibilitySection({ report, answers }: VisibilitySectionProps) {
  return (
    <Section
      id="visibility"
      info="The share of answers that name the company, for prompts that do not name it. The band is the 95% interval."
      loading={!report}
      skeleton={<VisibilitySkeleton />}
    >
      {report && (
        <chakra.div
          display="grid"
          gridTemplateColumns={{
            base: '1fr',
            md: 'minmax(0, 1fr) 15rem',
            _print: 'minmax(0, 1fr) 15rem',
          }}
          gap={{ base: '6', md: '8' }}
        >
          <Headline company={report.company} rate={report.visibility} answers={answers} />
          <BrandedRate company={report.company} rate={report.brandedVisibility} />
        </chakra.div>
      )}
    </Section>
  );
}

type Rate = VisibilitySection_ReportFragment['visibility'];

function Headline({
  company,
  rate,
  answers,
}: {
  company: string;
  rate: Rate;
  answers: string | null | undefined;
}) {
  const interval = formatInterval(rate);
  const certainty = [interval && `95% interval ${interval}%.`, rate.note].filter(Boolean).join(' ');
  if (rate.value === null) {
    return (
      <Text color="fg.muted">
        No prompt without the company’s name has a usable answer, so its visibility is unknown.
      </Text>
    );
  }
  return (
    <Stack gap="4" minW="0">
      <HStack gap="3" align="baseline" wrap="wrap" rowGap="0">
        <Text
          fontSize="3.25rem"
          fontWeight="semibold"
          lineHeight="1.1"
          letterSpacing="-0.04em"
          fontVariantNumeric="tabular-nums"
        >
          {formatPercent(rate.value)}
        </Text>
        <FewAnswers answers={rate.answers} />
      </HStack>
      <RateScale rate={rate} />
      <Text overflowWrap="anywhere">
        {`${company} is named in `}
        <Hits rate={rate} answers={answers} />
        {' to prompts that do not name it.'}
      </Text>
      {certainty && (
        <Text fontSize="sm" color="fg.muted" mt="-3">
          {certainty}
        </Text>
      )}
    </Stack>
  );
}

function Hits({ rate, answers }: { rate: Rate; answers: string | null | undefined }) {
  if (answers === null) return formatHits(rate);
  return (
    <chakra.span
      asChild
      fontWeight="semibold"
      textDecoration="underline"
      textDecorationColor="border.emphasized"
      textUnderlineOffset="3px"
      borderRadius="l1"
      focusVisibleRing="outside"
      _hover={{ textDecorationColor: 'currentColor' }}
    >
      {answers ? <Link to={answers}>{formatHits(rate)}</Link> : <a href="#prompts">{formatHits(rate)}</a>}
    </chakra.span>
  );
}

const VisibilitySkeleton = () => (
  <Stack gap="4">
    <Skeleton h="14" w="40" />
    <Skeleton h="9" />
    <Skeleton h="5" w="70%" />
    <Skeleton h="4" w="50%" />
  </Stack>
);

const TICKS = [0, 25, 50, 75, 100];

/** A rate and its 95 % interval on a scale from 0 to 100 %; decorative, the text has the same numbers. */
function RateScale({ rate: { value, low, high } }: { rate: Rate }) {
  return (
    <Box aria-hidden="true">
      <Box position="relative" h="2.5" bg="bg.muted" borderRadius="full">
        {value !== null && (
          <Box h="full" bg="accent.line" borderRadius="full" style={{ width: `${value}%` }} />
        )}
        {low !== null && high !== null && (
          <Box
            position="absolute"
            insetY="-1"
            borderInlineWidth="2px"
            borderColor="fg.muted"
            bg="fg.muted/15"
            style={{ left: `${low}%`, width: `${high - low}%` }}
          />
        )}
      </Box>
      <Flex justify="space-between" mt="2" fontSize="2xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {TICKS.map((tick) => (
          <Text as="span" key={tick}>{`${tick}%`}</Text>
        ))}
      </Flex>
    </Box>
  );
}
