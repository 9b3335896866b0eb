import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTitle } from '../../../components/layout/use-title.ts';
import { StepForm } from '../../../components/steps/StepForm.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { findFirstError } from './field-errors.ts';
import { STEP_FIELDS, STEP_NAMES } from './steps.ts';
import { useWizard } from './use-wizard.ts';
import { toRows, uniqueTexts, type WizardValues } from './wizard-values.ts';

interface WizardStepProps {
  description: string;
  /** Label of the button while a request is running; null otherwise. */
  busyLabel: string | null;
  next?: string;
  disabled?: boolean;
  /** Continues without what failed; null where that is not offered. */
  onSkip?: (() => void) | null;
  /** Called when the step's fields are valid. */
  onSubmit: () => void;
  children: ReactNode;
}

/** A step of the wizard: its fields, the last failure, and the buttons. Invalid fields keep the step. */
export function WizardStep(props: WizardStepProps) {
  const { description, busyLabel, next = 'Next', disabled, onSkip = null, onSubmit, children } = props;
  const { step, goBack, failure, setFailure } = useWizard();
  const { getValues, setValue, trigger } = useFormContext<WizardValues>();
  const busy = busyLabel !== null;
  const { heading, button } = useStepFocus(busy);
  useTitle(`${STEP_NAMES[step]} · Free AI visibility report`);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (step === 'competitors' || step === 'searchTopics') {
      const rows = getValues(step);
      const texts = uniqueTexts(rows);
      if (texts.length !== rows.length) setValue(step, toRows(texts, 1));
    }
    if (await trigger(STEP_FIELDS[step], { shouldFocus: true })) onSubmit();
  }
  function dismiss() {
    setFailure(null);
    button.current?.focus();
  }

  return (
    <StepForm
      title={STEP_NAMES[step]}
      description={description}
      heading={{ ref: heading, id: 'wizard-step' }}
      next={next}
      busyLabel={busyLabel}
      disabled={disabled}
      onBack={goBack}
      onSubmit={submit}
      buttonRef={button}
    >
      {failure && <FailureBanner failure={failure} onSkip={onSkip} onDismiss={dismiss} />}
      <chakra.fieldset role="none" disabled={busy} border="0" minW="0">
        {children}
      </chakra.fieldset>
      <chakra.div srOnly role="status">
        {busyLabel}
      </chakra.div>
    </StepForm>
  );
}

/**
 * Moves the focus: to the heading of a new step, or to its first field with an error; after a request that failed,
 * to that field or back to the button.
 */
function useStepFocus(busy: boolean) {
  const { step, hasNavigated } = useWizard();
  const { formState, setFocus } = useFormContext<WizardValues>();
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  const onMount = useEffectEvent(() => {
    const field = findFirstError(step, formState.errors);
    if (field) setFocus(field);
    // A page that was just opened is read from its top.
    else if (hasNavigated) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
  });
  useEffect(() => onMount(), []);

  const onReply = useEffectEvent(() => {
    const field = findFirstError(step, formState.errors);
    if (field) setFocus(field);
    // The button lost the focus when it was disabled.
    else if (document.activeElement === document.body) button.current?.focus();
  });
  useEffect(() => {
    if (wasBusy.current && !busy) onReply();
    wasBusy.current = busy;
  }, [busy]);

  return { heading, button };
}
