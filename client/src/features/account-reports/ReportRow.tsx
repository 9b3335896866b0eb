import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Pill } from '../../components/figures/Pill.tsx';
import { accountReportPaths } from '../../panels/send-report/account-report-paths.ts';
import { MailStates } from './MailStates.tsx';
import { ReportActions } from './ReportActions.tsx';
import type { ReportRow_ReportFragment } from './ReportList.generated.ts';
import { describeReport } from './report-words.ts';

/** One report: what it is of, who made it, and what became of its mails. */
export function ReportRow({ report }: { report: ReportRow_ReportFragment }) {
  const { id, title, status, problem, scheduled, simulated, note, mails, view } = report;
  const { scope, made } = describeReport(report);
  return (
    <li>
      <Flex gap="3" justify="space-between" align="start" direction={{ base: 'column', md: 'row' }}>
        <Stack gap="1" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {view ? (
                <ReportLink to={view.path}>{title}</ReportLink>
              ) : status === 'MADE' ? (
                <ReportLink to={accountReportPaths.report(id)}>{title}</ReportLink>
              ) : (
                title
              )}
            </Text>
            {view && <Pill size="sm">Screen</Pill>}
            {scheduled && <Pill size="sm">Scheduled</Pill>}
            {simulated && (
              <Pill size="sm" palette="amber">
                Simulated
              </Pill>
            )}
            {status === 'WAITING' && <Pill size="sm">Being made</Pill>}
            {status === 'FAILED' && (
              <Pill size="sm" palette="red">
                Not made
              </Pill>
            )}
          </Flex>
          <Text fontSize="sm" color="fg.muted">
            {scope}
          </Text>
          <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {made}
          </Text>
          {problem && (
            <Text fontSize="sm" color="fg.error" overflowWrap="anywhere">
              {problem}
            </Text>
          )}
          {note && (
            <Text fontSize="sm" overflowWrap="anywhere">
              {`“${note}”`}
            </Text>
          )}
          <MailStates mails={mails} />
        </Stack>
        <ReportActions report={report} />
      </Flex>
    </li>
  );
}

const ReportLink = chakra(Link, {
  base: {
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { textDecorationColor: 'currentColor' },
  },
});
