import { Center, chakra, Heading, Text } from '@chakra-ui/react';
import type { NextStepKind } from '../../../schema.generated.ts';
import { Section } from '../Section.tsx';
import type { NextStepsSection_ReportFragment } from './NextStepsSection.generated.ts';

const STEP_KINDS: Record<NextStepKind, string> = {
  WIN_PROMPT: 'Win a question',
  EARN_SOURCE: 'Earn a source',
  OWN_PAGE: 'Your own pages',
  WEAK_PLATFORM: 'A weak platform',
  SENTIMENT: 'How you are spoken of',
  RIVAL: 'A competitor',
  BE_NAMED_FIRST: 'Be named first',
  PROFILE: 'Your profile',
  MEASURE_AGAIN: 'Measure again',
};

/** What to do next, with the figures each step follows from. */
export function NextStepsSection({ report }: { report: NextStepsSection_ReportFragment | undefined }) {
  return (
    <Section
      id="next-steps"
      long
      info="Derived from this report's own figures, the most urgent first."
      loading={!report}
      rows={5}
      empty={report?.nextSteps.length === 0}
      emptyText="There is nothing to suggest"
    >
      <chakra.ol listStyleType="none" display="grid" gap="5">
        {report?.nextSteps.map((step, index) => (
          <Step key={`${step.kind} ${step.title}`} number={index + 1} step={step} />
        ))}
      </chakra.ol>
    </Section>
  );
}

interface StepProps {
  number: number;
  step: NextStepsSection_ReportFragment['nextSteps'][number];
}

function Step({ number, step: { kind, title, detail, evidence } }: StepProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="1.75rem minmax(0, 1fr)"
      gap="3.5"
      overflowWrap="anywhere"
      breakInside="avoid"
    >
      <Center
        boxSize="7"
        borderRadius="full"
        bg="accent.muted"
        color="accent.fg"
        fontSize="sm"
        fontWeight="semibold"
      >
        {number}
      </Center>
      <div>
        <Text fontSize="xs" color="fg.subtle">
          {STEP_KINDS[kind]}
        </Text>
        <Heading as="h3" fontSize="md" fontWeight="semibold">
          {title}
        </Heading>
        <Text mt="1" maxW="75ch" color="fg.muted">
          {detail}
        </Text>
        <Text mt="2" ps="3" borderStartWidth="2px" borderColor="accent.emphasized" fontSize="sm" maxW="80ch">
          {evidence}
        </Text>
      </div>
    </chakra.li>
  );
}
