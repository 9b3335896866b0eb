import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '../../components/layout/use-media-query.ts';
import { useOnChange } from '../../use-on-change.ts';

export interface SidebarState {
  /** The window is under 768 px wide: the sidebar is a drawer. */
  narrow: boolean;
  open: boolean;
  toggle: () => void;
  /** The button that toggles it. */
  toggleRef: RefObject<HTMLButtonElement | null>;
  /** Closes the drawer and returns the focus to the button. */
  closeDrawer: () => void;
}

const COOKIE = 'sidebar_state';
const SEVEN_DAYS = 60 * 60 * 24 * 7;
const NARROW = '(max-width: 767.98px)';

const readCookie = () => !document.cookie.split('; ').includes(`${COOKIE}=false`);

function writeCookie(open: boolean) {
  // The Cookie Store API is missing in Firefox ESR and on http.
  document.cookie = `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
}

/** Ctrl/Cmd+B toggles the sidebar. A cookie stores it for a week; the drawer starts closed. */
export function useSidebar(): SidebarState {
  const narrow = useMediaQuery(NARROW);
  const { key } = useLocation();
  const [expanded, setExpanded] = useState(readCookie);
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (narrow) setDrawerOpen((open) => !open);
    else setExpanded((open) => !open);
  }, [narrow]);

  useEffect(() => writeCookie(expanded), [expanded]);

  // A link to the screen in sight changes the key, not the path.
  useOnChange(key, () => setDrawerOpen(false));

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      toggle();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  const toggleRef = useRef<HTMLButtonElement>(null);
  function closeDrawer() {
    setDrawerOpen(false);
    // Behind an open drawer the button takes no focus.
    requestAnimationFrame(() => toggleRef.current?.focus());
  }

  return { narrow, open: narrow ? drawerOpen : expanded, toggle, toggleRef, closeDrawer };
}
