import { Button, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useRef } from 'react';
import { errorField } from '../../apollo/error-field.ts';
import { serverMessage } from '../../apollo/server-message.ts';
import { DialogFrame } from '../../components/dialogs/DialogFrame.tsx';
import { toastSuccess } from '../../components/feedback/toasts.ts';
import { FormError } from '../../components/forms/FormError.tsx';
import { describeSent } from '../../panels/send-report/describe.ts';
import { RecipientsField } from '../../panels/send-report/RecipientsField.tsx';
import { useRecipients } from '../../panels/send-report/use-recipients.ts';
import { type ReportRow_ReportFragment, useSendAccountReportMutation } from './ReportList.generated.ts';

interface SendAgainDialogProps {
  report: Pick<ReportRow_ReportFragment, 'id' | 'title' | 'mails'> &
    Partial<Pick<ReportRow_ReportFragment, 'view'>>;
  onClose: () => void;
}

/** Mails a report that is made to its recipients once more, or to others. */
export function SendAgainDialog({ report: { id, title, mails, view }, onClose }: SendAgainDialogProps) {
  const earlier = mails.filter(({ status }) => status !== 'UNSUBSCRIBED').map(({ address }) => address);
  const {
    recipients,
    setRecipients,
    known,
    loading: reading,
    left,
  } = useRecipients(earlier.length > 0 ? earlier : undefined);
  const [send, { loading, error }] = useSendAccountReportMutation({
    refetchQueries: ['SendReportRecipients'],
  });
  const first = useRef<HTMLInputElement>(null);
  const form = useId();
  const message = error && serverMessage(error, 'The report could not be sent. Please try again later.');
  const atField = errorField(error) === 'recipients';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const reply = await send({ variables: { id, recipients } }).catch(() => null);
    const sent = reply?.data?.sendAccountReport;
    if (!sent) return;
    onClose();
    const addresses = new Set(recipients.map((address) => address.toLowerCase()));
    toastSuccess('Report sent', describeSent(sent.mails.filter(({ address }) => addresses.has(address))));
  }

  return (
    <DialogFrame
      wide
      title={mails.length > 0 ? 'Send again' : 'Send'}
      text={view ? `${title}, as a picture and a link.` : `${title}, as a mail with its PDF.`}
      focusOn={first}
      onClose={onClose}
      body={
        <form id={form} noValidate onSubmit={submit} aria-label="Send again">
          <RecipientsField
            ref={first}
            value={recipients}
            onChange={setRecipients}
            known={known}
            error={atField ? message : undefined}
          />
          {left && (
            <Text mt="3" fontSize="xs" color="fg.muted">
              {left}
            </Text>
          )}
          <FormError>{atField ? null : (message ?? null)}</FormError>
        </form>
      }
    >
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
