import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { serverMessage } from '../../../apollo/server-message.ts';
import { useRequest } from '../use-request.ts';
import { describeFailure, findField, findRefusedInput } from '../wizard/field-errors.ts';
import { BUSY_LABELS, FETCH_FAILURES, INVALID_FIELD } from '../wizard/steps.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import type { SuggestedStep, Suggestion, WizardValues } from '../wizard/wizard-values.ts';
import {
  useSuggestReportCompetitorsMutation,
  useSuggestReportPromptsMutation,
  useSuggestReportSearchTopicsMutation,
  useSuggestReportWebsiteMutation,
} from './Suggestions.generated.ts';
import {
  applySuggestion,
  inputsKey,
  isFetched,
  languageOf,
  skippedSuggestion,
  toInputs,
} from './suggestions.ts';

/** After so many failures the visitor may continue without suggestions. */
const FAILURES_UNTIL_SKIP = 2;

/**
 * Fetches the suggestions for a step into the form.
 * @param onDone called once they are fetched or skipped; `changed` is false when the form has them already
 */
export function useSuggestions(target: SuggestedStep, onDone: (changed: boolean) => void) {
  const { getValues, reset, setError, clearErrors } = useFormContext<WizardValues>();
  const { step, setFailure } = useWizard();
  const suggest = useSuggest();
  const { busy, send } = useRequest();
  const [failures, setFailures] = useState(0);

  /**
   * @param category key of a kind of business other than the company's own
   * @param again fetches although the form has them, for another language
   */
  async function fetch(category?: string, again = false) {
    setFailure(null);
    if (category === undefined && !again && isFetched(target, getValues())) {
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
    const reason = serverMessage(error, '') || null;
    const refused = findField(findRefusedInput(error) ?? '', getValues());
    if (reason && refused?.step === step) {
      // Neither another attempt nor skipping would help.
      setError(refused.name, { message: reason }, { shouldFocus: true });
      setFailure({ step, message: FETCH_FAILURES[target], reason: INVALID_FIELD });
      return;
    }
    setFailures((count) => count + 1);
    setFailure({ step, message: describeFailure(FETCH_FAILURES[target], error), reason });
  }

  function skip() {
    setFailure(null);
    apply(skippedSuggestion(target, getValues()));
  }

  function apply(suggestion: Suggestion) {
    const previous = getValues(target);
    reset(applySuggestion(getValues(), target, suggestion), { keepErrors: true });
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

interface SuggestOptions {
  signal: AbortSignal;
  /** Key of the kind of business to suggest search topics for; the company's own without it. */
  category?: string | undefined;
}

type Reply = Partial<Pick<Suggestion, 'basis' | 'category' | 'language'>> & Pick<Suggestion, 'texts'>;

const OPTIONS = { fetchPolicy: 'no-cache' } as const;

/** Asks the server for a step's suggestion; rejects when that fails. */
function useSuggest() {
  const [suggestWebsite] = useSuggestReportWebsiteMutation(OPTIONS);
  const [suggestCompetitors] = useSuggestReportCompetitorsMutation(OPTIONS);
  const [suggestSearchTopics] = useSuggestReportSearchTopicsMutation(OPTIONS);
  const [suggestPrompts] = useSuggestReportPromptsMutation(OPTIONS);

  return async (
    step: SuggestedStep,
    values: WizardValues,
    { signal, category }: SuggestOptions,
  ): Promise<Suggestion> => {
    const inputs = toInputs(values);
    const context = { fetchOptions: { signal } };
    const request: Record<SuggestedStep, () => Promise<Reply | undefined>> = {
      async website() {
        const { data } = await suggestWebsite({ variables: inputs, context });
        const reply = data?.suggestReportWebsite;
        return reply && { texts: reply.website ? [reply.website] : [] };
      },
      async competitors() {
        const { data } = await suggestCompetitors({ variables: inputs, context });
        const reply = data?.suggestReportCompetitors;
        return reply && { ...reply, texts: reply.competitors };
      },
      async searchTopics() {
        const { data } = await suggestSearchTopics({ variables: { ...inputs, category }, context });
        const reply = data?.suggestReportSearchTopics;
        return reply && { ...reply, texts: reply.searchTopics };
      },
      async prompts() {
        const { data } = await suggestPrompts({
          variables: { ...inputs, language: languageOf(values) },
          context,
        });
        const reply = data?.suggestReportPrompts;
        return reply && { ...reply, texts: reply.prompts };
      },
    };
    const reply = await request[step]();
    if (!reply) throw new Error('The reply is empty');
    const { texts, basis = null, category: usedCategory = null, language = null } = reply;
    return {
      inputsKey: inputsKey(step, inputs),
      fetched: true,
      texts,
      basis,
      category: usedCategory,
      language,
    };
  };
}
