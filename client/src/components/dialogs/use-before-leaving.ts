import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/**
 * While active, asks before the screen is left by a link, by a button marked `data-leaves`, or by Back or Forward (in
 * browsers with the Navigation API). Closing the page or leaving the product gets the browser's own question.
 * @param ask called with a function that continues leaving
 */
export function useBeforeLeaving(active: boolean, ask: (leave: () => void) => void) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });

  useEffect(() => {
    if (!active) return;
    let leaving = false;
    const hold = (event: Event, leave: () => void) => {
      event.preventDefault();
      asking.current(() => {
        leaving = true;
        leave();
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const button = leaving ? null : leavingButton(event);
      if (button) {
        event.stopPropagation();
        hold(event, () => button.click());
        return;
      }
      const to = leaving ? null : addressIn(event);
      if (to && to.pathname !== pathname) hold(event, () => navigate(to.pathname + to.search + to.hash));
    };
    const onTraverse = (event: NavigateEvent) => {
      if (leaving || event.navigationType !== 'traverse' || !event.cancelable) return;
      hold(event, () => window.navigation.traverseTo(event.destination.key));
    };
    const history = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', onUnload);
    // Captured, so that it runs before the router's handler, which ignores prevented clicks.
    document.addEventListener('click', onClick, { capture: true });
    history?.addEventListener('navigate', onTraverse);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
      history?.removeEventListener('navigate', onTraverse);
    };
  }, [active, navigate, pathname]);
}

const leavingButton = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('button[data-leaves]') : null;

/** Where a click leads inside the dashboard; null if it stays on the page or opens elsewhere. */
function addressIn(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin && url.pathname.startsWith(paths.dashboard) ? url : null;
}
