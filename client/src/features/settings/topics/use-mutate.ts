import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { toastError } from '../../../components/feedback/toasts.ts';

const FAILURE = 'The change may not have been saved. Please try again.';

/** Sends mutations, then refetches the active queries; a failure is shown as a toast. */
export function useMutate() {
  const client = useApolloClient();
  const [running, setRunning] = useState(0);

  const mutate = useCallback(
    /** @returns the reply; null when the mutation failed */
    async <TData>(send: () => Promise<{ data?: TData | null | undefined }>): Promise<TData | null> => {
      setRunning((count) => count + 1);
      try {
        const { data } = await send();
        if (!data) throw new Error('The reply is empty');
        // The mutation worked, even if its result cannot be shown yet.
        await client.refetchQueries({ include: 'active' }).catch(() => undefined);
        return data;
      } catch (error) {
        toastError(serverMessage(error, FAILURE));
        return null;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [client],
  );
  return { mutate, busy: running > 0 };
}
