import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '../../../auth/SessionProvider.tsx';
import { useConfig } from '../../../config-context.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { AnalyticsCard } from './AnalyticsCard.tsx';
import { ChatImportCard } from './ChatImportCard.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { ExportCard } from './ExportCard.tsx';
import { SearchReportsCard } from './SearchReportsCard.tsx';
import { TextRetentionCard } from './TextRetentionCard.tsx';

/** How long data is kept, its export, saved chats, Google Analytics, search reports, and its deletion. */
export function DataSettings() {
  return (
    <>
      <TextRetentionCard />
      <ExportCard />
      <ChatImportCard />
      <AnalyticsCard />
      <SearchReportsCard />
      <DeleteAccountCard />
    </>
  );
}

/** Deletes the account, and says what that means. */
function DeleteAccountCard() {
  const session = useSession();
  const { supabaseUrl } = useConfig();
  const [confirming, setConfirming] = useState(false);
  if (session.status !== 'signedIn') return null;
  const { email, id } = session.session.user;
  return (
    <SettingsCard
      title="Delete account"
      description="Removes your brand, topics, prompts, answers, settings, tokens and alerts permanently. Export what you want to keep first."
      action={
        <Button
          size="sm"
          variant="outline"
          color="fg.error"
          flexShrink="0"
          onClick={() => setConfirming(true)}
        >
          Delete account
        </Button>
      }
    >
      {supabaseUrl !== null && (
        <Text fontSize="sm" color="fg.muted">
          Your sign-in is kept by another service and stays there; the operator of this server can remove it.
          Signing in again starts a new, empty account.
        </Text>
      )}
      {confirming && <DeleteAccountDialog expected={email || id} onClose={() => setConfirming(false)} />}
    </SettingsCard>
  );
}
