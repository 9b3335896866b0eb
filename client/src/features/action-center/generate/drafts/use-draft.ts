import { useState } from 'react';
import { serverMessage } from '../../../../apollo/server-message.ts';
import { toastError } from '../../../../components/feedback/toasts.ts';
import type { DraftLevel } from '../../../../schema.generated.ts';
import {
  type ContentDraftsQuery,
  useContentDraftQuery,
  useContentDraftsQuery,
  useWriteDraftMutation,
} from './Draft.generated.ts';

export type ListedDraft = ContentDraftsQuery['contentDrafts'][number];

/** The drafts for a prompt, or of texts alone: the latest until another one is chosen, and how to write one more. */
export function useDraft(promptId: string | null, hasModel: boolean) {
  // Of another prompt it does not hold.
  const [chosen, setChosen] = useState<{ promptId: string | null; id: string } | null>(null);
  const id = chosen?.promptId === promptId ? chosen.id : null;
  const options = { skip: !hasModel, fetchPolicy: 'cache-and-network' } as const;
  const list = useContentDraftsQuery({ variables: { promptId }, ...options });
  const { data, previousData, refetch } = useContentDraftQuery({ variables: { promptId, id }, ...options });
  const [write] = useWriteDraftMutation();
  return {
    // The one before stays while an earlier one loads.
    draft: (data ?? (id === null ? undefined : previousData))?.contentDraft ?? null,
    /** Latest first. */
    drafts: list.data?.contentDrafts ?? [],
    choose: (draftId: string) => setChosen({ promptId, id: draftId }),
    write: async (text: string | null, level: DraftLevel): Promise<void> => {
      try {
        await write({ variables: { promptId, text, level } });
        setChosen(null);
        await Promise.all([refetch({ promptId, id: null }), list.refetch()]);
      } catch (error) {
        await toastError(serverMessage(error, 'The draft could not be written. Please try again.'));
      }
    },
  };
}
