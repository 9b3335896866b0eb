import { useConfig } from '../../../config-context.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import type { AlertSettings_SettingsFragment } from './AlertSettings.generated.ts';
import { DigestField } from './DigestField.tsx';
import { TestButton } from './TestButton.tsx';

/** The address of mails, and the weekly digest. */
export function MailCard({ settings }: { settings: AlertSettings_SettingsFragment }) {
  const { email } = settings;
  const { outbox } = useConfig();
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
      <DigestField channel="EMAIL" settings={settings} />
    </SettingsCard>
  );
}
