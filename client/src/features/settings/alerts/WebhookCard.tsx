import { Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { saidOf } from '../../../apollo/said.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { FormField } from '../../../components/forms/FormField.tsx';
import { FormButton } from '../FormButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import {
  type AlertSettings_SettingsFragment,
  useSaveAlertWebhookMutation,
} from './AlertSettings.generated.ts';
import { TestButton } from './TestButton.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

/** The address that alerts are posted to, and the secret that signs them. */
export function WebhookCard({ webhook }: Pick<AlertSettings_SettingsFragment, 'webhook'>) {
  const save = useSaveWebhook();
  const [confirming, setConfirming] = useState(false);
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
    // Removing the address also deletes the secret.
    if (url.trim() === '' && webhook) setConfirming(true);
    else await send(url.trim());
  });

  return (
    <SettingsCard
      title="Webhook"
      description="Alerts are posted to an address of yours as signed JSON. docs/alerts.md, which comes with Sightline, shows how to check the signature."
      action={webhook && <TestButton channel="WEBHOOK" success="Your address accepted it." />}
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
      {confirming && (
        <ConfirmDialog
          title="Remove the webhook?"
          text="Nothing is posted any more, and its secret is deleted."
          confirm="Remove"
          onCancel={() => {
            setConfirming(false);
            reset({ url: saved });
          }}
          onConfirm={() => {
            setConfirming(false);
            send(null);
          }}
        />
      )}
    </SettingsCard>
  );
}

type SaveResult = { ok: true; url: string | null } | { ok: false; problem: string };

const NOT_SAVED = 'The address could not be saved. Please try again.';

/** Saves the address, or removes it with null; the result has the address as the server saved it. */
function useSaveWebhook() {
  const [save] = useSaveAlertWebhookMutation();
  return async (url: string | null): Promise<SaveResult> => {
    try {
      const { data } = await save({ variables: { url } });
      const [refusal] = data?.saveAlertWebhook.errors ?? [];
      if (!data || refusal) return { ok: false, problem: refusal?.message ?? NOT_SAVED };
      return { ok: true, url: data.saveAlertWebhook.settings.webhook?.url ?? null };
    } catch (error) {
      return { ok: false, problem: saidOf(error, NOT_SAVED) };
    }
  };
}
