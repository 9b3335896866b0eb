import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '../../components/layout/use-media-query.ts';

/** How the sidebar stands. */
export interface SidebarState {
  /** The window is under 768 px wide: the sidebar is a drawer. */
  narrow: boolean;
  /** Unfolded, or pulled out. */
  open: boolean;
  toggle: () => void;
}

const COOKIE = 'sidebar_state';
const SEVEN_DAYS = 60 * 60 * 24 * 7;
const NARROW = '(max-width: 767.98px)';

const readCookie = () => !document.cookie.split('; ').includes(`${COOKIE}=false`);

function writeCookie(open: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and on http.
  document.cookie = `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
}

/** Ctrl/Cmd+B toggles the sidebar. A cookie keeps it for a week; the drawer of narrow windows starts closed. */
export function useSidebar(): SidebarState {
  const narrow = useMediaQuery(NARROW);
  const { pathname } = useLocation();
  const [unfolded, setUnfolded] = useState(readCookie);
  const [pulledOut, setPulledOut] = useState(false);

  const toggle = useCallback(() => {
    if (narrow) setPulledOut((before) => !before);
    else setUnfolded((before) => !before);
  }, [narrow]);

  useEffect(() => writeCookie(unfolded), [unfolded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the drawer
  useEffect(() => setPulledOut(false), [pathname]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      toggle();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  return { narrow, open: narrow ? pulledOut : unfolded, toggle };
}
