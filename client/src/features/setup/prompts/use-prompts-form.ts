import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type SaveError, useSaveForm } from '../../../components/forms/use-save-form.ts';
import {
  useArchivePromptsMutation,
  useArchiveTopicMutation,
  useImportPromptsMutation,
  useRenameTopicMutation,
} from '../../../panels/prompts/PromptMutations.generated.ts';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { findChanges, type PromptChanges } from './prompt-changes.ts';
import { countPrompts, type PromptsValues, promptsSchema, toValues } from './prompts-values.ts';

/** The form of topics and prompts. */
export function usePromptsForm(data: SetUpQuery, onSaved: () => void) {
  const saveChanges = useSaveChanges();
  const [defaultValues] = useState(() => toValues(data));
  const form = useForm<PromptsValues>({ resolver: zodResolver(promptsSchema), defaultValues });
  const saving = useSaveForm(form, {
    failure: 'Some changes could not be saved. They are still here; please try again.',
    async save(values) {
      if (countPrompts(values) === 0) {
        const message = 'Add at least one prompt.';
        return { status: 'refused', errors: [{ field: null, message }] };
      }
      // An attempt that broke off may have changed the saved values.
      const errors = await saveChanges(findChanges(toValues(data), values));
      return errors.length === 0 ? { status: 'saved' } : { status: 'refused', errors };
    },
    onSaved,
  });
  return { form, ...saving };
}

/** Sends changes one after the other. They can be sent again when one of them fails. */
function useSaveChanges() {
  const client = useApolloClient();
  const [renameTopic] = useRenameTopicMutation();
  const [archiveTopic] = useArchiveTopicMutation();
  const [archivePrompts] = useArchivePromptsMutation();
  const [importPrompts] = useImportPromptsMutation();

  return async (changes: PromptChanges): Promise<SaveError<PromptsValues>[]> => {
    const errors: SaveError<PromptsValues>[] = [];
    for (const variables of changes.rename) {
      const { data } = await renameTopic({ variables });
      for (const { message } of data?.renameTopic.errors ?? []) errors.push({ field: null, message });
    }
    for (const id of changes.archiveTopics) await archiveTopic({ variables: { id } });
    if (changes.archivePrompts.length > 0) {
      await archivePrompts({ variables: { ids: changes.archivePrompts } });
    }
    if (changes.add.length > 0) {
      const rows = changes.add.map(({ topic, question }) => ({ topic, question }));
      const { data } = await importPrompts({ variables: { rows } });
      for (const { index, outcome, reason } of data?.importPrompts.rows ?? []) {
        if (outcome !== 'REFUSED') continue;
        const at = changes.add[index]?.at;
        errors.push({
          field: at ? `topics.${at[0]}.prompts.${at[1]}.question` : null,
          message: reason ?? 'It was not taken.',
        });
      }
    }
    // The sidebar shows topics, too.
    await client.refetchQueries({ include: 'active' });
    return errors;
  };
}
