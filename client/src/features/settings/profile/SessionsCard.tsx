import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authMessage } from '../../../auth/auth-messages.ts';
import { useAuth } from '../../../auth/SessionProvider.tsx';
import { useSignOut } from '../../../auth/use-sign-out.ts';
import { toastError } from '../../../components/feedback/toasts.ts';
import { paths } from '../../../paths.ts';
import { SettingsCard } from '../SettingsCard.tsx';

/** Ends this session, or all sessions of the account. */
export function SessionsCard() {
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
      description="Sign out in this browser only, or on every device at once, this one included."
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
