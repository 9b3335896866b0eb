import type { Proposal, Proposed, WizardValues } from '../wizard/wizard-values.ts';
import { inputsOf, keyOf } from './proposals.ts';
import {
  useSuggestReportCompetitorsMutation,
  useSuggestReportPromptsMutation,
  useSuggestReportSearchTopicsMutation,
  useSuggestReportWebsiteMutation,
} from './Suggestions.generated.ts';

interface Asked {
  /** Calls it off. */
  signal: AbortSignal;
  /** Key of the kind of business to propose search topics for; the company's own without it. */
  category?: string;
}

type Found = Partial<Pick<Proposal, 'basis' | 'category'>> & Pick<Proposal, 'texts'>;

const OPTIONS = { fetchPolicy: 'no-cache' } as const;

/** Asks the server what a step may start from; rejects when it cannot be had. */
export function useSuggest() {
  const [website] = useSuggestReportWebsiteMutation(OPTIONS);
  const [competitors] = useSuggestReportCompetitorsMutation(OPTIONS);
  const [searchTopics] = useSuggestReportSearchTopicsMutation(OPTIONS);
  const [prompts] = useSuggestReportPromptsMutation(OPTIONS);

  return async (step: Proposed, values: WizardValues, { signal, category }: Asked): Promise<Proposal> => {
    const inputs = inputsOf(values);
    const context = { fetchOptions: { signal } };
    const ask: Record<Proposed, () => Promise<Found | undefined>> = {
      async website() {
        const { data } = await website({ variables: inputs, context });
        const found = data?.suggestReportWebsite;
        return found && { texts: found.website ? [found.website] : [] };
      },
      async competitors() {
        const { data } = await competitors({ variables: inputs, context });
        const found = data?.suggestReportCompetitors;
        return found && { ...found, texts: found.competitors };
      },
      async searchTopics() {
        const { data } = await searchTopics({ variables: { ...inputs, category }, context });
        const found = data?.suggestReportSearchTopics;
        return found && { ...found, texts: found.searchTopics };
      },
      async prompts() {
        const { data } = await prompts({ variables: inputs, context });
        const found = data?.suggestReportPrompts;
        return found && { ...found, texts: found.prompts };
      },
    };
    const found = await ask[step]();
    if (!found) throw new Error(`No proposals came for ${step}`);
    const { texts, basis = null, category: chosen = null } = found;
    return { of: keyOf(step, inputs), given: true, texts, basis, category: chosen };
  };
}
