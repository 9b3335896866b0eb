import type { FragmentType } from '@apollo/client';
import { chakra, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { partOf } from '../../../apollo/part-of.ts';
import { formatPercent } from '../../../format.ts';
import { FewAnswers } from '../../../panels/figures/FewAnswers.tsx';
import { hitsOf, intervalOf } from '../report-words.ts';
import { Section } from '../Section.tsx';
import { BrandedRate } from './BrandedRate.tsx';
import { RateScale } from './RateScale.tsx';
import type { VisibilitySection_ReportFragment } from './VisibilitySection.generated.ts';

/** The report's main number with how sure it is; beside it, what answers say when the question names the company. */
export function VisibilitySection({
  report,
}: {
  report: FragmentType<VisibilitySection_ReportFragment> | undefined;
}) {
  const data = partOf<VisibilitySection_ReportFragment>(report);
  return (
    <Section
      id="visibility"
      info="How many of the answers to prompts that do not name the company name it all the same. The band is the 95% interval."
      loading={!data}
      skeleton={<VisibilitySkeleton />}
      empty={false}
      emptyText=""
    >
      {data && (
        <chakra.div
          display="grid"
          gridTemplateColumns={{
            base: '1fr',
            md: 'minmax(0, 1fr) 15rem',
            _print: 'minmax(0, 1fr) 15rem',
          }}
          gap={{ base: '6', md: '8' }}
        >
          <Headline company={data.company} rate={data.visibility} />
          <BrandedRate company={data.company} rate={data.brandedVisibility} />
        </chakra.div>
      )}
    </Section>
  );
}

function Headline({
  company,
  rate,
}: {
  company: string;
  rate: VisibilitySection_ReportFragment['visibility'];
}) {
  const interval = intervalOf(rate);
  if (rate.value === null || interval === null) {
    return (
      <Text color="fg.muted">
        There is no usable answer to a prompt that does not name the company, so its visibility is not known.
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
        <chakra.a
          href="#prompts"
          fontWeight="semibold"
          textDecoration="underline"
          textDecorationColor="border.emphasized"
          textUnderlineOffset="3px"
          borderRadius="l1"
          focusVisibleRing="outside"
          _hover={{ textDecorationColor: 'currentColor' }}
        >
          {hitsOf(rate)}
        </chakra.a>
        {' to prompts that do not name it.'}
      </Text>
      <Text fontSize="sm" color="fg.muted" mt="-3">
        {`95% interval ${interval}%: where the rate would most likely settle with many more answers.`}
      </Text>
    </Stack>
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
