import { Button, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { User } from '@supabase/auth-js';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authMessage } from '../../../auth/auth-messages.ts';
import { useAuth, useSession } from '../../../auth/SessionProvider.tsx';
import { useSignOut } from '../../../auth/use-sign-out.ts';
import { toastError } from '../../../components/feedback/toasts.ts';
import { formatDayAndYear } from '../../../format.ts';
import { paths } from '../../../paths.ts';
import type { Role } from '../../../schema.generated.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useProfileSettingsQuery } from './ProfileSettings.generated.ts';
import { UsernameForm } from './UsernameForm.tsx';

/** The signed-in user: account, username, e-mail address, password and sessions. */
export function ProfileSettings() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { user } = session.session;
  return (
    <>
      <AccountCard user={user} />
      <UsernameForm user={user} />
      <EmailForm user={user} />
      <PasswordForm user={user} />
      <SessionsCard />
    </>
  );
}

const ROLES: Record<Role, string> = {
  MEMBER: 'Member',
  ANALYST: 'Analyst: reads every account, changes only their own',
  OPERATOR: 'Operator: runs this server',
};

/** Facts of the account that cannot be changed here. */
function AccountCard({ user }: { user: User }) {
  const { data, error } = useProfileSettingsQuery();
  return (
    <SettingsCard title="Account">
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '6.5rem 1fr', sm: '8rem 1fr' }}
        columnGap="4"
        rowGap="3"
        fontSize="sm"
      >
        <Fact term="Email">{user.email}</Fact>
        <Fact term="Role">
          {data ? (
            ROLES[data.viewer.role]
          ) : error ? (
            'It could not be loaded. Reload the page to try again.'
          ) : (
            <Skeleton h="5" w="24" />
          )}
        </Fact>
        <Fact term="Member since">{formatDayAndYear(user.created_at.slice(0, 10))}</Fact>
      </chakra.dl>
    </SettingsCard>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" wordBreak="break-word">
        {children}
      </Text>
    </>
  );
}

/** Ends this session, or all sessions of the account. */
function SessionsCard() {
  const { supabase } = useAuth();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [busy, setBusy] = useState(false);

  async function signOutEverywhere() {
    setBusy(true);
    const { error } = await supabase.auth.signOut({ scope: 'global' });
    setBusy(false);
    // The user may have lost a device and must know that it is still signed in.
    if (error) toastError(`You are still signed in everywhere. ${authMessage(error)}`);
    else navigate(paths.logout, { replace: true });
  }

  return (
    <SettingsCard
      title="Sessions"
      description="Sign out in this browser only, or on every device, including this one."
    >
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={signOut}>
          Sign Out
        </Button>
        <Button size="sm" variant="outline" disabled={busy} onClick={signOutEverywhere}>
          {busy ? 'Signing out...' : 'Sign Out Everywhere'}
        </Button>
      </Flex>
    </SettingsCard>
  );
}
