import { useCallback, useEffect, useState } from 'react';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS = 60 * 60 * 24 * 7;

const readCookie = () => !document.cookie.split('; ').includes(`${COOKIE}=false`);

/** Whether the sidebar is open on wide windows; Ctrl/Cmd+B toggles it and a cookie keeps it for a week. */
export function useSidebar(onShortcut?: () => boolean) {
  const [open, setOpen] = useState(readCookie);

  const toggle = useCallback(() => {
    setOpen((before) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and on http.
      document.cookie = `${COOKIE}=${!before}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
      return !before;
    });
  }, []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!onShortcut?.()) toggle();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle, onShortcut]);

  return { open, toggle };
}
