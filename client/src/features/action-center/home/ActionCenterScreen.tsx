import { Box, Grid, Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { useReload } from '../../../components/feedback/reload.ts';
import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { KeyInsight } from '../KeyInsight.tsx';
import { ToolCards } from '../ToolCards.tsx';
import { ACTION_DESCRIPTION, ACTION_TITLE } from '../words.ts';
import { useActionCenterQuery } from './ActionCenterScreen.generated.ts';
import { ImpactTracker } from './ImpactTracker.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OpportunityRadar } from './OpportunityRadar.tsx';

/** What to do about the numbers: an insight, the tools, questions to win, and five steps with what they bring. */
export function ActionCenterScreen() {
  const { data, error } = useActionCenterQuery();
  const reload = useReload();
  const center = data?.actionCenter;
  return (
    <>
      <ScreenHeader
        title={ACTION_TITLE}
        description={ACTION_DESCRIPTION}
        aside={center?.sample && <SampleNotice text="Sample content, not measured" />}
      />
      {error && !center ? (
        <ErrorState message="The Action Center could not be loaded." action="Retry" onAction={reload} />
      ) : (
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
      )}
    </>
  );
}
