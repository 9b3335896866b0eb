import { Button, Flex } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { serverMessage } from '../../apollo/server-message.ts';
import { useCanChange } from '../../auth/account-role.ts';
import { useDownloadFrom } from '../../auth/use-download.ts';
import { ConfirmButton } from '../../components/dialogs/ConfirmDialog.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { accountReportPaths } from '../../panels/send-report/account-report-paths.ts';
import {
  type ReportRow_ReportFragment,
  useDeleteAccountReportMutation,
  useRetryAccountReportMutation,
} from './ReportList.generated.ts';

const SendAgainDialog = lazyScreen(async () => (await import('./SendAgainDialog.tsx')).SendAgainDialog);

interface ReportActionsProps {
  report: Pick<ReportRow_ReportFragment, 'id' | 'title' | 'status' | 'mails'> &
    Partial<Pick<ReportRow_ReportFragment, 'view'>>;
  /** After it was deleted. */
  onDeleted?: () => void;
}

/** Downloads a report; whoever may change the account also sends it again, tries it again or deletes it. */
export function ReportActions({ report, onDeleted }: ReportActionsProps) {
  const { id, title, status, mails, view } = report;
  const canChange = useCanChange();
  const download = useDownloadFrom();
  const [sending, setSending] = useState(false);
  const [retry, { loading: retrying }] = useRetryAccountReportMutation();
  const [remove, { loading: removing }] = useDeleteAccountReportMutation({
    update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'AccountReport', id }) }),
  });
  const hasFailed = status === 'FAILED' || mails.some((mail) => mail.status === 'FAILED');
  const attempt = (work: Promise<unknown>, then?: () => void) =>
    work.then(then, (error: unknown) =>
      toastError(serverMessage(error, 'That did not work. Please try again later.')),
    );
  return (
    <Flex gap="1.5" flexShrink="0" wrap="wrap" data-no-print="">
      {status === 'MADE' && !view && (
        <Button
          size="xs"
          variant="outline"
          aria-label={`Download ${title} as a PDF`}
          onClick={() => download(accountReportPaths.file(id))}
        >
          PDF
        </Button>
      )}
      {canChange && status === 'MADE' && (
        <Button
          size="xs"
          variant="outline"
          aria-label={`${mails.length > 0 ? 'Send again' : 'Send'}: ${title}`}
          onClick={() => setSending(true)}
        >
          {mails.length > 0 ? 'Send again' : 'Send'}
        </Button>
      )}
      {canChange && hasFailed && (
        <Button
          size="xs"
          variant="outline"
          disabled={retrying}
          aria-label={`Retry ${title}`}
          onClick={() => attempt(retry({ variables: { id } }))}
        >
          {status === 'FAILED' ? 'Try again' : 'Retry failed'}
        </Button>
      )}
      {canChange && (
        <ConfirmButton
          size="xs"
          variant="ghost"
          disabled={removing}
          aria-label={`Delete ${title}`}
          question={{
            title: `Delete “${title}”?`,
            text: 'The report and what is known of its mails are deleted. Mails that were sent stay with their recipients.',
            confirm: 'Delete report',
          }}
          onConfirm={() => attempt(remove({ variables: { id } }), onDeleted)}
        >
          Delete
        </ConfirmButton>
      )}
      {sending && (
        <Suspense fallback={null}>
          <SendAgainDialog report={report} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </Flex>
  );
}
