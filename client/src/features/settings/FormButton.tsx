import { Button, type ButtonProps } from '@chakra-ui/react';

interface FormButtonProps extends Omit<ButtonProps, 'type' | 'disabled'> {
  busy: boolean;
  /** Label while the form is being sent. */
  busyText: string;
  disabled?: boolean;
  children: string;
}

/** Submits a form, once at a time. */
export function FormButton({ busy, busyText, disabled = false, children, ...button }: FormButtonProps) {
  return (
    <Button type="submit" size="sm" {...button} disabled={busy || disabled} aria-busy={busy}>
      {busy ? busyText : children}
    </Button>
  );
}
