import type { ErrorLike } from '@apollo/client';
import { useRef } from 'react';
import { isPermanentError } from '../../../apollo/is-permanent-error.ts';
import { toastError } from '../../../components/feedback/toasts.ts';
import type { Verdict } from '../../../schema.generated.ts';
import {
  type QueueSave_PayloadFragment as Payload,
  type ReviewQueueQuery,
  useSaveOrderMutation,
  useSaveReviewMutation,
  useUndoReviewMutation,
} from './ReviewScreen.generated.ts';
import { useSaves } from './use-saves.ts';

export type ReviewItem = ReviewQueueQuery['reviewQueue'][number];

/** What the person said of a mention. */
export interface Decision {
  named: boolean;
  verdict: Verdict | null;
}

/** The version of a review or order that does not exist. */
const NO_VERSION = 'none';
const ELSEWHERE = 'was reviewed elsewhere meanwhile. That is kept.';

/**
 * Saves reviews and orders of the queue in the background, each against the version that this screen knows.
 * @param onSaved called after every save
 */
export function useQueueSaves(onSaved: () => void) {
  // The screen shows what the person entered, so replies need not reach the cache.
  const [saveReview] = useSaveReviewMutation({ fetchPolicy: 'no-cache' });
  const [undoReview] = useUndoReviewMutation({ fetchPolicy: 'no-cache' });
  const [saveOrder] = useSaveOrderMutation({ fetchPolicy: 'no-cache' });
  const saves = useSaves();
  /** Of reviews, by answer and company; of orders, by answer. */
  const versions = useRef(new Map<string, string>());

  /** Sends a save when its turn comes. @param onRefused called when nothing was saved */
  function add(name: string, send: () => Promise<Payload | undefined>, onRefused = () => {}) {
    saves.add(async () => {
      const saved = await send().catch((error: ErrorLike) => {
        if (isPermanentError(error)) onRefused();
        throw error;
      });
      if (saved?.answer) readVersions(versions.current, saved.answer);
      const [error] = saved?.errors ?? [];
      if (saved?.conflict || error) {
        toastError(saved?.conflict ? `${name} ${ELSEWHERE}` : (error?.message ?? ''));
        onRefused();
      }
      onSaved();
    });
  }

  const versionOf = (...ids: string[]) => versions.current.get(ids.join(' ')) ?? NO_VERSION;

  return {
    pending: saves.pending,
    failed: saves.failed,
    retry: saves.retry,
    review({ answer, mention: { company }, reason }: ReviewItem, decision: Decision, onRefused: () => void) {
      add(
        company.name,
        async () => {
          const input = {
            ...decision,
            answerId: answer.id,
            companyId: company.id,
            fromSample: reason === 'RANDOM',
            version: versionOf(answer.id, company.id),
          };
          return (await saveReview({ variables: { input } })).data?.reviewMention;
        },
        onRefused,
      );
    },
    undo({ answer, mention: { company } }: ReviewItem) {
      add(company.name, async () => {
        const version = versionOf(answer.id, company.id);
        const variables = { answerId: answer.id, companyId: company.id, version };
        return (await undoReview({ variables })).data?.removeReview;
      });
    },
    order({ id, orderCorrection }: ReviewItem['answer'], companyIds: string[], onRefused: () => void) {
      add(
        'The order',
        async () => {
          const version = versions.current.get(id) ?? orderCorrection?.version ?? NO_VERSION;
          return (await saveOrder({ variables: { answerId: id, companyIds, version } })).data?.correctOrder;
        },
        onRefused,
      );
    },
  };
}

function readVersions(
  versions: Map<string, string>,
  { id, reviews, orderCorrection }: NonNullable<Payload['answer']>,
) {
  for (const key of versions.keys()) if (key.startsWith(id)) versions.delete(key);
  for (const { company, version } of reviews) versions.set(`${id} ${company.id}`, version);
  versions.set(id, orderCorrection?.version ?? NO_VERSION);
}
