import { Button, type ButtonProps } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toastError } from '../feedback/toasts.ts';

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

/** How long it is shown that something was copied. */
const COPIED_MS = 2000;

/** Puts text on the clipboard. @returns whether that worked a moment ago, for 2 seconds */
function useCopy() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Refused by the person or the browser; a page without HTTPS has no clipboard at all.
      toastError('The text could not be copied. Select it and copy it by hand.');
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  }
  return { copied, copy };
}
