import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { serverMessage } from '../../apollo/server-message.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../components/feedback/toasts.ts';
import { ReportBudgetDocument } from './BudgetTiles.generated.ts';
import { useRemoveReportRequestMutation, useRetryReportMutation } from './RequestActions.generated.ts';
import type { RequestRow_RequestFragment } from './RequestList.generated.ts';

/** The budget counts failures. */
const OPTIONS = { refetchQueries: [ReportBudgetDocument] };

/** Retries or removes a report. */
export function RequestActions({ request }: { request: RequestRow_RequestFragment }) {
  const { id, company, status, mailStatus } = request;
  const [retry, { loading: retrying }] = useRetryReportMutation(OPTIONS);
  const [remove, { loading: removing }] = useRemoveReportRequestMutation(OPTIONS);
  const [confirming, setConfirming] = useState(false);
  const failed = status === 'FAILED' || mailStatus === 'FAILED';

  async function runRetry() {
    try {
      await retry({ variables: { id } });
    } catch (error) {
      toastError(serverMessage(error, 'The retry could not be started. Please try again later.'));
    }
  }

  async function runRemove() {
    setConfirming(false);
    try {
      await remove({ variables: { id } });
      toastSuccess('Report removed', `Only the cost of the report on ${company} is kept.`);
    } catch (error) {
      toastError(serverMessage(error, 'The report could not be removed. Please try again later.'));
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
        onClick={() => setConfirming(true)}
      >
        {removing ? 'Removing...' : 'Remove'}
        <chakra.span srOnly>{` ${company}`}</chakra.span>
      </Button>
      {confirming && (
        <ConfirmDialog
          title={`Remove the report on ${company}?`}
          text="Its page stops working, and its answers, the email address and everything entered for it are deleted. Only its cost is kept. This cannot be undone."
          confirm="Remove report"
          onCancel={() => setConfirming(false)}
          onConfirm={runRemove}
        />
      )}
    </Flex>
  );
}
