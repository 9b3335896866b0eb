import { useEffect, useRef } from 'react';

/** How long a generation takes; product specification, section 9. */
const GENERATION_MS = 2000;

/**
 * Lets a simulated generation take its time; leaving the screen ends it.
 * @returns a function that calls what it is given when the time is over
 */
export function useGenerationWait() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (generate: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(generate, GENERATION_MS);
  };
}
