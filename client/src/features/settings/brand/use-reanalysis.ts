import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { formatCounted } from '../../../format.ts';
import { BrandSettingsDocument } from './BrandSettings.generated.ts';
import { useReanalyseMutation } from './OutdatedAnswers.generated.ts';

/** Analysing outdated answers again, as many calls as it takes. */
export interface Reanalysis {
  /** Answers that are still to be done; null while nothing goes on. */
  left: number | null;
  failed: boolean;
  run(): Promise<void>;
}

/** @param outdated how many answers are to be done */
export function useReanalysis(outdated: number): Reanalysis {
  const client = useApolloClient();
  const [reanalyse] = useReanalyseMutation();
  const [left, setLeft] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);

  /** @returns how many answers were done @throws when a call fails, or brings nothing on */
  async function callUntilDone(): Promise<number> {
    let done = 0;
    for (let before = outdated; ; ) {
      const { data } = await reanalyse();
      if (!data) throw new Error('The answer came without data.');
      const { answers, remaining } = data.reanalyse;
      done += answers;
      setLeft(remaining);
      if (remaining === 0) return done;
      if (answers === 0 && remaining >= before) throw new Error('Nothing was analysed.');
      before = remaining;
    }
  }

  return {
    left,
    failed,
    async run() {
      setFailed(false);
      setLeft(outdated);
      const done = await callUntilDone().catch(() => null);
      // What is counted elsewhere is asked for anew by its own version; here the count is.
      await client.refetchQueries({ include: [BrandSettingsDocument] }).catch(() => undefined);
      setLeft(null);
      setFailed(done === null);
      if (done === null) return;
      const answers = formatCounted(done, 'answer');
      toastSuccess('Numbers are up to date', `${answers} analysed again with the names you track now.`);
    },
  };
}
