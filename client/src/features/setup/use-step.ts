import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUserId } from '../../auth/SessionProvider.tsx';
import { removeTabEntry } from '../../auth/tab-entries.ts';
import { paths } from '../../paths.ts';
import { type Step, stepAfter, stepBefore } from './steps.ts';

/** Where a step's draft is stored for as long as the tab is open. */
export interface DraftKey {
  userId: string;
  name: string;
}

/** The ways out of a step. Continue requires that the step is saved; Back saves what can be saved. */
export function useStep(step: Step) {
  const navigate = useNavigate();
  const draft: DraftKey = { userId: useUserId(), name: `set-up:${step}` };
  const goingBack = useRef(false);
  return {
    step,
    draft,
    /** To be called once the step is saved. */
    onSaved() {
      removeTabEntry(draft.userId, draft.name);
      navigate(paths.setUp(goingBack.current ? stepBefore(step) : stepAfter(step)));
    },
    /** Saves and then continues, by `onSaved`. */
    next(save: () => unknown) {
      goingBack.current = false;
      return save();
    },
    /** @param save null when there is nothing to save; values that cannot be saved stay in the draft */
    async back(save: (() => Promise<unknown>) | null) {
      goingBack.current = true;
      await save?.();
      navigate(paths.setUp(stepBefore(step)), { replace: save !== null });
    },
  };
}

export type StepNavigation = ReturnType<typeof useStep>;

/**
 * Fills suggestions into a step's form when they have arrived, and when they change.
 * @param suggested null before they have arrived
 */
export function useFillIn<T>(suggested: T | null, fillIn: (suggested: T) => void) {
  const onSuggested = useEffectEvent(fillIn);
  useEffect(() => {
    if (suggested === null) return;
    let isMounted = true;
    // The form's draft is restored in an effect that runs after this one.
    queueMicrotask(() => isMounted && onSuggested(suggested));
    return () => {
      isMounted = false;
    };
  }, [suggested]);
}
