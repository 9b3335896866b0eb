import { toastError } from '../../../components/feedback/toasts.ts';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import { useConfig } from '../../../config-context.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import {
  type AlertSettings_SettingsFragment,
  useSetWeeklyDigestMutation,
} from './AlertSettings.generated.ts';
import { TestButton } from './TestButton.tsx';

/** The address of mails, and the weekly digest. */
export function MailCard({ settings }: { settings: AlertSettings_SettingsFragment }) {
  const { email, weeklyDigest, timeZone } = settings;
  const { outbox } = useConfig();
  const [save, { loading }] = useSetWeeklyDigestMutation();

  function setWeeklyDigest(on: boolean) {
    if (loading) return;
    save({ variables: { on } }).catch(() => toastError('The setting could not be saved. Please try again.'));
  }

  return (
    <SettingsCard
      title="Email"
      description={email ? `Mails go to ${email}.` : 'Your account has no e-mail address.'}
      action={
        <TestButton
          channel="EMAIL"
          disabled={email === null}
          success={
            outbox
              ? 'No mail server is set up here, so the mail waits in the outbox.'
              : 'A mail is on its way to your address.'
          }
        />
      }
    >
      <CheckField
        label="Weekly digest"
        help={`On Monday at 7:00 (${timeZone}): visibility, sentiment, ranking, new sources and failures of the week before.`}
        checked={weeklyDigest}
        aria-busy={loading}
        onChange={({ target }) => setWeeklyDigest(target.checked)}
      />
    </SettingsCard>
  );
}
