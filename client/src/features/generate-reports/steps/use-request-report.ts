import { useFormContext } from 'react-hook-form';
import { serverMessage } from '../../../apollo/server-message.ts';
import { toInputs } from '../suggestions/suggestions.ts';
import { useRequest } from '../use-request.ts';
import { describeFailure, findField } from '../wizard/field-errors.ts';
import { GENERATE_FAILURE, INVALID_FIELD, ORDER } from '../wizard/steps.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { uniqueTexts, type WizardValues } from '../wizard/wizard-values.ts';
import { useRequestReportMutation } from './GenerateStep.generated.ts';

/** Requests the report. Errors of the server appear at their fields, on the first step that has one. */
export function useRequestReport() {
  const { getValues, setError } = useFormContext<WizardValues>();
  const { goTo, setFailure, finish } = useWizard();
  const [mutate] = useRequestReportMutation({ fetchPolicy: 'no-cache' });
  const { busy, send } = useRequest();

  async function requestReport() {
    const values = getValues();
    const email = values.email.trim();
    const { language: _language, ...inputs } = toInputs(values);
    const input = { ...inputs, email, prompts: uniqueTexts(values.prompts) };
    const reply = await send(async (signal) => {
      const { data } = await mutate({ variables: { input }, context: { fetchOptions: { signal } } });
      if (!data) throw new Error('The reply is empty');
      return data.requestReport;
    });
    if (!reply) return;
    if ('error' in reply) {
      fail(serverMessage(reply.error, ''), describeFailure(GENERATE_FAILURE, reply.error));
      return;
    }
    const { errors, confirmationNeeded } = reply.value;
    if (errors.length > 0) showErrors(errors, values);
    else finish({ email, companyName: input.companyName, confirmationNeeded });
  }

  const fail = (reason: string, message = GENERATE_FAILURE) =>
    setFailure({ step: 'generate', message, reason: reason || null });

  function showErrors(errors: readonly { field: string; message: string }[], values: WizardValues) {
    const fieldErrors = errors.flatMap(({ field, message }) => {
      const found = findField(field, values);
      return found ? [{ ...found, message }] : [];
    });
    const step = ORDER.find((candidate) => fieldErrors.some((error) => error.step === candidate));
    if (!step) {
      fail(errors.map(({ message }) => message).join(' '));
      return;
    }
    for (const { name, message } of fieldErrors) setError(name, { message });
    setFailure({ step, message: GENERATE_FAILURE, reason: INVALID_FIELD });
    goTo(step);
  }

  return { busy, requestReport };
}
