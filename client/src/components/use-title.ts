import { useEffect } from 'react';

/** Names the screen in the browser's tab and history. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Sightline`;
  }, [title]);
}
