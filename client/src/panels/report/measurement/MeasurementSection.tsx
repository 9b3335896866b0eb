import { chakra, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount, formatCounted, formatRange } from '../../../format.ts';
import { formatJudge } from '../format.ts';
import { Section } from '../Section.tsx';
import type { MeasurementSection_ReportFragment } from './MeasurementSection.generated.ts';

interface MeasurementSectionProps {
  report: MeasurementSection_ReportFragment | undefined;
  /** Its answers were collected day by day for an account, not asked for the report. */
  collected?: boolean;
}

/** What was asked, where and when, what failed, and how every number is defined. */
export function MeasurementSection({ report, collected = false }: MeasurementSectionProps) {
  return (
    <Section id="measurement" long loading={!report} skeleton={<Skeleton h="64" />}>
      {report && (
        <Stack gap="6">
          <Facts {...report} collected={collected} />
          {report.measurement.failures.length > 0 && <Failures failures={report.measurement.failures} />}
          <Formulas {...report} />
        </Stack>
      )}
    </Section>
  );
}

const TWO_COLUMNS = '9rem minmax(0, 1fr)';

function Facts({
  platforms,
  measurement,
  collected,
}: MeasurementSection_ReportFragment & { collected: boolean }) {
  const { prompts, brandedPrompts, asked, answers, from, to } = measurement;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: TWO_COLUMNS, _print: TWO_COLUMNS }}
      columnGap="4"
      fontSize="sm"
    >
      <Fact name="Prompts">
        {`${formatCounted(prompts, 'prompt')}, ${formatCount(brandedPrompts)} of which name the company.${collected ? '' : ' All were asked exactly as given, and this report contains all of them.'}`}
      </Fact>
      <Fact name="Platforms">
        <chakra.ul listStyleType="none">
          {platforms.map(({ platform, model, answers: usable, failed }) => (
            <li key={platform.key}>
              {`${platform.name}${collected && !model ? '' : `, ${model ? `model ${model}` : 'model not given'}`}: ${formatCounted(usable, 'usable answer')}`}
              {failed > 0 && `, ${formatCount(failed)} failed`}
            </li>
          ))}
        </chakra.ul>
      </Fact>
      <Fact name="Asked">
        {`${formatCounted(asked, 'question')}${collected ? '.' : ': each prompt once on each platform.'} ${formatCounted(answers, 'usable answer')}, ${formatCount(asked - answers)} failed.`}
      </Fact>
      <Fact name="When">
        {from && to ? `${formatRange(from.slice(0, 10), to.slice(0, 10))} (UTC)` : 'No answers'}
      </Fact>
    </chakra.dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted" pt="2">
        {name}
      </chakra.dt>
      <chakra.dd py={{ base: '0.5', sm: '2' }} overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </>
  );
}

function Failures({ failures }: { failures: MeasurementSection_ReportFragment['measurement']['failures'] }) {
  return (
    <Stack gap="2" fontSize="sm" breakInside="avoid">
      <Heading as="h3" fontSize="sm" fontWeight="semibold">
        Failed measurements
      </Heading>
      <Text color="fg.muted">They do not count in any number of this report.</Text>
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {failures.map(({ platform, reason, count }) => (
          <chakra.li key={`${platform.key} ${reason}`} overflowWrap="anywhere">
            {`${platform.name}, ${formatCounted(count, 'time')}: ${reason}`}
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

function Formulas({ formulas, sentiment }: MeasurementSection_ReportFragment) {
  return (
    <Stack gap="2" fontSize="sm" css={{ '& h3': { breakAfter: 'avoid' } }}>
      <Heading as="h3" fontSize="sm" fontWeight="semibold">
        What the numbers mean
      </Heading>
      <chakra.dl display="grid" gap="3">
        {formulas.map(({ name, text }) => (
          <chakra.div key={name} breakInside="avoid">
            <chakra.dt fontWeight="medium">{name}</chakra.dt>
            <chakra.dd color="fg.muted" maxW="85ch" overflowWrap="anywhere">
              {text}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <Text color="fg.muted">{`Sentiment was judged by ${formatJudge(sentiment.judge)}.`}</Text>
    </Stack>
  );
}
