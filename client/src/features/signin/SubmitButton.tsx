import { Button } from '@chakra-ui/react';

/** A form's submit button, disabled while the form is being submitted. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <Button type="submit" width="full" disabled={busy} aria-busy={busy}>
      {busy ? 'Processing...' : children}
    </Button>
  );
}
