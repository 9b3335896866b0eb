import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Bar } from '../../../components/figures/Bar.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import {
  formatCount,
  formatCounted,
  formatDayAndYear,
  formatDecimal,
  formatPercent,
} from '../../../format.ts';
import type { ActionCenterQuery, StepEffectFragment } from './ActionCenterScreen.generated.ts';

type ActionCenter = ActionCenterQuery['actionCenter'];

/** The completed steps, and what has changed since the first of them; `center` is undefined while loading. */
export function ProgressTracker({ center }: { center: ActionCenter | undefined }) {
  return (
    <Panel
      title="Progress & Impact Tracker"
      info="The change is measured: the days since the first completed step against as many days before, prompt by prompt. It is what happened since, not proof of what caused it."
      loading={!center}
      skeleton={<RowSkeletons rows={3} />}
      empty={center?.nextSteps.length === 0}
      emptyText="Nothing to track"
    >
      {center && <Progress {...center} />}
    </Panel>
  );
}

function Progress({ nextSteps, progress: { since, visibility, ownCitations } }: ActionCenter) {
  return (
    <>
      <CompletedBar total={nextSteps.length} completed={nextSteps.filter((step) => step.completed).length} />
      {since === null ? (
        <Text mt="5" fontSize="sm" color="fg.muted">
          From the first completed step on, the change of your visibility and citations is shown here.
        </Text>
      ) : (
        <>
          <Text mt="5" mb="3" fontSize="xs" color="fg.subtle">
            {`Since the first completed step, ${formatDayAndYear(since)}`}
          </Text>
          <SimpleGrid columns={{ base: 1, sm: 2, lg: 1 }} gap="4">
            <Effect of="Visibility" effect={visibility} />
            <Effect of="Own citations" effect={ownCitations} />
          </SimpleGrid>
        </>
      )}
    </>
  );
}

export function CompletedBar({ total, completed }: { total: number; completed: number }) {
  const percent = total === 0 ? 0 : (completed / total) * 100;
  return (
    <>
      <Flex justify="space-between" gap="3" mb="2" fontSize="sm" aria-live="polite">
        <Text fontVariantNumeric="tabular-nums">{`${completed} of ${total} steps completed`}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {`${formatCount(percent)}%`}
        </Text>
      </Flex>
      <div
        role="progressbar"
        aria-label="Completed steps"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={completed}
        aria-valuetext={`${completed} of ${total}`}
      >
        <Bar percent={percent} />
      </div>
    </>
  );
}

const VERDICTS = { UP: 'clearly up', DOWN: 'clearly down', NO_CLEAR_CHANGE: 'no clear change' } as const;

function Effect({ of, effect }: { of: string; effect: StepEffectFragment | null }) {
  const { difference = null, low = null, high = null } = effect ?? {};
  return (
    <Box>
      <Text fontSize="sm" color="fg.muted">
        {of}
      </Text>
      {effect && difference !== null && low !== null && high !== null ? (
        <>
          <Text
            fontSize="2xl"
            fontWeight="semibold"
            letterSpacing="-0.02em"
            fontVariantNumeric="tabular-nums"
          >
            {signed(difference)}
            <Text as="span" ms="2" fontSize="sm" fontWeight="normal" letterSpacing="0" color="fg.muted">
              {`points, ${VERDICTS[effect.verdict]}`}
            </Text>
          </Text>
          <Text fontSize="xs" color="fg.subtle">
            {`95% interval ${signed(low)} to ${signed(high)}. ${describe(effect)}`}
          </Text>
        </>
      ) : (
        <Text fontWeight="medium">Not enough answers yet</Text>
      )}
    </Box>
  );
}

const signed = (points: number) =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${formatDecimal(Math.abs(points))}`;

const describe = ({ before, after }: StepEffectFragment) =>
  `${formatPercent(after.value ?? 0)} of ${formatCounted(after.answers, 'answer')} since, ${formatPercent(before.value ?? 0)} of ${formatCount(before.answers)} before.`;
