import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Settings2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { CardSkeleton } from '../../components/feedback/CardSkeleton.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PanelFrame } from '../../components/layout/Panel.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { formatDateTime } from '../../format.ts';
import { SetUpNotice } from '../../panels/collection/SetUpNotice.tsx';
import type { RunProgress_RunFragment } from '../../panels/run/RunProgress.generated.ts';
import { RunStart } from '../../panels/run/RunStart.tsx';
import { useRunProgress } from '../../panels/run/use-run-progress.ts';
import { paths } from '../../paths.ts';
import { type CollectionQuery, useCollectionQuery } from './CollectionScreen.generated.ts';
import { OlderRunsDocument } from './PastRuns.generated.ts';
import { PastRuns } from './PastRuns.tsx';
import { RunReport } from './RunReport.tsx';

/** The current or last run, the estimate of the next one, and past runs. */
export function CollectionScreen() {
  const { data, error, loading, refetch, fetchMore } = useCollectionQuery();
  const latest = data?.latestRuns[0];
  const run = unmaskFragment<RunProgress_RunFragment>(latest);
  useRunProgress(latest);
  const settings = data?.collectionSettings;
  return (
    <>
      <ScreenHeader
        title="Collection"
        description={
          settings ? describeSchedule(settings) : 'Asks AI platforms your prompts and measures their answers'
        }
        aside={
          <Button asChild size="sm" variant="outline" alignSelf={{ base: 'start', md: 'auto' }}>
            <Link to={paths.settingsSection('collection')}>
              <Settings2 aria-hidden="true" />
              Schedule and budget
            </Link>
          </Button>
        }
      />
      {!data && error && !loading && (
        <ErrorState
          message="Collection could not be loaded. Please try again later."
          onAction={() => refetch()}
        />
      )}
      {!data && (loading || !error) && (
        <Stack gap="5">
          <CardSkeleton fields={4} label="Loading collection" />
          <CardSkeleton fields={3} label="Loading the last run" />
        </Stack>
      )}
      {data && (
        <Stack gap="5">
          {!data.collectionSettings.setUp && <SetUpNotice />}
          {run?.status === 'RUNNING' ? (
            <RunReport title="Collecting now" run={run} />
          ) : (
            <>
              <NextRun onStarted={refetch} />
              {run && <RunReport title="Last run" run={run} />}
            </>
          )}
          {data.collectionRuns.length > 0 ? (
            <PastRuns
              runs={data.collectionRuns}
              onOlder={(before) => fetchMore({ query: OlderRunsDocument, variables: { before } })}
            />
          ) : (
            <Text fontSize="sm" color="fg.muted">
              No runs yet. Each run adds its answers to your dashboard.
            </Text>
          )}
        </Stack>
      )}
    </>
  );
}

const describeSchedule = ({ daily, nextRun }: CollectionQuery['collectionSettings']) =>
  daily && nextRun
    ? `Asks AI platforms your prompts every day; next on ${formatDateTime(nextRun)}`
    : 'Asks AI platforms your prompts when you start a run; there is no daily run';

/** The estimate of a run, and its start. */
function NextRun({ onStarted }: { onStarted: () => void }) {
  const id = useId();
  return (
    <PanelFrame labelledBy={id}>
      <Heading as="h2" id={id} fontSize="md" fontWeight="medium" mb="4">
        Run now
      </Heading>
      <RunStart onStarted={onStarted} />
    </PanelFrame>
  );
}
