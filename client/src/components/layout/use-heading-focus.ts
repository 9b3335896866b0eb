import { useEffect, useRef } from 'react';

/**
 * Props of a heading that gets the focus when it appears, so that screen readers and the keyboard continue there.
 * @param active false when the page has just loaded and the reader begins at its top
 */
export function useHeadingFocus(active = true) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!active) return;
    ref.current?.focus({ preventScroll: true });
    // What was there before may have been scrolled down.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return { ref, tabIndex: -1, outline: 'none' } as const;
}
