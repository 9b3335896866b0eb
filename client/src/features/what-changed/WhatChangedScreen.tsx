import { BusyLine } from '../../components/feedback/BusyLine.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PanelSkeleton } from '../../components/feedback/PanelSkeleton.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { useLatestData } from '../../metrics-filter/use-latest-data.ts';
import { ChangeLists, daysOf, describeRanges } from '../../panels/changes/ChangeLists.tsx';
import { ChartScope } from '../../panels/notes/ChartScope.tsx';
import { AskedBy } from '../../panels/origins/AskedBy.tsx';
import { RangesChoice } from './RangesChoice.tsx';
import { useRangesAddress } from './ranges-address.ts';
import { useWhatChangedQuery } from './WhatChanged.generated.ts';

/** What was won and lost between two ranges of days, and the answers that show it. */
export function WhatChangedScreen() {
  const address = useRangesAddress();
  const { data, loading, error, refetch } = useWhatChangedQuery({ variables: address.variables });
  const { data: reply, request: shown, isCurrent } = useLatestData(data?.whatChanged, address.variables);
  const [before, after] = [daysOf(reply?.before), daysOf(reply?.after)];
  return (
    <>
      <ScreenHeader
        title="What changed"
        description={describeRanges(reply) ?? 'What was won and lost, and the answers that show it'}
      />
      <ChartScope
        range={before && after ? { from: before.from, to: after.to } : undefined}
        open={false}
        filter={address.variables.filter}
        before={address.variables.earlier}
      >
        <RangesChoice
          address={address}
          before={before}
          after={after}
          platforms={data?.dashboard.availablePlatforms}
        />
        <AskedBy />
      </ChartScope>
      <BusyLine busy={loading && reply !== undefined} />
      {error && !(isCurrent && reply) ? (
        <ErrorState
          message="Failed to load what changed. Please try again later."
          onAction={() => refetch()}
        />
      ) : reply ? (
        <ChangeLists changes={reply} variables={shown} />
      ) : (
        <PanelSkeleton height={24} />
      )}
    </>
  );
}
