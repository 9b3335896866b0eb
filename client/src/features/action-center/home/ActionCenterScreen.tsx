import { Box, Flex, Grid, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Bar } from '../../../components/figures/Bar.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount } from '../../../format.ts';
import { ACTION_CENTER_DESCRIPTION } from '../ActionGate.tsx';
import { KeyInsight } from '../KeyInsight.tsx';
import { ToolCards } from '../ToolCards.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import { type ActionCenterQuery, useActionCenterQuery } from './ActionCenterScreen.generated.ts';
import { NextSteps } from './NextSteps.tsx';
import { OpportunityRadar } from './OpportunityRadar.tsx';

type ActionCenter = ActionCenterQuery['actionCenter'];

/** The general view's Action Center. */
export function ActionCenterScreen() {
  return (
    <ToolScreen
      backLink={false}
      title="Action Center"
      description={ACTION_CENTER_DESCRIPTION}
      notice="Sample content, not measured"
      query={useActionCenterQuery()}
      field="actionCenter"
      errorText="The Action Center could not be loaded."
      skeleton={<Panels center={undefined} />}
    >
      {(center) => <Panels center={center} />}
    </ToolScreen>
  );
}

function Panels({ center }: { center: ActionCenter | undefined }) {
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <KeyInsight text={center?.keyInsight} />
      <ToolCards />
      <OpportunityRadar opportunities={center?.opportunities} />
      <Grid
        templateColumns={{ base: '1fr', lg: '1fr 20rem' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
        <NextSteps steps={center?.nextSteps} />
        <Box position={{ lg: 'sticky' }} top="5">
          <ImpactTracker center={center} />
        </Box>
      </Grid>
    </Stack>
  );
}

/** The completed steps and their estimated gains; `center` is undefined while loading. */
function ImpactTracker({ center }: { center: ActionCenter | undefined }) {
  return (
    <Panel
      title="Progress & Impact Tracker"
      info="A rule of thumb, not a measurement: each completed step counts the same. The dashboard shows what really changed."
      loading={!center}
      skeleton={<RowSkeletons rows={3} />}
      empty={center?.nextSteps.length === 0}
      emptyText="Nothing to track"
    >
      {center && <Progress {...center} />}
    </Panel>
  );
}

function Progress({ nextSteps, visibilityGainPerStep, citationGainPerStep }: ActionCenter) {
  const total = nextSteps.length;
  const completed = nextSteps.filter((step) => step.completed).length;
  const percent = (completed / total) * 100;
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
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 1 }} gap="3" mt="5">
        <Gain percent={completed * visibilityGainPerStep} of="visibility" />
        <Gain percent={completed * citationGainPerStep} of="citation increase" />
      </SimpleGrid>
      <Text mt="4" fontSize="xs" color="fg.subtle">
        {`Estimated by rule of thumb: each step adds ${visibilityGainPerStep}% visibility and ${citationGainPerStep}% citation increase.`}
      </Text>
    </>
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
