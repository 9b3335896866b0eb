import { Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SettingsCard } from '../SettingsCard.tsx';
import type { ApiSettingsQuery } from './ApiSettings.generated.ts';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { TokenItem } from './TokenItem.tsx';

interface TokensCardProps {
  tokens: ApiSettingsQuery['apiTokens'];
  /** A token was made or revoked. */
  onChange: () => Promise<unknown>;
}

/** The account's tokens; a new one is shown once. */
export function TokensCard({ tokens, onChange }: TokensCardProps) {
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const refresh = () => onChange().catch(() => undefined);

  return (
    <SettingsCard
      title="API tokens"
      description="For programs that read or write your account. Whoever has one acts in your name."
      action={
        <Button size="sm" variant="outline" onClick={() => setCreating(true)}>
          <Plus aria-hidden="true" />
          New token
        </Button>
      }
    >
      {tokens.length === 0 ? (
        <Text fontSize="sm" color="fg.subtle">
          No tokens yet.
        </Text>
      ) : (
        <Stack asChild gap="0" borderWidth="1px" borderRadius="l2">
          <ul>
            {tokens.map((token) => (
              <TokenItem key={token.id} token={token} onRevoked={refresh} />
            ))}
          </ul>
        </Stack>
      )}
      {creating && (
        <CreateTokenDialog
          onClose={() => setCreating(false)}
          onCreated={(made) => {
            setCreating(false);
            setSecret(made);
            refresh();
          }}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </SettingsCard>
  );
}
