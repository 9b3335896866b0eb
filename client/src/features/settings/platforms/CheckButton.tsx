import { Button } from '@chakra-ui/react';

interface CheckButtonProps {
  /** Of the platform. */
  name: string;
  busy: boolean;
  onCheck: () => void;
}

/** Asks a platform one tiny question; it stays in the order of the keyboard while it waits. */
export function CheckButton({ name, busy, onCheck }: CheckButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      flexShrink="0"
      aria-label={busy ? `Checking ${name}` : `Check ${name}`}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onCheck();
      }}
    >
      {busy ? 'Checking...' : 'Check'}
    </Button>
  );
}
