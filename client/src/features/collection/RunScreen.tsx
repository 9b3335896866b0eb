import { useNavigate, useParams } from 'react-router-dom';
import { isPermanentError } from '../../apollo/is-permanent-error.ts';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { CardSkeleton } from '../../components/feedback/CardSkeleton.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { BackLink } from '../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { formatDateTime } from '../../format.ts';
import type { RunProgress_RunFragment } from '../../panels/run/RunProgress.generated.ts';
import { useRunProgress } from '../../panels/run/use-run-progress.ts';
import { paths } from '../../paths.ts';
import { RunReport } from './RunReport.tsx';
import { useRunQuery } from './RunScreen.generated.ts';

/** One run, running or ended. */
export function RunScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, loading, refetch } = useRunQuery({ variables: { id } });
  const run = unmaskFragment<RunProgress_RunFragment>(data?.collectionRun);
  useRunProgress(data?.collectionRun);
  const missing = data?.collectionRun === null || (error && isPermanentError(error));
  return (
    <>
      <BackLink to={paths.collection}>Back to Collection</BackLink>
      <ScreenHeader
        title="Run"
        description={run ? formatDateTime(run.startedAt) : 'One pass over your prompts and platforms'}
      />
      {run ? (
        <RunReport title="Progress and cost" run={run} />
      ) : missing ? (
        <ErrorState
          message="There is no such run."
          action="All runs"
          onAction={() => navigate(paths.collection)}
        />
      ) : error && !loading ? (
        <ErrorState
          message="This run could not be loaded. Please try again later."
          onAction={() => refetch()}
        />
      ) : (
        <CardSkeleton fields={4} label="Loading run" />
      )}
    </>
  );
}
