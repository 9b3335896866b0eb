import { NumbersScope } from '../../panels/answer-links/NumbersScope.tsx';
import { HeadToHeadPanels } from '../../panels/head-to-head/HeadToHeadPanels.tsx';
import { addressOf } from './address-of.ts';
import { LinkEnded } from './LinkEnded.tsx';
import { LoadFailed, SharedDays, SharedFrame, SharedSkeleton, type SharedView } from './SharedFrame.tsx';
import { useSharedHeadToHeadQuery } from './SharedHeadToHead.generated.ts';

/** The brand against one competitor, of a share link. */
export function SharedHeadToHead({ token, view }: { token: string; view: SharedView }) {
  const { data, error, refetch } = useSharedHeadToHeadQuery({ variables: { token } });
  if (data && !data.sharedView) return <LinkEnded />;
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SharedSkeleton />;
  // Null without answers in the range.
  const both = data.sharedView?.headToHead ?? null;
  const isEmpty = both === null || both.totals.length === 0;
  return (
    <NumbersScope address={both ? addressOf(view, both.range) : {}} range={both?.range}>
      <SharedFrame
        token={token}
        view={view}
        title={both ? `Head to head with ${both.competitor.name}` : 'Head to head'}
        simulated={both?.simulated ?? false}
        empty={isEmpty}
        aside={!isEmpty && <SharedDays range={both.range} />}
      >
        {both && <HeadToHeadPanels both={both} />}
      </SharedFrame>
    </NumbersScope>
  );
}
