import { chakra, HStack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../../../components/feedback/RowSkeletons.tsx';
import { SegmentedControl } from '../../../../components/forms/SegmentedControl.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { formatDayTime } from '../../../../format.ts';
import { VisitFeedList } from '../../visit-feed/VisitFeedList.tsx';
import { SaveCsv } from '../SaveCsv.tsx';
import { useRecentVisitsQuery } from '../Visits.generated.ts';
import { formatPath, VERIFICATIONS } from '../visit-names.ts';
import { FEED_COLUMNS, listVisit, VerificationPill } from './feed-columns.tsx';
import { nameOf, type RecentVisit } from './recent-visit.ts';

const POLL_MS = 5000;
const MODES = [
  { value: 'live', label: 'Live' },
  { value: 'paused', label: 'Paused' },
] as const;

const CSV = [
  { header: 'Time', value: ({ visitedAt }: RecentVisit) => visitedAt },
  { header: 'AI Crawler', value: (visit: RecentVisit) => nameOf(visit) },
  { header: 'Page', value: ({ url }: RecentVisit) => url },
  { header: 'Status', value: ({ httpStatus }: RecentVisit) => httpStatus },
  {
    header: 'Verification',
    value: ({ verification }: RecentVisit) => verification && VERIFICATIONS[verification].name,
  },
  { header: 'Simulated', value: ({ simulated }: RecentVisit) => (simulated ? 'yes' : 'no') },
];

/** The latest lines of the logs as they come in; waits while paused and while the tab is hidden. */
export function LiveFeed() {
  const [mode, setMode] = useState<(typeof MODES)[number]['value']>('live');
  const { data, error, refetch, startPolling, stopPolling } = useRecentVisitsQuery({
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  useEffect(() => {
    if (mode !== 'live') return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [mode, startPolling, stopPolling]);
  const visits = data?.recentVisits;
  const news = useNews(visits);
  return (
    <>
      <Panel
        title="AI Crawler Activity"
        info="The 50 latest visits by the time in the log. While the feed is live and the tab is visible, it checks for new lines every 5 seconds. The product keeps no addresses."
        loading={!visits && !error}
        skeleton={<RowSkeletons rows={8} />}
        empty={visits?.length === 0}
        emptyText="No crawler activity detected. Waiting for AI bots..."
        actions={
          <HStack gap="2">
            {visits && visits.length > 0 && (
              <SaveCsv name="latest visits" columns={CSV} loadRows={() => visits} hasOwnMark />
            )}
            <SegmentedControl label="Feed" options={MODES} value={mode} onChange={setMode} />
          </HStack>
        }
      >
        {visits ? (
          <>
            {error && (
              <Text role="alert" fontSize="xs" color="fg.muted" mb="3">
                New visits could not be loaded. The feed tries again in a few seconds.
              </Text>
            )}
            <VisitFeedList
              visits={visits.map(listVisit)}
              formatTime={formatDayTime}
              columns={FEED_COLUMNS}
              aside={(visit) => <VerificationPill visit={visit} />}
            />
          </>
        ) : (
          <LoadError message="The visits could not be loaded." onRetry={() => refetch()} />
        )}
      </Panel>
      <chakra.p role="status" srOnly>
        {news}
      </chakra.p>
    </>
  );
}

/** What screen readers say of the latest visit that came in since the screen was opened. */
function useNews(visits: readonly RecentVisit[] | undefined): string {
  const first = useRef<string | null | undefined>(undefined);
  const latest = visits?.[0];
  useEffect(() => {
    if (visits && first.current === undefined) first.current = visits[0]?.id ?? null;
  }, [visits]);
  if (!latest || first.current === undefined || latest.id === first.current) return '';
  return `${nameOf(latest)} visited ${formatPath(latest.url)}`;
}
