import { Button, Code, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList } from '../SettingsList.tsx';
import type { ApiSettingsQuery } from './ApiSettings.generated.ts';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';
import { TokenItem } from './TokenItem.tsx';

interface TokensCardProps {
  tokens: ApiSettingsQuery['apiTokens'];
  /** Called after a token was created or revoked. */
  onChange: () => Promise<unknown>;
}

/** The account's API tokens. */
export function TokensCard({ tokens, onChange }: TokensCardProps) {
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const refresh = () => onChange().catch(() => undefined);

  return (
    <SettingsCard
      title="API tokens"
      description="For programs that read or write your account. Anyone with a token can act in your name."
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
        <SettingsList>
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} onRevoked={refresh} />
          ))}
        </SettingsList>
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

/** Shows a new token; it cannot be shown again. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title="Your new token"
      text="Copy it now and keep it safe: it is shown only once and not stored."
      focusOn={done}
      onClose={onClose}
      body={
        <Code
          display="block"
          fontFamily="mono"
          fontSize="sm"
          p="3"
          borderRadius="l2"
          bg="bg.muted"
          color="fg"
          wordBreak="break-all"
          aria-label="The token itself"
        >
          {secret}
        </Code>
      }
    >
      <CopyButton size="sm" text={secret} label="Copy token" />
      <Button ref={done} size="sm" onClick={onClose}>
        Done
      </Button>
    </DialogFrame>
  );
}
