import { Box, Grid, Stack } from '@chakra-ui/react';
import { ACTION_CENTER_DESCRIPTION } from '../ActionGate.tsx';
import { KeyInsight } from '../KeyInsight.tsx';
import { ToolCards } from '../ToolCards.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import { type ActionCenterQuery, useActionCenterQuery } from './ActionCenterScreen.generated.ts';
import { ImpactTracker } from './ImpactTracker.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OpportunityRadar } from './OpportunityRadar.tsx';

/** The general view's Action Center. */
export function ActionCenterScreen() {
  const { data, error } = useActionCenterQuery();
  return (
    <ToolScreen
      backLink={false}
      title="Action Center"
      description={ACTION_CENTER_DESCRIPTION}
      notice={data?.actionCenter.sample && 'Sample content, not measured'}
      data={data?.actionCenter}
      error={error}
      errorText="The Action Center could not be loaded."
      skeleton={<Panels center={undefined} />}
    >
      {(center) => <Panels center={center} />}
    </ToolScreen>
  );
}

function Panels({ center }: { center: ActionCenterQuery['actionCenter'] | undefined }) {
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
