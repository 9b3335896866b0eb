import { useApolloClient } from '@apollo/client/react';
import {
  useSetUpArchivePromptsMutation,
  useSetUpArchiveTopicMutation,
  useSetUpImportPromptsMutation,
  useSetUpRenameTopicMutation,
} from './PromptsStep.generated.ts';
import type { PromptPlan } from './prompt-plan.ts';

/** A question or topic that was not taken. */
export interface Refusal {
  /** Where it stands in what was entered; null when it is of a topic as a whole. */
  at: readonly [topic: number, prompt: number] | null;
  message: string;
}

/** Carries out a plan step by step; all of it can be done again when it broke off. */
export function useSavePrompts() {
  const client = useApolloClient();
  const [rename] = useSetUpRenameTopicMutation();
  const [archiveTopic] = useSetUpArchiveTopicMutation();
  const [archivePrompts] = useSetUpArchivePromptsMutation();
  const [importPrompts] = useSetUpImportPromptsMutation();

  return async ({
    rename: renames,
    archiveTopics,
    archivePrompts: ids,
    add,
  }: PromptPlan): Promise<Refusal[]> => {
    const refusals: Refusal[] = [];
    for (const variables of renames) {
      const { data } = await rename({ variables });
      for (const { message } of data?.renameTopic.errors ?? []) refusals.push({ at: null, message });
    }
    for (const id of archiveTopics) await archiveTopic({ variables: { id } });
    if (ids.length > 0) await archivePrompts({ variables: { ids } });
    if (add.length > 0) {
      const rows = add.map(({ topic, question }) => ({ topic, question }));
      const { data } = await importPrompts({ variables: { rows } });
      for (const { index, outcome, reason } of data?.importPrompts.rows ?? []) {
        if (outcome !== 'REFUSED') continue;
        refusals.push({ at: add[index]?.at ?? null, message: reason ?? 'It was not taken.' });
      }
    }
    // The sidebar shows topics, too.
    await client.refetchQueries({ include: 'active' });
    return refusals;
  };
}
