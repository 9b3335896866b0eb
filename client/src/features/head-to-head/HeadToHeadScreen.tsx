import { Button } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isPermanentError } from '../../apollo/is-permanent-error.ts';
import { useCanChange } from '../../auth/account-role.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PanelSkeleton } from '../../components/feedback/PanelSkeleton.tsx';
import { Refreshing } from '../../components/feedback/Refreshing.tsx';
import { BackLink } from '../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { useLatestData } from '../../metrics-filter/use-latest-data.ts';
import { useMetricsFilter } from '../../metrics-filter/use-metrics-filter.ts';
import { EmptyRange } from '../../panels/empty-range/EmptyRange.tsx';
import { HeadToHeadPanels } from '../../panels/head-to-head/HeadToHeadPanels.tsx';
import { ChartNumbersScope } from '../../panels/notes/ChartNumbersScope.tsx';
import { AskedBy } from '../../panels/origins/AskedBy.tsx';
import { ScreenActions } from '../../panels/screen-actions/ScreenActions.tsx';
import { paths } from '../../paths.ts';
import { useHeadToHeadQuery } from './HeadToHeadScreen.generated.ts';

/** The brand against one competitor, in the range and on the platform of its address. */
export function HeadToHeadScreen() {
  const { id: competitorId = '' } = useParams();
  const navigate = useNavigate();
  const canChange = useCanChange();
  const { address, filter } = useMetricsFilter();
  const { data, loading, error, refetch } = useHeadToHeadQuery({ variables: { competitorId, filter } });
  const request = useMemo(() => ({ competitorId, address }), [competitorId, address]);
  const latest = useLatestData(data, request);
  const isSame = latest.request.competitorId === competitorId;
  const reply = isSame ? latest.data : undefined;
  const both = reply?.headToHead ?? undefined;
  if (!reply && error) {
    return isPermanentError(error) ? (
      <ErrorState
        heading="Nothing to show"
        message="Your account tracks no competitor with this address."
        action="Return to dashboard"
        onAction={() => navigate(paths.dashboard)}
      />
    ) : (
      <ErrorState
        heading="Error"
        message="Failed to load the comparison. Please try again later."
        onAction={() => refetch()}
      />
    );
  }
  const platforms = reply?.dashboard.availablePlatforms;
  const isEmpty = reply !== undefined && (both === undefined || both.totals.length === 0);
  return (
    <ChartNumbersScope address={latest.request.address} range={both?.range}>
      <BackLink to={paths.dashboard}>Dashboard</BackLink>
      <ScreenHeader
        title={both ? `${both.brand.name} and ${both.competitor.name}` : 'Head to head'}
        description="Who is named, how often and how, in the same answers"
        aside={
          both &&
          canChange && (
            <Button asChild variant="outline" size="sm">
              <Link to={paths.addAlert({ competitor: both.competitor.id })}>Add alert</Link>
            </Button>
          )
        }
      />
      <MetricsFilterBar
        platforms={platforms}
        busy={loading && reply !== undefined}
        range={both?.range}
        comparison={false}
      >
        <ScreenActions
          screen="HEAD_TO_HEAD"
          title={both && `Head to head with ${both.competitor.name}`}
          subjectId={both?.competitor.id}
          address={address}
        />
      </MetricsFilterBar>
      <AskedBy />
      {!reply && <PanelSkeleton height={16} />}
      {isEmpty && <EmptyRange range={both?.range ?? NO_RANGE} platforms={platforms ?? []} />}
      {both && !isEmpty && (
        <Refreshing outdated={!latest.isCurrent && loading}>
          <HeadToHeadPanels both={both} />
        </Refreshing>
      )}
    </ChartNumbersScope>
  );
}

const NO_RANGE = { from: null, to: null };
