import { Button } from '@chakra-ui/react';

/** Sends a form; shows that it is being worked on and cannot be pressed twice. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <Button type="submit" width="full" disabled={busy} aria-busy={busy}>
      {busy ? 'Processing...' : children}
    </Button>
  );
}
