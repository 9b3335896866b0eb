import type { Proposal, ProposedStep, WizardValues } from '../wizard/wizard-values.ts';
import { inputsKey, toInputs } from './proposals.ts';
import {
  useSuggestReportCompetitorsMutation,
  useSuggestReportPromptsMutation,
  useSuggestReportSearchTopicsMutation,
  useSuggestReportWebsiteMutation,
} from './Suggestions.generated.ts';

interface SuggestOptions {
  signal: AbortSignal;
  /** Key of the kind of business to propose search topics for; the company's own without it. */
  category?: string | undefined;
}

type Suggestion = Partial<Pick<Proposal, 'basis' | 'category'>> & Pick<Proposal, 'texts'>;

const OPTIONS = { fetchPolicy: 'no-cache' } as const;

/** Asks the server for a step's proposal; rejects when that fails. */
export function useSuggest() {
  const [suggestWebsite] = useSuggestReportWebsiteMutation(OPTIONS);
  const [suggestCompetitors] = useSuggestReportCompetitorsMutation(OPTIONS);
  const [suggestSearchTopics] = useSuggestReportSearchTopicsMutation(OPTIONS);
  const [suggestPrompts] = useSuggestReportPromptsMutation(OPTIONS);

  return async (step: ProposedStep, values: WizardValues, { signal, category }: SuggestOptions) => {
    const inputs = toInputs(values);
    const context = { fetchOptions: { signal } };
    const request: Record<ProposedStep, () => Promise<Suggestion | undefined>> = {
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
        const { data } = await suggestPrompts({ variables: inputs, context });
        const reply = data?.suggestReportPrompts;
        return reply && { ...reply, texts: reply.prompts };
      },
    };
    const suggestion = await request[step]();
    if (!suggestion) throw new Error('The reply is empty');
    const { texts, basis = null, category: usedCategory = null } = suggestion;
    const proposal: Proposal = {
      inputsKey: inputsKey(step, inputs),
      fetched: true,
      texts,
      basis,
      category: usedCategory,
    };
    return proposal;
  };
}
