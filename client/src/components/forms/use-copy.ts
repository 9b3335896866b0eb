import { useEffect, useRef, useState } from 'react';
import { toastError } from '../feedback/toasts.ts';

/** How long it is shown that something was copied. */
const COPIED_MS = 2000;

/** Puts text on the clipboard. @returns whether that worked a moment ago, for 2 seconds */
export function useCopy() {
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
