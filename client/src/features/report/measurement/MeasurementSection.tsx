import { chakra, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount, formatCounted, formatRange } from '../../../format.ts';
import { formatJudge } from '../format.ts';
import { Section } from '../Section.tsx';
import type { MeasurementSection_ReportFragment } from './MeasurementSection.generated.ts';

/** What was asked, where and when, what failed, and how every number is defined. */
export function MeasurementSection({ report }: { report: MeasurementSection_ReportFragment | undefined }) {
  return (
    <Section
      id="measurement"
      long
      loading={!report}
      skeleton={<Skeleton h="64" />}
      empty={false}
      emptyText=""
    >
      {report && (
        <Stack gap="6">
          <Facts {...report} />
          {report.measurement.failures.length > 0 && <Failures failures={report.measurement.failures} />}
          <Formulas {...report} />
        </Stack>
      )}
    </Section>
  );
}

const TWO_COLUMNS = '9rem minmax(0, 1fr)';

function Facts({ platforms, measurement }: MeasurementSection_ReportFragment) {
  const { prompts, brandedPrompts, asked, answers, from, to } = measurement;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: TWO_COLUMNS, _print: TWO_COLUMNS }}
      columnGap="4"
      fontSize="sm"
    >
      <Fact name="Prompts">
        {`${formatCounted(prompts, 'prompt')}, ${formatCount(brandedPrompts)} of them naming the company. All were asked exactly as given, and all are in this report.`}
      </Fact>
      <Fact name="Platforms">
        <chakra.ul listStyleType="none">
          {platforms.map(({ platform, model, answers: usable, failed }) => (
            <li key={platform.key}>
              {`${platform.name}, ${model ? `model ${model}` : 'model not given'}: ${formatCounted(usable, 'usable answer')}`}
              {failed > 0 && `, ${formatCount(failed)} failed`}
            </li>
          ))}
        </chakra.ul>
      </Fact>
      <Fact name="Asked">
        {`${formatCounted(asked, 'question')}: each prompt once on each platform. ${formatCounted(answers, 'usable answer')}, ${formatCount(asked - answers)} failed.`}
      </Fact>
      <Fact name="When">
        {from && to ? `${formatRange(from.slice(0, 10), to.slice(0, 10))} (UTC)` : 'No answer came'}
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
      <Text color="fg.muted">They are counted in no number of this report.</Text>
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

function Formulas({ company, sentiment }: MeasurementSection_ReportFragment) {
  return (
    <Stack gap="2" fontSize="sm" css={{ '& h3': { breakAfter: 'avoid' } }}>
      <Heading as="h3" fontSize="sm" fontWeight="semibold">
        What the numbers mean
      </Heading>
      <chakra.dl display="grid" gap="3">
        {describeFormulas(company, sentiment.judge).map(({ name, text }) => (
          <chakra.div key={name} breakInside="avoid">
            <chakra.dt fontWeight="medium">{name}</chakra.dt>
            <chakra.dd color="fg.muted" maxW="85ch" overflowWrap="anywhere">
              {text}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Stack>
  );
}

/** Definitions of the report's numbers, as in docs/metrics.md. */
const describeFormulas = (company: string, judge: string) => [
  {
    name: 'Visibility, mention rate',
    text: `Answers that name ${company} ÷ usable answers, of prompts that do not name it. An answer counts once, however often the name is in it. Names are found in the answers' prose; a name inside another word or a web address is none.`,
  },
  {
    name: '95% interval',
    text: 'A few answers only hint at the rate one would get from very many. For rates the range is the Wilson interval, (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) ÷ (1 + z²/n) with z = 1.96, p the rate and n the usable answers; for sentiment the Student interval, m ± t·s ÷ √n. Both take answers as independent of each other, which makes them a little narrower than they should be.',
  },
  {
    name: 'Ranking and mean position',
    text: 'Companies stand by the answers that name them, then by mean position, then by name. A position is the order of first mention among the companies compared; where an answer has a ranked list, the list decides.',
  },
  {
    name: 'Share of voice',
    text: "A company's mentions ÷ the mentions of all companies compared, of prompts that do not name the brand.",
  },
  {
    name: 'Sentiment',
    text: `How an answer speaks of ${company}, from 0 to 100 with 50 as neutral, judged by ${formatJudge(judge)}. The number is the mean over all answers that name it and could be judged.`,
  },
  {
    name: 'Failed measurements',
    text: 'A platform that could not be asked, declined or sent no text says nothing about visibility. Such measurements are listed, and counted in no rate.',
  },
];
