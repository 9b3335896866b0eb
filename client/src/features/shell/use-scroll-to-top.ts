import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Going on starts at the top of the next screen; going back finds the place that was left. */
export function useScrollToTop() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the screen changes
  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname]);
}
