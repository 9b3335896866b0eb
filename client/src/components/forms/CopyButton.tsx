import { Button, type ButtonProps } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toastError } from '../feedback/toasts.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  text: string;
  /** After a success, the button says "Copied" for 2 seconds. */
  label?: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label = 'Copy', ...button }: CopyButtonProps) {
  const { copied, copy } = useCopy();
  return (
    <Button variant="outline" {...button} aria-live="polite" onClick={() => copy(text)}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {copied ? 'Copied' : label}
    </Button>
  );
}

const COPIED_MS = 2000;

function useCopy() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser or the user refused; pages without HTTPS have no clipboard.
      toastError('The text could not be copied. Select it and copy it by hand.');
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  }
  return { copied, copy };
}
