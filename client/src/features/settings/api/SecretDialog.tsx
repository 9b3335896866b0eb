import { Button, Code } from '@chakra-ui/react';
import { useRef } from 'react';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';
import { CopyButton } from '../../../components/forms/CopyButton.tsx';

/** Shows a new token for the only time. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title="Your new token"
      text="Copy it now and keep it safe: it is shown this once and stored nowhere."
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
