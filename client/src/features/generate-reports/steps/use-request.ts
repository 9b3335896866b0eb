import { useFormContext } from 'react-hook-form';
import { saidOf } from '../../../apollo/said.ts';
import { inputsOf } from '../proposals/proposals.ts';
import { fieldAt } from '../wizard/field-errors.ts';
import { LOOK_AGAIN, NOT_GENERATED, ORDER } from '../wizard/steps.ts';
import { useAttempt } from '../wizard/use-attempt.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { filled, type WizardValues } from '../wizard/wizard-values.ts';
import { useRequestReportMutation } from './GenerateStep.generated.ts';

interface FieldError {
  field: string;
  message: string;
}

/** Asks for the report. What the server finds fault with is said at its field, on the first step that has such a one. */
export function useRequest() {
  const { getValues, setError } = useFormContext<WizardValues>();
  const { goTo, setFailure, finish } = useWizard();
  const [request] = useRequestReportMutation({ fetchPolicy: 'no-cache' });
  const { busy, attempt } = useAttempt();

  async function send() {
    const values = getValues();
    const email = values.email.trim();
    const input = { ...inputsOf(values), email, prompts: filled(values.prompts) };
    const outcome = await attempt(async (signal) => {
      const { data } = await request({ variables: { input }, context: { fetchOptions: { signal } } });
      if (!data) throw new Error('No reply came to the request for a report');
      return data.requestReport;
    });
    if (!outcome) return;
    if ('error' in outcome) fail(saidOf(outcome.error, ''));
    else if (outcome.value.errors.length > 0) refuse(outcome.value.errors, values);
    else
      finish({ email, companyName: input.companyName, confirmationNeeded: outcome.value.confirmationNeeded });
  }

  const fail = (said: string) => setFailure({ step: 'generate', text: NOT_GENERATED, said: said || null });

  function refuse(errors: readonly FieldError[], values: WizardValues) {
    const places = errors.flatMap(({ field, message }) => {
      const place = fieldAt(field, values);
      return place ? [{ ...place, message }] : [];
    });
    const step = ORDER.find((one) => places.some((place) => place.step === one));
    if (!step) {
      fail(errors.map(({ message }) => message).join(' '));
      return;
    }
    for (const { name, message } of places) setError(name, { message });
    setFailure({ step, text: NOT_GENERATED, said: LOOK_AGAIN });
    goTo(step);
  }

  return { busy, send };
}
