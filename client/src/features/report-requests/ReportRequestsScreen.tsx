import { Stack } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { paths } from '../../paths.ts';
import type { ScreenProps } from '../../screen.ts';
import { BudgetLine } from './BudgetTiles.tsx';
import { useReportRecordsViewerQuery } from './ReportRequestsScreen.generated.ts';
import { RecordFilters } from './RequestFilters.tsx';
import { RecordList } from './RequestList.tsx';
import { readFilter } from './request-filter.ts';

/** The reports that visitors asked for, for whoever runs the server. */
export function ReportRecordsScreen({ fallback }: ScreenProps) {
  const { data, loading, refetch } = useReportRecordsViewerQuery();
  if (!data && loading) return <FullScreenLoading />;
  if (!data) {
    return (
      <ErrorState
        heading="Error"
        message="Reports could not be loaded. Please try again later."
        action="Retry"
        onAction={() => refetch().catch(() => undefined)}
      />
    );
  }
  return data.viewer.role === 'OPERATOR' ? <Records /> : fallback;
}

function Records() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(search);
  return (
    <>
      <ScreenHeader title="Reports" description="Reports that visitors asked for, newest first" />
      <Stack gap="5">
        <BudgetLine />
        <RecordFilters filter={filter} onChange={(next) => navigate(paths.reportRecords(next))} />
        <RecordList filter={filter} onAll={() => navigate(paths.reportRecords())} />
      </Stack>
    </>
  );
}
