import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { saidOf } from '../../apollo/said.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../components/feedback/toasts.ts';
import { ReportBudgetDocument } from './BudgetTiles.generated.ts';
import { useRemoveReportRecordMutation, useRetryReportMutation } from './RequestActions.generated.ts';
import type { RecordRow_RecordFragment } from './RequestList.generated.ts';

/** The budget counts what failed. */
const AFTERWARDS = { refetchQueries: [ReportBudgetDocument] };

/** What an operator can do about one report. */
export function RecordActions({ record }: { record: RecordRow_RecordFragment }) {
  const { id, company, status, mailStatus } = record;
  const [retry, { loading: retrying }] = useRetryReportMutation(AFTERWARDS);
  const [remove, { loading: removing }] = useRemoveReportRecordMutation(AFTERWARDS);
  const [asking, setAsking] = useState(false);
  const failed = status === 'FAILED' || mailStatus === 'FAILED';

  async function runRetry() {
    try {
      await retry({ variables: { id } });
    } catch (failure) {
      toastError(saidOf(failure, 'It could not be tried again. Please try again later.'));
    }
  }

  async function runRemove() {
    setAsking(false);
    try {
      await remove({ variables: { id } });
      toastSuccess('Report removed', `Nothing is kept of the report on ${company} but its cost.`);
    } catch (failure) {
      toastError(saidOf(failure, 'The report could not be removed. Please try again later.'));
    }
  }

  if (status === 'REMOVED') return null;
  return (
    <Flex position="relative" gap="1.5" justify="end" data-no-print="">
      {failed && (
        <Button size="xs" variant="outline" disabled={retrying} aria-busy={retrying} onClick={runRetry}>
          {retrying ? 'Retrying...' : 'Retry'}
          <chakra.span srOnly>{` ${company}`}</chakra.span>
        </Button>
      )}
      <Button
        size="xs"
        variant="ghost"
        disabled={removing}
        aria-busy={removing}
        onClick={() => setAsking(true)}
      >
        {removing ? 'Removing...' : 'Remove'}
        <chakra.span srOnly>{` ${company}`}</chakra.span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Remove the report on ${company}?`}
          text="Its page stops working, and its answers, the address and everything that was entered for it are erased. Only its cost stays. This cannot be undone."
          confirm="Remove report"
          onCancel={() => setAsking(false)}
          onConfirm={runRemove}
        />
      )}
    </Flex>
  );
}
