import { Button, Grid } from '@chakra-ui/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorField } from '../../apollo/error-field.ts';
import { serverMessage } from '../../apollo/server-message.ts';
import { DialogFrame } from '../../components/dialogs/DialogFrame.tsx';
import { FormError } from '../../components/forms/FormError.tsx';
import { LabelledSelect } from '../../components/forms/Select.tsx';
import { LineField } from '../../panels/send-report/LineField.tsx';
import { RecipientsField } from '../../panels/send-report/RecipientsField.tsx';
import type { ReportScope } from '../../panels/send-report/report-scope.ts';
import { ScopeFields } from '../../panels/send-report/ScopeFields.tsx';
import { useRecipients } from '../../panels/send-report/use-recipients.ts';
import { HOUR_OPTIONS } from '../../panels/send-report/when.ts';
import type { ReportDays } from '../../schema.generated.ts';
import {
  type ScheduleRow_ScheduleFragment,
  useSaveReportScheduleMutation,
} from './ScheduleList.generated.ts';
import { DAY_OPTIONS, WHEN_OPTIONS } from './schedule-words.ts';

interface ScheduleDialogProps {
  /** Null for a new one. */
  schedule: ScheduleRow_ScheduleFragment | null;
  onClose: () => void;
}

/** Errors of these are shown at them; of others below the form. */
const FIELDS = new Set(['recipients', 'title']);

const WHEN_MADE = 'The report is made at this hour in the account’s time zone and mailed to each recipient.';
const WHEN_SENT = 'The screen is mailed at this hour in the account’s time zone, as a picture and a link.';

/** Adds or changes a schedule. */
export function ScheduleDialog({ schedule, onClose }: ScheduleDialogProps) {
  const {
    recipients,
    setRecipients,
    known,
    loading: reading,
  } = useRecipients(schedule?.recipients.map(({ address }) => address));
  const [title, setTitle] = useState(schedule?.title ?? 'Weekly report');
  const [days, setDays] = useState<ReportDays>(schedule?.days ?? 'LAST_7_DAYS');
  const [when, setWhen] = useState(
    schedule?.monthDay ? `m${schedule.monthDay}` : `w${schedule?.weekday ?? 1}`,
  );
  const [scope, setScope] = useState<ReportScope>({
    platform: schedule?.platform?.key ?? null,
    topicId: schedule?.topicId ?? null,
  });
  const [hour, setHour] = useState(String(schedule?.hour ?? 9));
  const [save, { loading, error }] = useSaveReportScheduleMutation({ refetchQueries: ['ReportSchedules'] });
  const first = useRef<HTMLInputElement>(null);
  const form = useId();
  const field = errorField(error);
  const message = error && serverMessage(error, 'The schedule could not be saved. Please try again later.');
  const at = (name: string) => (field === name ? message : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const day = Number(when.slice(1));
    const input = {
      ...{ title, recipients, hour: Number(hour), days },
      ...(when.startsWith('w') ? { weekday: day } : { monthDay: day }),
      ...scope,
    };
    const saved = await save({ variables: { id: schedule?.id ?? null, input } }).catch(() => null);
    if (saved?.data) onClose();
  }

  return (
    <DialogFrame
      wide
      title={schedule ? 'Change schedule' : 'New schedule'}
      text={schedule?.view ? WHEN_SENT : WHEN_MADE}
      focusOn={first}
      onClose={onClose}
      body={
        <form id={form} noValidate onSubmit={submit} aria-label="Schedule">
          <RecipientsField
            ref={first}
            value={recipients}
            onChange={setRecipients}
            known={known}
            error={at('recipients')}
          />
          <LineField label="Title" max={120} value={title} onChange={setTitle} error={at('title')} />
          <Grid mt="4" gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
            {!schedule?.view && (
              <LabelledSelect label="Days" value={days} onChange={setDays} options={DAY_OPTIONS} />
            )}
            <LabelledSelect label="When" value={when} onChange={setWhen} options={WHEN_OPTIONS} />
            <LabelledSelect label="Hour" value={hour} onChange={setHour} options={HOUR_OPTIONS} />
          </Grid>
          {!schedule?.view && <ScopeFields value={scope} onChange={setScope} />}
          <FormError>{field !== null && FIELDS.has(field) ? null : (message ?? null)}</FormError>
        </form>
      }
    >
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={form} disabled={loading || reading} aria-busy={loading}>
        {loading ? 'Saving...' : 'Save'}
      </Button>
    </DialogFrame>
  );
}
