import { Text } from '@chakra-ui/react';
import { toastError } from '../../../components/feedback/toasts.ts';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import type { AlertChannel } from '../../../schema.generated.ts';
import {
  type AlertSettings_SettingsFragment,
  useSetWeeklyDigestMutation,
} from './AlertSettings.generated.ts';

/** Whether the weekly digest goes by a channel; saved at once. */
export function DigestField({
  channel,
  settings: { weeklyDigest, digestByWebhook, digestProblem, timeZone },
}: {
  channel: AlertChannel;
  settings: AlertSettings_SettingsFragment;
}) {
  const [save, { loading }] = useSetWeeklyDigestMutation();
  const isMail = channel === 'EMAIL';

  function set(on: boolean) {
    if (loading) return;
    const failed = () => toastError('The setting could not be saved. Please try again.');
    save({ variables: { on, channel } }).catch(failed);
  }

  return (
    <>
      <CheckField
        label={isMail ? 'Weekly digest' : 'Post the weekly digest'}
        help={`On Monday at 7:00 (${timeZone}): visibility, sentiment, ranking, new sources and failures of the week before.`}
        checked={isMail ? weeklyDigest : digestByWebhook}
        aria-busy={loading}
        onChange={({ target }) => set(target.checked)}
      />
      {!isMail && digestProblem !== null && (
        <Text fontSize="xs" color="fg.muted" role="status">
          The latest digest was not taken. {digestProblem}
        </Text>
      )}
    </>
  );
}
