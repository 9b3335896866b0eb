import { Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { partOf } from '../../../apollo/part-of.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { FormField } from '../../../components/forms/FormField.tsx';
import { FormButton } from '../FormButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import type { AlertSettingsQuery } from './AlertSettings.generated.ts';
import { TestButton } from './TestButton.tsx';
import { useSaveWebhook } from './use-save-webhook.ts';
import type { WebhookCard_SettingsFragment } from './WebhookCard.generated.ts';
import { WebhookSecret } from './WebhookSecret.tsx';

/** Where alerts are posted, and the secret that signs them. */
export function WebhookCard({ settings: masked }: { settings: AlertSettingsQuery['alertSettings'] }) {
  const settings = partOf<WebhookCard_SettingsFragment>(masked);
  if (!settings) return null;
  return <WebhookForm webhook={settings.webhook} />;
}

function WebhookForm({ webhook }: Pick<WebhookCard_SettingsFragment, 'webhook'>) {
  const save = useSaveWebhook();
  const [asking, setAsking] = useState(false);
  const saved = webhook?.url ?? '';
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { url: saved } });
  const { errors, isDirty, isSubmitting } = formState;

  async function send(url: string | null) {
    const result = await save(url);
    if (!result.ok) return setError('url', { message: result.problem }, { shouldFocus: true });
    reset({ url: result.url ?? '' });
    toastSuccess(
      result.url === null ? 'Webhook removed' : 'Webhook saved',
      result.url === null
        ? 'Nothing is posted any more.'
        : 'Alerts that name it are posted there from now on.',
    );
  }

  const submit = handleSubmit(async ({ url }) => {
    // Emptying the address of a webhook that is set takes the secret with it.
    if (url.trim() === '' && webhook) setAsking(true);
    else await send(url.trim());
  });

  return (
    <SettingsCard
      title="Webhook"
      description="Alerts are posted to an address of yours as signed JSON. docs/alerts.md, which comes with Sightline, shows how to check the signature."
      action={webhook && <TestButton channel="WEBHOOK" success="Your address took it." />}
    >
      <Stack asChild gap="4">
        <form onSubmit={submit} noValidate>
          <FormField
            label="Address"
            type="url"
            placeholder="https://hooks.example.com/sightline"
            autoComplete="off"
            maxLength={2048}
            help="It begins with https:// and can be reached from the internet."
            field={register('url')}
            error={errors.url?.message}
          />
          <Flex gap="2" wrap="wrap">
            <FormButton busy={isSubmitting} busyText="Saving..." disabled={!isDirty} variant="outline">
              Save address
            </FormButton>
          </Flex>
        </form>
      </Stack>
      {webhook?.secret && <WebhookSecret secret={webhook.secret} />}
      {asking && (
        <ConfirmDialog
          title="Remove the webhook?"
          text="Nothing is posted any more, and its secret is deleted."
          confirm="Remove"
          onCancel={() => {
            setAsking(false);
            reset({ url: saved });
          }}
          onConfirm={() => {
            setAsking(false);
            send(null);
          }}
        />
      )}
    </SettingsCard>
  );
}
