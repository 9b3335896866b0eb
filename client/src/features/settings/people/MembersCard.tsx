import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { useSwitchAccount } from '../../../auth/use-switch-account.ts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastError } from '../../../components/feedback/toasts.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Select } from '../../../components/forms/Select.tsx';
import { formatDayAndYear } from '../../../format.ts';
import { ROLE_NAMES, ROLE_OPTIONS } from '../../../panels/people/role-names.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList, SettingsListItem } from '../SettingsList.tsx';
import {
  type PeopleSettingsQuery,
  useChangeMemberRoleMutation,
  useLeaveAccountMutation,
  useRemoveMemberMutation,
  useWithdrawInvitationMutation,
} from './PeopleSettings.generated.ts';

type People = PeopleSettingsQuery['people'];

interface MembersCardProps {
  people: People;
  viewer: PeopleSettingsQuery['viewer'];
  /** The form that invites, for owners. */
  children: ReactNode;
}

const day = (moment: string) => formatDayAndYear(moment.slice(0, 10));

/** The list of changes names it at once. */
const LISTED = { refetchQueries: ['AuditEvents'] };

/** Says why a change failed. */
const attempt = (change: Promise<unknown>) =>
  change.catch((error: unknown) =>
    toastError(serverMessage(error, 'Nothing was changed. Please try again.')),
  );

/** The account's people and open invitations. */
export function MembersCard({ people, viewer, children }: MembersCardProps) {
  const isOwner = viewer.accountRole === 'OWNER';
  return (
    <SettingsCard title="People" description="Who may see and change this account.">
      <SettingsList label="People">
        {people.members.map((member) => (
          <SettingsListItem key={member.personId}>
            <MemberLine member={member} isYou={member.personId === viewer.personId} isManaged={isOwner} />
          </SettingsListItem>
        ))}
        {people.invitations.map((invitation) => (
          <SettingsListItem key={invitation.id}>
            <InvitationLine invitation={invitation} />
          </SettingsListItem>
        ))}
      </SettingsList>
      {children}
    </SettingsCard>
  );
}

interface LineProps {
  email: string;
  note: string;
  pill?: string;
  children?: ReactNode;
}

const Line = ({ email, note, pill, children }: LineProps) => (
  <Flex gap="3" align="center" justify="space-between" wrap={{ base: 'wrap', sm: 'nowrap' }}>
    <Stack gap="0.5" minW="0">
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontSize="sm" fontWeight="medium" wordBreak="break-word">
          {email}
        </Text>
        {pill && <Pill palette="gray">{pill}</Pill>}
      </Flex>
      <Text fontSize="xs" color="fg.muted">
        {note}
      </Text>
    </Stack>
    <Flex gap="2" align="center" flexShrink="0">
      {children}
    </Flex>
  </Flex>
);

interface MemberLineProps {
  member: People['members'][number];
  isYou: boolean;
  /** The viewer may change roles and remove members. */
  isManaged: boolean;
}

function MemberLine({ member: { personId, email, role, since }, isYou, isManaged }: MemberLineProps) {
  const [changeRole] = useChangeMemberRoleMutation(LISTED);
  const [remove] = useRemoveMemberMutation(LISTED);
  const [leave] = useLeaveAccountMutation({ fetchPolicy: 'no-cache' });
  const switchTo = useSwitchAccount();
  const note = since === null ? 'Whose account this is' : `Since ${day(since)}`;
  const pill = isYou ? 'You' : undefined;
  if (since === null || (!isManaged && !isYou)) {
    return <Line email={email} note={`${ROLE_NAMES[role]} · ${note}`} {...(pill ? { pill } : {})} />;
  }
  return (
    <Line email={email} note={isManaged ? note : `${ROLE_NAMES[role]} · ${note}`} {...(pill ? { pill } : {})}>
      {isManaged && !isYou && (
        <Select
          label={`Role of ${email}`}
          options={ROLE_OPTIONS}
          value={role}
          onChange={(chosen) => attempt(changeRole({ variables: { personId, role: chosen } }))}
        />
      )}
      {isYou ? (
        <ConfirmButton
          size="xs"
          variant="outline"
          question={{
            title: 'Leave this account?',
            text: 'You see nothing of it any more, until somebody invites you again.',
            confirm: 'Leave',
          }}
          onConfirm={() => attempt(leave().then(() => switchTo(null)))}
        >
          Leave
        </ConfirmButton>
      ) : (
        <ConfirmButton
          size="xs"
          variant="outline"
          aria-label={`Remove ${email}`}
          question={{
            title: `Remove ${email}?`,
            text: 'They see nothing of this account from now on. What they did stays.',
            confirm: 'Remove',
          }}
          onConfirm={() => attempt(remove({ variables: { personId } }))}
        >
          Remove
        </ConfirmButton>
      )}
    </Line>
  );
}

function InvitationLine({ invitation }: { invitation: People['invitations'][number] }) {
  const [withdraw] = useWithdrawInvitationMutation(LISTED);
  const { id, email, role, expiresAt } = invitation;
  const isExpired = Date.parse(expiresAt) <= Date.now();
  return (
    <Line
      email={email}
      pill={isExpired ? 'Expired' : 'Invited'}
      note={`${ROLE_NAMES[role]} · ${isExpired ? 'invite again to send a new link' : `until ${day(expiresAt)}`}`}
    >
      <ConfirmButton
        size="xs"
        variant="outline"
        aria-label={`Withdraw the invitation of ${email}`}
        question={{
          title: `Withdraw the invitation of ${email}?`,
          text: 'The link in the mail stops working.',
          confirm: 'Withdraw',
        }}
        onConfirm={() => attempt(withdraw({ variables: { id } }))}
      >
        Withdraw
      </ConfirmButton>
    </Line>
  );
}
