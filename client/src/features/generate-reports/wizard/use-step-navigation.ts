import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { isOpen, lastOpenStep } from '../suggestions/suggestions.ts';
import { isStep, type Step, stepAfter, stepBefore } from './steps.ts';
import type { WizardValues } from './wizard-values.ts';

export const stepPath = (step: Step) => (step === 'company' ? paths.generateReports : paths.reportStep(step));

/** The previous step, which is stored in the history entry. */
function readPreviousStep(state: unknown): string | null {
  const from = state !== null && typeof state === 'object' && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}

/** The step in the address and the navigation to others; the browser's Back and Forward do the same. */
export function useStepNavigation({ getValues }: Pick<UseFormReturn<WizardValues>, 'getValues'>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state, key } = useLocation();
  const previous = readPreviousStep(state);
  const [initialKey] = useState(key);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && key !== initialKey) setHasNavigated(true);
  const param = params.get('step');
  const step = isStep(param) ? param : 'company';
  const before = stepBefore(step);

  const goTo = (to: Step) => navigate(stepPath(to), { state: { from: step } });
  return {
    step,
    hasNavigated,
    /** The last open step when the step in the address is not open yet; null otherwise. */
    redirectTo: isOpen(step, getValues()) ? null : lastOpenStep(getValues()),
    goTo,
    goToNext(hasNewSuggestions: boolean) {
      const toSummary = previous === 'generate' && !hasNewSuggestions && isOpen('generate', getValues());
      goTo(toSummary ? 'generate' : stepAfter(step));
    },
    goBack:
      before && (() => (previous === before ? navigate(-1) : navigate(stepPath(before), { replace: true }))),
  };
}
