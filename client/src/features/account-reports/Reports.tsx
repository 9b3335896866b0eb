import { Stack } from '@chakra-ui/react';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { SendReport } from '../../panels/send-report/SendReport.tsx';
import { ReportList } from './ReportList.tsx';
import { ScheduleList } from './ScheduleList.tsx';

/** The account's reports and their schedules. */
export function Reports() {
  return (
    <>
      <ScreenHeader
        title="Reports"
        description="Your figures as a mail and a PDF, once or on a schedule"
        aside={<SendReport />}
      />
      <Stack gap="5">
        <ScheduleList />
        <ReportList />
      </Stack>
    </>
  );
}
