import { Box, Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCanChange } from '../../auth/account-role.ts';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { DividedList } from '../../components/layout/DividedList.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { useReportSchedulesQuery } from './ScheduleList.generated.ts';
import { ScheduleRow } from './ScheduleRow.tsx';

const ScheduleDialog = lazyScreen(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog);

/** When reports are made and to whom they are mailed. */
export function ScheduleList() {
  const { data, error, refetch } = useReportSchedulesQuery({ fetchPolicy: 'cache-and-network' });
  // Its id; an empty one for a new schedule.
  const [edited, setEdited] = useState<string | null>(null);
  const canChange = useCanChange();
  const schedules = data?.reportSchedules;
  const dialog = edited !== null && (
    <Suspense fallback={null}>
      <ScheduleDialog
        schedule={schedules?.find(({ id }) => id === edited) ?? null}
        onClose={() => setEdited(null)}
      />
    </Suspense>
  );
  return (
    <>
      {dialog}
      <Panel
        title="Schedules"
        loading={!schedules && !error}
        skeleton={<RowSkeletons rows={2} />}
        empty={schedules?.length === 0}
        emptyText="No schedule yet. A schedule mails a report every week or month."
        actions={
          canChange &&
          schedules && (
            <Button size="sm" variant="outline" onClick={() => setEdited('')} data-no-print="">
              <Plus aria-hidden="true" />
              New schedule
            </Button>
          )
        }
      >
        {error && (
          <Box mb={schedules ? '3' : '0'}>
            <LoadError message="The schedules could not be loaded." onRetry={refetch} />
          </Box>
        )}
        {schedules && (
          <DividedList aria-label="Schedules" listStyleType="none">
            {schedules.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} onEdit={() => setEdited(schedule.id)} />
            ))}
          </DividedList>
        )}
      </Panel>
    </>
  );
}
