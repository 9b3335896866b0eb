import type { FragmentType } from '@apollo/client';
import { Center, chakra, Heading, Text } from '@chakra-ui/react';
import { partOf } from '../../../apollo/part-of.ts';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { STEP_KINDS } from '../report-words.ts';
import { Section } from '../Section.tsx';
import type { NextStepsSection_ReportFragment } from './NextStepsSection.generated.ts';

/** What to do, and the figures each step follows from. */
export function NextStepsSection({
  report,
}: {
  report: FragmentType<NextStepsSection_ReportFragment> | undefined;
}) {
  const data = partOf<NextStepsSection_ReportFragment>(report);
  return (
    <Section
      id="next-steps"
      long
      info="Derived from this report's own figures, the most urgent first."
      loading={!data}
      skeleton={<RowSkeletons rows={5} />}
      empty={data?.nextSteps.length === 0}
      emptyText="There is nothing to suggest"
    >
      <chakra.ol listStyleType="none" display="grid" gap="5">
        {data?.nextSteps.map((step, index) => (
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
