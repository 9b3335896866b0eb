import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { isOpen, lastOpenStep } from '../proposals/proposals.ts';
import { isStep, type Step, stepAfter, stepBefore } from './steps.ts';
import type { WizardValues } from './wizard-values.ts';

export const addressOf = (step: Step) =>
  step === 'company' ? paths.generateReports : paths.reportStep(step);

/** The step one came from, which the browser keeps beside the address. */
function cameFrom(state: unknown): string | null {
  const from = state !== null && typeof state === 'object' && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}

/** The step in the address, and the ways from it to others; the browser's Back and Forward go the same ways. */
export function useSteps({ getValues }: Pick<UseFormReturn<WizardValues>, 'getValues'>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state, key } = useLocation();
  const from = cameFrom(state);
  const [openedAt] = useState(key);
  const [moved, setMoved] = useState(false);
  if (!moved && key !== openedAt) setMoved(true);
  const named = params.get('step');
  const step = isStep(named) ? named : 'company';
  const before = stepBefore(step);

  const goTo = (to: Step) => navigate(addressOf(to), { state: { from: step } });
  return {
    step,
    moved,
    /** Where the address may not lead yet, the last step that it may. */
    insteadOf: isOpen(step, getValues()) ? null : lastOpenStep(getValues()),
    goTo,
    goOn: (changed: boolean) => {
      const toSummary = from === 'generate' && !changed && isOpen('generate', getValues());
      goTo(toSummary ? 'generate' : stepAfter(step));
    },
    goBack:
      before && (() => (from === before ? navigate(-1) : navigate(addressOf(before), { replace: true }))),
  };
}
