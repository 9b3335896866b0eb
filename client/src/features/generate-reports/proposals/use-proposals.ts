import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { saidOf } from '../../../apollo/said.ts';
import { fieldAt, refusedInput } from '../wizard/field-errors.ts';
import { FAILURES, LOOK_AGAIN } from '../wizard/steps.ts';
import { useAttempt } from '../wizard/use-attempt.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import type { Proposal, Proposed, WizardValues } from '../wizard/wizard-values.ts';
import { isGiven, noProposal, withProposal } from './proposals.ts';
import { useSuggest } from './use-suggest.ts';

/** After so many failures the visitor may go on without proposals. */
const PATIENCE = 2;

/**
 * Fetches the proposals for a step into the form.
 * @param onDone once they are there, or the visitor goes on without; `changed` says whether they were fetched anew
 */
export function useProposals(to: Proposed, onDone: (changed: boolean) => void) {
  const { getValues, reset, setError, clearErrors } = useFormContext<WizardValues>();
  const { step, setFailure } = useWizard();
  const suggest = useSuggest();
  const { busy, attempt } = useAttempt();
  const [failures, setFailures] = useState(0);

  /** @param category key of another kind of business than the company's own */
  async function fetch(category?: string) {
    setFailure(null);
    if (category === undefined && isGiven(to, getValues())) {
      onDone(false);
      return;
    }
    const outcome = await attempt((signal) => suggest(to, getValues(), { signal, category }));
    if (!outcome) return;
    if ('error' in outcome) {
      fail(outcome.error);
      return;
    }
    setFailures(0);
    take(outcome.value);
  }

  function fail(error: unknown) {
    const said = saidOf(error, '') || null;
    const place = fieldAt(refusedInput(error) ?? '', getValues());
    if (said && place?.step === step) {
      // Another attempt would end the same, and so would going on without.
      setError(place.name, { message: said }, { shouldFocus: true });
      setFailure({ step, text: FAILURES[to], said: LOOK_AGAIN });
      return;
    }
    setFailures((count) => count + 1);
    setFailure({ step, text: FAILURES[to], said });
  }

  function goWithout() {
    setFailure(null);
    take(noProposal(to, getValues()));
  }

  function take(proposal: Proposal) {
    const before = getValues(to);
    reset(withProposal(getValues(), to, proposal), { keepErrors: true });
    // What was said against a text is not said against another one in its place.
    if (JSON.stringify(getValues(to)) !== JSON.stringify(before)) clearErrors(to);
    onDone(true);
  }

  return { busy, fetch, goWithout: failures >= PATIENCE ? goWithout : null };
}
