import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs an effect on mount and whenever `value` changes, whatever else the effect reads. */
export function useOnChange<T>(value: T, effect: () => void) {
  const run = useEffectEvent(effect);
  const last = useRef<T>(undefined);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    run();
  }, [value]);
}
