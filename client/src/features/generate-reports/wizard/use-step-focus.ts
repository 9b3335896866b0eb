import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { firstErrorOf } from './field-errors.ts';
import { useWizard } from './use-wizard.ts';
import type { WizardValues } from './wizard-values.ts';

/**
 * Keeps the keyboard where the visitor is: a new step begins at its heading, or at the field that the server found
 * fault with; after waiting in vain that field or the button that was pressed has the focus again.
 */
export function useStepFocus(busy: boolean) {
  const { step, moved } = useWizard();
  const { formState, setFocus } = useFormContext<WizardValues>();
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const waited = useRef(false);

  const begin = useEffectEvent(() => {
    const wrong = firstErrorOf(step, formState.errors);
    if (wrong) setFocus(wrong);
    // Whoever has just opened the page begins at its top.
    else if (moved) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);

  const resume = useEffectEvent(() => {
    const wrong = firstErrorOf(step, formState.errors);
    if (wrong) setFocus(wrong);
    // A disabled button has lost the focus.
    else if (document.activeElement === document.body) button.current?.focus();
  });
  useEffect(() => {
    if (waited.current && !busy) resume();
    waited.current = busy;
  }, [busy]);

  return { heading, button };
}
