import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { saidOf } from '../../../apollo/said.ts';
import { useRequest } from '../use-request.ts';
import { findField, findRefusedInput } from '../wizard/field-errors.ts';
import { BUSY_LABELS, FETCH_FAILURES, INVALID_FIELD } from '../wizard/steps.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import type { Proposal, ProposedStep, WizardValues } from '../wizard/wizard-values.ts';
import { applyProposal, isFetched, skippedProposal } from './proposals.ts';
import { useSuggest } from './use-suggest.ts';

/** After so many failures the visitor may continue without proposals. */
const FAILURES_UNTIL_SKIP = 2;

/**
 * Fetches the proposals for a step into the form.
 * @param onDone called once they are fetched or skipped; `changed` is false when the form has them already
 */
export function useProposals(target: ProposedStep, onDone: (changed: boolean) => void) {
  const { getValues, reset, setError, clearErrors } = useFormContext<WizardValues>();
  const { step, setFailure } = useWizard();
  const suggest = useSuggest();
  const { busy, send } = useRequest();
  const [failures, setFailures] = useState(0);

  /** @param category key of a kind of business other than the company's own */
  async function fetch(category?: string) {
    setFailure(null);
    if (category === undefined && isFetched(target, getValues())) {
      onDone(false);
      return;
    }
    const reply = await send((signal) => suggest(target, getValues(), { signal, category }));
    if (!reply) return;
    if ('error' in reply) {
      fail(reply.error);
      return;
    }
    setFailures(0);
    apply(reply.value);
  }

  function fail(error: unknown) {
    const reason = saidOf(error, '') || null;
    const refused = findField(findRefusedInput(error) ?? '', getValues());
    if (reason && refused?.step === step) {
      // Neither another attempt nor skipping would help.
      setError(refused.name, { message: reason }, { shouldFocus: true });
      setFailure({ step, message: FETCH_FAILURES[target], reason: INVALID_FIELD });
      return;
    }
    setFailures((count) => count + 1);
    setFailure({ step, message: FETCH_FAILURES[target], reason });
  }

  function skip() {
    setFailure(null);
    apply(skippedProposal(target, getValues()));
  }

  function apply(proposal: Proposal) {
    const previous = getValues(target);
    reset(applyProposal(getValues(), target, proposal), { keepErrors: true });
    // Errors of a text do not belong to the text that replaces it.
    if (JSON.stringify(getValues(target)) !== JSON.stringify(previous)) clearErrors(target);
    onDone(true);
  }

  return {
    busyLabel: busy ? BUSY_LABELS[target] : null,
    fetch,
    /** Null until fetching failed repeatedly. */
    skip: failures >= FAILURES_UNTIL_SKIP ? skip : null,
  };
}
