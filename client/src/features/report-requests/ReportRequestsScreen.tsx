import { Stack } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { paths } from '../../paths.ts';
import type { ScreenProps } from '../../screen.ts';
import { BudgetTiles } from './BudgetTiles.tsx';
import { useReportRequestsViewerQuery } from './ReportRequestsScreen.generated.ts';
import { parseFilter, RequestFilters } from './RequestFilters.tsx';
import { RequestList } from './RequestList.tsx';

/** The report requests of visitors, for operators. */
export function ReportRequestsScreen({ fallback }: ScreenProps) {
  const { data, loading, refetch } = useReportRequestsViewerQuery();
  if (!data && loading) return <FullScreenLoading />;
  if (!data) {
    return (
      <ErrorState
        heading="Error"
        message="Reports could not be loaded. Please try again later."
        onAction={() => refetch()}
      />
    );
  }
  return data.viewer.role === 'OPERATOR' ? <ReportRequests /> : fallback;
}

function ReportRequests() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseFilter(search);
  return (
    <>
      <ScreenHeader title="Report requests" description="Reports that visitors requested, newest first" />
      <Stack gap="5">
        <BudgetTiles />
        <RequestFilters filter={filter} onChange={(next) => navigate(paths.reportRequests(next))} />
        <RequestList filter={filter} onShowAll={() => navigate(paths.reportRequests())} />
      </Stack>
    </>
  );
}
