import { useCallback, useEffect, useState } from 'react';
import { type AppRequest, RequestRefused, readRequest } from './app-request.ts';

export type RequestState =
  | { status: 'loading' | 'ended' | 'failed' }
  | { status: 'open'; request: AppRequest };

/** Loads the request with this id, which must not change. */
export function useAppRequest(uid: string): { state: RequestState; retry: () => Promise<void> } {
  const [state, setState] = useState<RequestState>({ status: 'loading' });
  const load = useCallback(
    () =>
      readRequest(uid).then(
        (request) => setState({ status: 'open', request }),
        (error: unknown) => setState({ status: isGone(error) ? 'ended' : 'failed' }),
      ),
    [uid],
  );
  useEffect(() => {
    load();
  }, [load]);
  return { state, retry: load };
}

const isGone = (error: unknown) => error instanceof RequestRefused && error.status === 404;
