import { Stack, Text } from '@chakra-ui/react';
import { BusyLine } from '../../components/feedback/BusyLine.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PanelSkeleton } from '../../components/feedback/PanelSkeleton.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { formatCounted, formatList, formatRange } from '../../format.ts';
import { useLatestData } from '../../metrics-filter/use-latest-data.ts';
import { ChartScope } from '../../panels/notes/ChartScope.tsx';
import { AskedBy } from '../../panels/origins/AskedBy.tsx';
import { ChangeList } from './ChangeList.tsx';
import { RangesChoice } from './RangesChoice.tsx';
import { type Days, useRangesAddress } from './ranges-address.ts';
import { useWhatChangedQuery, type WhatChangedQuery } from './WhatChanged.generated.ts';

type Reply = WhatChangedQuery['whatChanged'];

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
        description={
          before && after
            ? `${formatRange(after.from, after.to)} against ${formatRange(before.from, before.to)}`
            : 'What was won and lost, and the answers that show it'
        }
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
        <Stack gap="4">
          <Text role="status" fontSize="md" fontWeight="medium">
            {summaryOf(reply)}
          </Text>
          {before && after && (
            <>
              <ChangeList list={reply.prompts} title="Prompts" variables={shown} />
              <ChangeList list={reply.companies} title="You and competitors" variables={shown} />
              <ChangeList list={reply.platforms} title="Platforms" variables={shown} />
              <ChangeList list={reply.sources} title="Sources" variables={shown} />
            </>
          )}
        </Stack>
      ) : (
        <PanelSkeleton height={24} />
      )}
    </>
  );
}

const daysOf = (range: { from: string | null; to: string | null } | null | undefined): Days | null =>
  range?.from && range.to ? { from: range.from, to: range.to } : null;

/** One sentence: what was won and lost, or that nothing was. */
function summaryOf({ before, answersBefore, answersAfter, ...lists }: Reply): string {
  if (!before) return 'No answers were collected yet, so there is nothing to compare.';
  if (answersBefore === 0 || answersAfter === 0) {
    return 'No prompt was measured on the same platform in both ranges, so there is nothing to compare.';
  }
  const { prompts, companies, platforms, sources } = lists;
  if ([prompts, companies, platforms, sources].every(({ tested }) => tested === 0)) {
    return 'Nothing could be tested: it needs answers of 3 days in both ranges that do not all agree.';
  }
  const counted = (count: number, one: string, many: string | undefined, verb: string) =>
    count > 0 ? [`${formatCounted(count, one, many)} ${verb}`] : [];
  const parts = [
    ...counted(prompts.lost, 'prompt', undefined, 'lost'),
    ...counted(prompts.won, 'prompt', undefined, 'won'),
    ...counted(companies.won, 'company', 'companies', 'named more often'),
    ...counted(companies.lost, 'company', 'companies', 'named less often'),
    ...counted(platforms.lost, 'platform', undefined, 'lost'),
    ...counted(platforms.won, 'platform', undefined, 'won'),
    ...counted(sources.won, 'source', undefined, 'cited more often'),
    ...counted(sources.lost, 'source', undefined, 'cited less often'),
  ];
  return parts.length === 0 ? 'Nothing changed more than by chance.' : `${formatList(parts)}.`;
}
