import { Button, type ButtonProps } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toastError } from './toasts.ts';

const FEEDBACK_MS = 2000;

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What goes to the clipboard. */
  text: string;
  /** What the button says; it says "Copied" for two seconds once it has worked. */
  label?: string;
}

/** Copies a text to the clipboard and says so. */
export function CopyButton({ text, label = 'Copy', ...button }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const copied = copies > 0;
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    try {
      // There is none on a page that came without TLS from another machine.
      await navigator.clipboard.writeText(text);
      setCopies((before) => before + 1);
    } catch {
      await toastError('The browser did not allow copying. Select the text and copy it by hand.');
    }
  }
  return (
    <Button variant="outline" {...button} onClick={copy} aria-live="polite">
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {copied ? 'Copied' : label}
    </Button>
  );
}
