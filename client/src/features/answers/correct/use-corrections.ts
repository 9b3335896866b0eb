import { useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { toastError } from '../../../components/feedback/toasts.ts';
import type { Verdict } from '../../../schema.generated.ts';
import type { MentionLegend_AnswerFragment } from '../MentionLegend.generated.ts';
import {
  type SavedCorrection_PayloadFragment as Payload,
  useCorrectMentionMutation,
  useCorrectOrderMutation,
  useRemoveReviewMutation,
} from './Review.generated.ts';

/** The version of a review or order that does not exist. */
export const NO_VERSION = 'none';

/** What a person says of a company in the answer. */
interface MentionInput {
  companyId: string;
  named: boolean;
  verdict: Verdict | null;
  writtenAs?: string;
}

interface SaveOutcome {
  saved: boolean;
  /** Why the answer's own words for a company were refused. */
  quoteError?: string;
}

/** Saves corrections of one answer, one at a time; a failure is shown as a toast. */
export function useCorrections(answer: MentionLegend_AnswerFragment) {
  const [correctMention] = useCorrectMentionMutation();
  const [removeReview] = useRemoveReviewMutation();
  const [correctOrder] = useCorrectOrderMutation();
  const [saving, setSaving] = useState(false);

  /** Sends a change; a failure is shown as a toast, except for that of the field `writtenAs`. */
  async function save(send: () => Promise<Payload | undefined>): Promise<SaveOutcome> {
    setSaving(true);
    try {
      const payload = await send();
      if (payload?.conflict) {
        toastError(
          'This answer was corrected elsewhere meanwhile and is shown as it is now. Nothing was saved.',
        );
        return { saved: false };
      }
      const [error] = payload?.errors ?? [];
      if (error?.field === 'writtenAs') return { saved: false, quoteError: error.message };
      if (error) toastError(error.message);
      return { saved: !error };
    } catch (error) {
      toastError(serverMessage(error, 'The correction was not saved. Please try again.'));
      return { saved: false };
    } finally {
      setSaving(false);
    }
  }

  const versionOf = (id: string) =>
    answer.reviews.find(({ company }) => company.id === id)?.version ?? NO_VERSION;
  return {
    saving,
    correct: (mention: MentionInput) =>
      save(async () => {
        const input = { ...mention, answerId: answer.id, version: versionOf(mention.companyId) };
        return (await correctMention({ variables: { input } })).data?.reviewMention;
      }),
    undo: (companyId: string) =>
      save(async () => {
        const variables = { answerId: answer.id, companyId, version: versionOf(companyId) };
        return (await removeReview({ variables })).data?.removeReview;
      }),
    /** @param companyIds null restores the product's order */
    order: (companyIds: string[] | null) =>
      save(async () => {
        const version = answer.orderCorrection?.version ?? NO_VERSION;
        const variables = { answerId: answer.id, companyIds, version };
        return (await correctOrder({ variables })).data?.correctOrder;
      }),
  };
}

export type Corrections = ReturnType<typeof useCorrections>;
