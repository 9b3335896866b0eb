import { Button, type ButtonProps } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What goes to the clipboard. */
  text: string;
  /** What the button says; it says "Copied" for 2 seconds once that has worked. */
  label?: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, label = 'Copy', ...button }: CopyButtonProps) {
  const { copied, copy } = useCopy();
  return (
    <Button variant="outline" {...button} aria-live="polite" onClick={() => copy(text)}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {copied ? 'Copied' : label}
    </Button>
  );
}
