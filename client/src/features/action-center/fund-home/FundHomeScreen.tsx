import { Grid, Stack } from '@chakra-ui/react';
import { ToolCards } from '../ToolCards.tsx';
import { ToolScreen } from '../ToolScreen.tsx';
import { FigureCards } from './FigureCards.tsx';
import { type FundHomeQuery, useFundHomeQuery } from './FundHomeScreen.generated.ts';
import { PerformanceOverview } from './PerformanceOverview.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** The fund view's Action Center. */
export function FundHomeScreen() {
  const { data, error } = useFundHomeQuery();
  return (
    <ToolScreen
      backLink={false}
      title="Action Center"
      description="Actionable insights to improve the fund's visibility to AI"
      notice={data?.fundActionCenter.sample && 'Sample content, not measured'}
      data={data?.fundActionCenter}
      error={error}
      errorText="The Action Center could not be loaded."
      skeleton={<Panels center={undefined} />}
    >
      {(center) => <Panels center={center} />}
    </ToolScreen>
  );
}

function Panels({ center }: { center: FundHomeQuery['fundActionCenter'] | undefined }) {
  return (
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
  );
}
