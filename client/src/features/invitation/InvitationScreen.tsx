import { Button, Stack, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { serverMessage } from '../../apollo/server-message.ts';
import { useSwitchAccount } from '../../auth/use-switch-account.ts';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { toastError, toastSuccess } from '../../components/feedback/toasts.ts';
import { Panel } from '../../components/layout/Panel.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { ROLE_NAMES, ROLE_RIGHTS } from '../../panels/people/role-names.ts';
import { paths } from '../../paths.ts';
import {
  type InvitationQuery,
  useAcceptInvitationMutation,
  useInvitationQuery,
} from './InvitationScreen.generated.ts';

/** What the mail of an invitation links to. */
export function InvitationScreen() {
  const { token = '' } = useParams();
  const { data, error, loading, refetch } = useInvitationQuery({ variables: { token } });
  if (!data) {
    return loading || !error ? (
      <FullScreenLoading />
    ) : (
      <LoadError message="The invitation could not be loaded." onRetry={refetch} />
    );
  }
  return (
    <>
      <ScreenHeader title="Invitation" description="Somebody wants to share an account with you" />
      <Panel title={data.invitation.accountName ?? 'Not open'}>
        {data.invitation.state === 'OPEN' ? (
          <OpenInvitation token={token} invitation={data.invitation} />
        ) : (
          <Stack gap="4" align="start">
            <Text>{ENDED[data.invitation.state]}</Text>
            <Button asChild size="sm" variant="outline">
              <Link to={paths.dashboard}>Go to your dashboard</Link>
            </Button>
          </Stack>
        )}
      </Panel>
    </>
  );
}

const ENDED = {
  OTHER_ADDRESS:
    'This invitation was sent to another address. Sign out, sign in with that one, and open the link again.',
  ENDED: 'This invitation was withdrawn, accepted already, or has expired. Ask for a new one.',
};

interface OpenInvitationProps {
  token: string;
  invitation: InvitationQuery['invitation'];
}

function OpenInvitation({ token, invitation: { accountName, role, invitedBy } }: OpenInvitationProps) {
  const [accept, { loading }] = useAcceptInvitationMutation({ fetchPolicy: 'no-cache' });
  const switchTo = useSwitchAccount();

  async function join() {
    try {
      const { data } = await accept({ variables: { token } });
      if (!data) throw new Error('No reply.');
      switchTo(data.acceptInvitation.accountId);
      toastSuccess('Welcome', `You are now in the account of ${accountName}.`);
    } catch (error) {
      toastError(serverMessage(error, 'The invitation could not be accepted. Please try again.'));
    }
  }

  return (
    <Stack gap="4" align="start">
      <Text>
        {invitedBy} invites you to the account of <strong>{accountName}</strong>
        {role && ` as ${ROLE_NAMES[role].toLowerCase()}, who ${ROLE_RIGHTS[role]}`}. Your own account stays as
        it is.
      </Text>
      <Button size="sm" disabled={loading} aria-busy={loading} onClick={join}>
        {loading ? 'Joining...' : 'Join the account'}
      </Button>
    </Stack>
  );
}
