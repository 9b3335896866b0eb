import { serverMessage } from '../../../../apollo/server-message.ts';
import { toastError } from '../../../../components/feedback/toasts.ts';
import type { DraftLevel } from '../../../../schema.generated.ts';
import { useContentDraftQuery, useWriteDraftMutation } from './Draft.generated.ts';

/** The latest draft for a prompt, or of a text alone, and how to write another. */
export function useDraft(promptId: string | null, hasModel: boolean) {
  const { data, refetch } = useContentDraftQuery({
    variables: { promptId },
    skip: !hasModel,
    fetchPolicy: 'cache-and-network',
  });
  const [write] = useWriteDraftMutation();
  return {
    draft: data?.contentDraft ?? null,
    write: async (text: string | null, level: DraftLevel): Promise<void> => {
      try {
        await write({ variables: { promptId, text, level } });
        await refetch();
      } catch (error) {
        await toastError(serverMessage(error, 'The draft could not be written. Please try again.'));
      }
    },
  };
}
