import { Box, Button, Grid, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorField } from '../../apollo/error-field.ts';
import { serverMessage } from '../../apollo/server-message.ts';
import { DialogFrame } from '../../components/dialogs/DialogFrame.tsx';
import { toastSuccess } from '../../components/feedback/toasts.ts';
import { FormError } from '../../components/forms/FormError.tsx';
import { LabelledChoice } from '../../components/forms/LabelledChoice.tsx';
import { LabelledSelect } from '../../components/forms/Select.tsx';
import { formatDayAndYear } from '../../format.ts';
import { describeSent } from '../send-report/describe.ts';
import { LineField } from '../send-report/LineField.tsx';
import { RecipientsField } from '../send-report/RecipientsField.tsx';
import { useRecipients } from '../send-report/use-recipients.ts';
import { HOUR_OPTIONS, WEEKDAYS } from '../send-report/when.ts';
import { describeDays } from '../share/describe-view.ts';
import type { ViewToShare } from '../share/view-to-share.ts';
import { useSaveViewScheduleMutation, useSendViewMutation } from './SendViewDialog.generated.ts';

interface SendViewDialogProps {
  /** What is sent, such as “Topic: Wireless”. */
  title: string;
  view: ViewToShare;
  onClose: () => void;
}

const OFTEN = [
  { value: 'once', label: 'Once, now' },
  { value: 'weekly', label: 'Every week' },
] as const;
const WEEKDAY_OPTIONS = WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }));

/** Errors of these are shown at them; of others below the form. */
const FIELDS = new Set(['recipients', 'note', 'title']);

/** Mails the screen as a picture of its main figures and a link, once or every week. */
export function SendViewDialog({ title: screen, view, onClose }: SendViewDialogProps) {
  const { recipients, setRecipients, known, loading: reading, left } = useRecipients();
  const [often, setOften] = useState<(typeof OFTEN)[number]['value']>('once');
  const [weekday, setWeekday] = useState('1');
  const [hour, setHour] = useState('9');
  const [title, setTitle] = useState(screen.slice(0, 120));
  const [note, setNote] = useState('');
  const [send, sending] = useSendViewMutation({ refetchQueries: ['SendReportRecipients'] });
  const [schedule, saving] = useSaveViewScheduleMutation();
  const first = useRef<HTMLInputElement>(null);
  const form = useId();
  const isWeekly = often === 'weekly';
  const hasFixedDays = Boolean(view.filter?.from);
  const { loading, error } = isWeekly ? saving : sending;
  const field = errorField(error);
  const message = error && serverMessage(error, 'The view could not be sent. Please try again later.');
  const at = (name: string) => (message && field === name ? message : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = { view, title: title || null, recipients };
    if (isWeekly) {
      const when = { weekday: Number(weekday), hour: Number(hour) };
      const reply = await schedule({ variables: { input: { ...input, ...when } } }).catch(() => null);
      const all = reply?.data?.saveViewSchedule;
      if (!all) return;
      onClose();
      const next = all.find((each) => each.title === title)?.nextDay;
      toastSuccess(
        'View scheduled',
        `${next ? `First on ${formatDayAndYear(next)}. ` : ''}Reports › Schedules pauses or ends it.`,
      );
      return;
    }
    const reply = await send({ variables: { input: { ...input, note: note || null } } }).catch(() => null);
    if (!reply?.data) return;
    onClose();
    toastSuccess('View sent', describeSent(reply.data.sendView.mails));
  }

  return (
    <DialogFrame
      wide
      title="Send this view"
      text={`${screen}, ${describeDays(view.filter ?? {}).toLowerCase()}: a picture of its main figures by mail, and a link for people who may see the account.`}
      focusOn={first}
      onClose={onClose}
      body={
        <form id={form} noValidate onSubmit={submit} aria-label="Send this view">
          <RecipientsField
            ref={first}
            value={recipients}
            onChange={setRecipients}
            known={known}
            error={at('recipients')}
          />
          <Box mt="4">
            <LabelledChoice label="How often" options={OFTEN} value={often} onChange={setOften} />
          </Box>
          {isWeekly && hasFixedDays && (
            <Text mt="2" fontSize="sm" color="fg.muted">
              These days do not change. Choose a number of days on the screen to send it every week.
            </Text>
          )}
          {isWeekly && !hasFixedDays && (
            <Grid mt="4" gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
              <LabelledSelect label="Day" value={weekday} onChange={setWeekday} options={WEEKDAY_OPTIONS} />
              <LabelledSelect
                label="Hour, in the account’s time zone"
                value={hour}
                onChange={setHour}
                options={HOUR_OPTIONS}
              />
            </Grid>
          )}
          {!isWeekly && (
            <LineField
              label="Note (optional)"
              rows={2}
              max={500}
              value={note}
              onChange={setNote}
              error={at('note')}
            />
          )}
          <LineField label="Title" max={120} value={title} onChange={setTitle} error={at('title')} />
          {!isWeekly && left && (
            <Text mt="3" fontSize="xs" color="fg.muted">
              {left}
            </Text>
          )}
          <FormError>{field !== null && FIELDS.has(field) ? null : (message ?? null)}</FormError>
        </form>
      }
    >
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={form}
        disabled={loading || reading || recipients.length === 0 || (isWeekly && hasFixedDays)}
        aria-busy={loading}
      >
        {isWeekly ? (loading ? 'Saving...' : 'Send every week') : loading ? 'Sending...' : 'Send'}
      </Button>
    </DialogFrame>
  );
}
