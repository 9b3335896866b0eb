import { useEffect } from 'react';
import { isOwnLink } from '../../panels/share/own-links.ts';
import { useCountShareLinkOpenMutation } from './SharedScreen.generated.ts';

const keyOf = (id: string) => `sightline.shared.${id}`;

/**
 * Counts that a link was opened, once a browser session and only when its numbers have arrived: a program that fetches the page
 * for a preview runs no script, and the browser that made the link is not counted.
 * @param id of the shared view; undefined while it is loading
 */
export function useCountOpen(token: string, id: string | undefined): void {
  const [count] = useCountShareLinkOpenMutation();
  useEffect(() => {
    if (id === undefined || isOwnLink(token) || isCounted(id)) return;
    count({ variables: { token } }).catch(() => undefined);
  }, [id, token, count]);
}

/** Whether this session has counted the link before; counts it from now on. Without storage every load counts. */
function isCounted(id: string): boolean {
  try {
    if (sessionStorage.getItem(keyOf(id)) !== null) return true;
    sessionStorage.setItem(keyOf(id), '1');
  } catch {
    return false;
  }
  return false;
}
