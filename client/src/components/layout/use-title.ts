import { useEffect } from 'react';

const OF_PRODUCT = ' · Sightline';

/** Names the screen in the browser's tab and history. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title}${OF_PRODUCT}`;
  }, [title]);
}

/** What the screen is called that is shown now. */
export const shownTitle = () => document.title.replace(OF_PRODUCT, '');
