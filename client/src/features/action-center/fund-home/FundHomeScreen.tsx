import { Grid, Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { useReload } from '../../../components/feedback/reload.ts';
import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { ToolCards } from '../ToolCards.tsx';
import { FigureCards } from './FigureCards.tsx';
import { useFundHomeQuery } from './FundHomeScreen.generated.ts';
import { PerformanceOverview } from './PerformanceOverview.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** The home of the fund's Action Center: its tools, what they have come to, and what to do next. */
export function FundHomeScreen() {
  const { data, error } = useFundHomeQuery();
  const reload = useReload();
  const center = data?.fundActionCenter;
  return (
    <>
      <ScreenHeader
        title="Action Center"
        description="Actionable insights to improve the fund's visibility to AI"
        aside={center?.sample && <SampleNotice text="Sample content, not measured" />}
      />
      {error && !center ? (
        <ErrorState message="The Action Center could not be loaded." action="Retry" onAction={reload} />
      ) : (
        <Stack gap={{ base: '4', md: '5' }}>
          <FigureCards figures={center?.figures} />
          <ToolCards />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }}
            gap={{ base: '4', md: '5' }}
            alignItems="start"
          >
            <RecentActivity activities={center?.activities} />
            <QuickActions />
          </Grid>
          <PerformanceOverview center={center} />
        </Stack>
      )}
    </>
  );
}
