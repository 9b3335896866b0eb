import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '../../../auth/SessionProvider.tsx';
import { useConfig } from '../../../config-context.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** The way to end the account, with what it means. */
export function DeleteAccountCard() {
  const session = useSession();
  const { supabaseUrl } = useConfig();
  const [asking, setAsking] = useState(false);
  if (session.status !== 'signedIn') return null;
  const { email, id } = session.session.user;
  return (
    <SettingsCard
      title="Delete account"
      description="Removes your brand, topics, prompts, answers, settings, tokens and alerts at once and for good. Export first what you want to keep."
      action={
        <Button size="sm" variant="outline" color="fg.error" flexShrink="0" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      }
    >
      {supabaseUrl !== null && (
        <Text fontSize="sm" color="fg.muted">
          Your sign-in is kept by another service and stays there; whoever runs this server can remove it.
          Signing in again starts a new, empty account.
        </Text>
      )}
      {asking && <DeleteAccountDialog expected={email || id} onClose={() => setAsking(false)} />}
    </SettingsCard>
  );
}
