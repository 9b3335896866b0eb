import { Box, Button, Text } from '@chakra-ui/react';
import { Download, FileText } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorField } from '../../apollo/error-field.ts';
import { serverMessage } from '../../apollo/server-message.ts';
import { useDownloadFrom } from '../../auth/use-download.ts';
import { DialogFrame } from '../../components/dialogs/DialogFrame.tsx';
import { toastSuccess } from '../../components/feedback/toasts.ts';
import { FormError } from '../../components/forms/FormError.tsx';
import { LabelledSelect } from '../../components/forms/Select.tsx';
import type { MetricsAddress } from '../../metrics-filter/address.ts';
import { toMetricsFilter } from '../../metrics-filter/address.ts';
import { accountReportPaths } from './account-report-paths.ts';
import { describeRange, describeSent } from './describe.ts';
import { LineField } from './LineField.tsx';
import { RecipientsField } from './RecipientsField.tsx';
import { WHOLE_ACCOUNT } from './report-scope.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { useCreateAccountReportMutation } from './SendReportDialog.generated.ts';
import { useRecipients } from './use-recipients.ts';

interface SendReportDialogProps {
  address: MetricsAddress | undefined;
  /** The name of the shown platform. */
  platform: string | undefined;
  onClose: () => void;
}

const DAYS = [
  { value: '7', label: 'The last 7 days' },
  { value: '30', label: 'The last 30 days' },
  { value: '90', label: 'The last 90 days' },
  { value: 'all', label: 'All time' },
] as const;

/** Errors of these are shown at them; of others below the form. */
const FIELDS = new Set(['recipients', 'note', 'title']);

/** Makes a report of the shown answers and mails it, downloads it or opens its page. */
export function SendReportDialog({ address, platform, onClose }: SendReportDialogProps) {
  const { recipients, setRecipients, known, loading: reading, left } = useRecipients();
  const [create, { loading, error }] = useCreateAccountReportMutation({
    // Without an address the list is on the screen.
    refetchQueries: ['SendReportRecipients', ...(address ? [] : ['AccountReports'])],
  });
  const [days, setDays] = useState<(typeof DAYS)[number]['value']>('30');
  const [scope, setScope] = useState(WHOLE_ACCOUNT);
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const navigate = useNavigate();
  const download = useDownloadFrom();
  const first = useRef<HTMLInputElement>(null);
  const form = useId();
  const field = errorField(error);
  const message = error && serverMessage(error, 'The report could not be made. Please try again later.');
  const at = (name: string) => (message && field === name ? message : undefined);
  const shown = address ?? {
    ...(days === 'all' ? {} : { days: Number(days) }),
    ...(scope.platform === null ? {} : { platform: scope.platform }),
  };

  async function make(to: readonly string[]) {
    const input = {
      title: title || null,
      note: note || null,
      filter: toMetricsFilter(shown),
      ...(scope.topicId === null ? {} : { topicId: scope.topicId }),
      recipients: [...to],
    };
    const reply = await create({ variables: { input } }).catch(() => null);
    return reply?.data?.createAccountReport ?? null;
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    const report = await make(recipients);
    if (!report) return;
    onClose();
    if (recipients.length === 0) navigate(accountReportPaths.report(report.id));
    else toastSuccess('Report sent', describeSent(report.mails));
  }
  async function open() {
    const report = await make([]);
    if (!report) return;
    onClose();
    navigate(accountReportPaths.report(report.id));
  }
  async function save() {
    const report = await make([]);
    if (!report) return;
    onClose();
    await download(accountReportPaths.file(report.id));
  }

  return (
    <DialogFrame
      wide
      title={address ? 'Send report' : 'New report'}
      text={`${address ? `${describeRange(address, platform)}, as` : 'As'} a mail with a PDF. Its figures stay as they are now.`}
      focusOn={first}
      onClose={onClose}
      body={
        <form id={form} noValidate onSubmit={send} aria-label="Send report">
          {!address && (
            <Box mb="4">
              <LabelledSelect label="Days" options={DAYS} value={days} onChange={setDays} />
              <ScopeFields value={scope} onChange={setScope} />
            </Box>
          )}
          <RecipientsField
            ref={first}
            value={recipients}
            onChange={setRecipients}
            known={known}
            error={at('recipients')}
          />
          <LineField
            label="Note (optional)"
            rows={2}
            max={500}
            value={note}
            onChange={setNote}
            error={at('note')}
          />
          <LineField
            label="Title (optional)"
            max={120}
            value={title}
            onChange={setTitle}
            error={at('title')}
          />
          {left && (
            <Text mt="3" fontSize="xs" color="fg.muted">
              {left}
            </Text>
          )}
          <FormError>{field !== null && FIELDS.has(field) ? null : (message ?? null)}</FormError>
        </form>
      }
    >
      <Button variant="ghost" disabled={loading} onClick={save} me={{ sm: 'auto' }}>
        <Download aria-hidden="true" />
        Download PDF
      </Button>
      <Button variant="ghost" disabled={loading} onClick={open}>
        <FileText aria-hidden="true" />
        Open its page
      </Button>
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={form}
        disabled={loading || reading || recipients.length === 0}
        aria-busy={loading}
      >
        {loading ? 'Sending...' : 'Send'}
      </Button>
    </DialogFrame>
  );
}
