import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PlannedButtonProps {
  /** Id of the text that says why the button does nothing. */
  describedBy: string;
  children: ReactNode;
}

/** A button without a function yet; it stays focusable so that its description can be read. */
export function PlannedButton({ describedBy, children }: PlannedButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      aria-disabled="true"
      aria-describedby={describedBy}
      opacity="0.55"
      cursor="not-allowed"
    >
      {children}
    </Button>
  );
}
