import { Button, type ButtonProps } from '@chakra-ui/react';

interface FormButtonProps extends Omit<ButtonProps, 'type' | 'disabled'> {
  busy: boolean;
  /** What it says while it is being worked on. */
  busyText: string;
  disabled?: boolean;
  children: string;
}

/** Sends a form; shows that it is being worked on and cannot be pressed twice. */
export function FormButton({ busy, busyText, disabled = false, children, ...button }: FormButtonProps) {
  return (
    <Button type="submit" size="sm" {...button} disabled={busy || disabled} aria-busy={busy}>
      {busy ? busyText : children}
    </Button>
  );
}
