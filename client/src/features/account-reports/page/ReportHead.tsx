import { Stack, Text } from '@chakra-ui/react';
import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { MailStates } from '../MailStates.tsx';
import { ReportActions } from '../ReportActions.tsx';
import type { ReportRow_ReportFragment } from '../ReportList.generated.ts';
import { describeReport } from '../report-words.ts';

interface ReportHeadProps {
  report: ReportRow_ReportFragment;
  simulated: boolean;
  onDeleted: () => void;
}

/** What a report is of, who made it and got it, and what can be done with it. */
export function ReportHead({ report, simulated, onDeleted }: ReportHeadProps) {
  const { title, note, problem, mails } = report;
  const { scope, made } = describeReport(report);
  return (
    <>
      <ScreenHeader
        title={title}
        description={scope}
        aside={<ReportActions report={report} onDeleted={onDeleted} />}
      />
      <Stack gap="2" mb="5" fontSize="sm" overflowWrap="anywhere">
        <Text color="fg.muted">{`${made}. Its figures do not change.`}</Text>
        {simulated && <SampleNotice text="Some of its answers were made by the simulator." />}
        {problem && <Text color="fg.error">{problem}</Text>}
        {note && <Text>{`“${note}”`}</Text>}
        <MailStates mails={mails} />
      </Stack>
    </>
  );
}
