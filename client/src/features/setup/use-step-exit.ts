import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { type Step, stepAfter, stepBefore } from './steps.ts';

/** The ways out of a step. Going on needs what it holds to be saved; going back saves what can be saved. */
export function useStepExit(step: Step) {
  const navigate = useNavigate();
  const back = useRef(false);
  return {
    /** Once it is saved, or where there is nothing to save. */
    leave: () => navigate(paths.setUp(back.current ? stepBefore(step) : stepAfter(step))),
    /** @param save ends by `leave` when it worked; what could not be saved stays in the tab */
    goBack: async (save: (() => Promise<unknown>) | null) => {
      back.current = true;
      await save?.();
      navigate(paths.setUp(stepBefore(step)), { replace: save !== null });
    },
    /** Before it is saved to go on. */
    goOn: () => {
      back.current = false;
    },
  };
}
