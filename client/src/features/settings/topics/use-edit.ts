import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { saidOf } from '../../../apollo/said.ts';
import { toastError } from '../../../components/feedback/toasts.ts';

const UNSURE = 'That may not have worked. Please try again.';

/** Runs edits one screen makes: everything on it is then asked for anew, and a failure is told. */
export function useEdit() {
  const client = useApolloClient();
  const [running, setRunning] = useState(0);

  const edit = useCallback(
    /** @returns what the server replied; null when it did not do it */
    async <TData>(send: () => Promise<{ data?: TData | null | undefined }>): Promise<TData | null> => {
      setRunning((count) => count + 1);
      try {
        const { data } = await send();
        if (!data) throw new Error('The reply is empty');
        // What is done is done, even if it cannot be shown yet.
        await client.refetchQueries({ include: 'active' }).catch(() => undefined);
        return data;
      } catch (error) {
        toastError(saidOf(error, UNSURE));
        return null;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [client],
  );
  return { edit, busy: running > 0 };
}
