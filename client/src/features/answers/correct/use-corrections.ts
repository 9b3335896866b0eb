import { useState } from 'react';
import { toastError } from '../../../components/feedback/toasts.ts';
import type { Verdict } from '../../../schema.generated.ts';
import type { MentionLegend_AnswerFragment } from '../MentionLegend.generated.ts';
import {
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

interface Payload {
  errors: readonly { field: string; message: string }[];
  conflict: { version: string } | null;
}

/** Saves corrections of one answer, one at a time; a failure is shown as a toast. */
export function useCorrections(answer: MentionLegend_AnswerFragment) {
  const [correctMention] = useCorrectMentionMutation();
  const [removeReview] = useRemoveReviewMutation();
  const [correctOrder] = useCorrectOrderMutation();
  const [saving, setSaving] = useState(false);

  /** @returns the error of the field `writtenAs`, which a form shows itself */
  async function save(send: () => Promise<Payload | undefined>): Promise<string | null> {
    setSaving(true);
    try {
      const payload = await send();
      if (payload?.conflict) {
        toastError(
          'This answer was corrected elsewhere meanwhile and is shown as it is now. Nothing was saved.',
        );
        return null;
      }
      const [error] = payload?.errors ?? [];
      if (error && error.field !== 'writtenAs') toastError(error.message);
      return error?.field === 'writtenAs' ? error.message : null;
    } catch {
      toastError('The correction was not saved. Please try again.');
      return null;
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
