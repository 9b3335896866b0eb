import { Text } from '@chakra-ui/react';
import { ChangeLists, describeRanges } from '../../panels/changes/ChangeLists.tsx';
import { LinkEnded } from './LinkEnded.tsx';
import { LoadFailed, SharedFrame, SharedSkeleton, type SharedView } from './SharedFrame.tsx';
import { useSharedWhatChangedQuery } from './SharedWhatChanged.generated.ts';

/** What was won and lost between two ranges, of a share link. */
export function SharedWhatChanged({ token, view }: { token: string; view: SharedView }) {
  const { data, error, refetch } = useSharedWhatChangedQuery({ variables: { token } });
  const changed = data?.sharedView?.whatChanged;
  if (data && !changed) return <LinkEnded />;
  if (!changed) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SharedSkeleton />;
  const ranges = describeRanges(changed);
  return (
    <SharedFrame
      token={token}
      view={view}
      title="What changed"
      simulated={changed.simulated}
      empty={ranges === null}
      aside={
        <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {ranges}
        </Text>
      }
    >
      <ChangeLists changes={changed} />
    </SharedFrame>
  );
}
