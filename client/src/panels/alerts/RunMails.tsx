import { Skeleton, Stack } from '@chakra-ui/react';
import { serverMessage } from '../../apollo/server-message.ts';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { CheckField } from '../../components/forms/CheckField.tsx';
import {
  useMailFailedRunsMutation,
  useMailWeeklyDigestMutation,
  useRunMailsQuery,
  useStopMailingFailedRunsMutation,
} from './RunMails.generated.ts';

/** Switches the mails about failed runs and the weekly digest. Nothing for an account without an address. */
export function RunMails() {
  const { data, error, refetch } = useRunMailsQuery();
  const [mailFailures, { loading: adding }] = useMailFailedRunsMutation();
  const [stopMailing, { loading: removing }] = useStopMailingFailedRunsMutation();
  const [mailDigest, { loading: switching }] = useMailWeeklyDigestMutation();
  if (!data && error) return <LoadError message="Your mails could not be loaded." onRetry={refetch} />;
  if (!data) return <Skeleton h="28" />;
  const { email, weeklyDigest, timeZone, rules } = data.alertSettings;
  if (email === null) return null;
  const rule = rules.find(({ kind, channels }) => kind === 'FAILED_RUN' && channels.includes('EMAIL'));

  async function change(save: () => Promise<unknown>) {
    if (adding || removing || switching) return;
    try {
      await save();
    } catch (failure) {
      toastError(serverMessage(failure, 'That could not be saved. Please try again.'));
    }
  }

  async function addRule() {
    const { data: saved } = await mailFailures();
    const [refused] = saved?.addAlertRule.errors ?? [];
    if (refused) toastError(refused.message);
  }

  return (
    <Stack gap="4">
      <CheckField
        label="Mail me when a run fails"
        help={`To ${email}: when a run is stopped, or a fifth of a platform's questions fail.`}
        checked={rule !== undefined}
        aria-busy={adding || removing}
        onChange={() => change(() => (rule ? stopMailing({ variables: { id: rule.id } }) : addRule()))}
      />
      <CheckField
        label="Mail me a weekly digest"
        help={`On Monday at 7:00 (${timeZone}): visibility, sentiment, ranking, new sources and failures of the week before.`}
        checked={weeklyDigest}
        aria-busy={switching}
        onChange={({ target }) => change(() => mailDigest({ variables: { on: target.checked } }))}
      />
    </Stack>
  );
}
