import { useState } from 'react';
import { serverMessage } from '../../../../../apollo/server-message.ts';
import { toastError } from '../../../../../components/feedback/toasts.ts';
import type { ExperimentInput } from '../../../../../schema.generated.ts';
import { useUpdateExperimentMutation } from '../ExperimentScreen.generated.ts';
import { ExperimentCandidatesDocument } from './Candidates.generated.ts';

const FAILURE = 'The experiment could not be saved. Please try again.';

/** Saves changes of a draft; errors of fields are returned. */
export function useDraft(id: string) {
  const [mutate] = useUpdateExperimentMutation();
  const [isSaving, setSaving] = useState(false);
  async function save(input: ExperimentInput): Promise<readonly { field: string; message: string }[]> {
    setSaving(true);
    try {
      const { data } = await mutate({
        variables: { id, input },
        refetchQueries: [ExperimentCandidatesDocument],
      });
      return data?.updateExperiment.errors ?? [];
    } catch (error) {
      await toastError(serverMessage(error, FAILURE));
      return [{ field: '', message: FAILURE }];
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, save };
}
