import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Bar } from '../../../components/figures/Bar.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount } from '../../../format.ts';
import type { ActionCenterQuery } from './ActionCenterScreen.generated.ts';
import { progressOf } from './progress.ts';

interface ImpactTrackerProps {
  /** Undefined while it loads. */
  center: ActionCenterQuery['actionCenter'] | undefined;
}

/** How many steps are completed, and what that brings by rule of thumb. */
export function ImpactTracker({ center }: ImpactTrackerProps) {
  const progress = center && progressOf(center);
  return (
    <Panel
      title="Progress & Impact Tracker"
      info="A rule of thumb, not a measurement: each completed step counts the same. The dashboard shows what really changed."
      loading={!progress}
      skeleton={<RowSkeletons rows={3} />}
      empty={progress?.total === 0}
      emptyText="Nothing to track"
    >
      {progress && (
        <>
          <Flex justify="space-between" gap="3" mb="2" fontSize="sm" aria-live="polite">
            <Text fontVariantNumeric="tabular-nums">
              {`${progress.completed} of ${progress.total} steps completed`}
            </Text>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              {`${formatCount(progress.percent)}%`}
            </Text>
          </Flex>
          <div
            role="progressbar"
            aria-label="Completed steps"
            aria-valuemin={0}
            aria-valuemax={progress.total}
            aria-valuenow={progress.completed}
            aria-valuetext={`${progress.completed} of ${progress.total}`}
          >
            <Bar percent={progress.percent} />
          </div>
          <SimpleGrid columns={{ base: 1, sm: 2, lg: 1 }} gap="3" mt="5">
            <Gain percent={progress.visibilityGain} of="visibility" />
            <Gain percent={progress.citationGain} of="citation increase" />
          </SimpleGrid>
          <Text mt="4" fontSize="xs" color="fg.subtle">
            {`Estimated by rule of thumb: each step adds ${center.visibilityGainPerStep}% visibility and ${center.citationGainPerStep}% citation increase.`}
          </Text>
        </>
      )}
    </Panel>
  );
}

function Gain({ percent, of }: { percent: number; of: string }) {
  return (
    <Box>
      <Text
        as="span"
        fontSize="2xl"
        fontWeight="semibold"
        letterSpacing="-0.02em"
        fontVariantNumeric="tabular-nums"
      >
        {`+${formatCount(percent)}%`}
      </Text>
      <Text as="span" ms="2" fontSize="sm" color="fg.muted">
        {of}
      </Text>
    </Box>
  );
}
