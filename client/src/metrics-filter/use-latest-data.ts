import { useState } from 'react';

/** Data and the request it answers. */
export interface LatestData<TData, TRequest> {
  /** Undefined until the first reply. */
  data: TData | undefined;
  /** The request that `data` answers; the current one while there is no data. */
  request: TRequest;
  /** `data` answers the current request. */
  isCurrent: boolean;
}

/**
 * Keeps the latest data while a changed request is loading or has failed.
 * @param data of the current request; undefined while it is not loaded
 * @param request the same object as long as its content is the same
 */
export function useLatestData<TData, TRequest>(
  data: TData | undefined,
  request: TRequest,
): LatestData<TData, TRequest> {
  const [latest, setLatest] = useState<{ data: TData; request: TRequest }>();
  if (data !== undefined && (latest?.data !== data || latest.request !== request))
    setLatest({ data, request });
  if (data !== undefined || !latest) return { data, request, isCurrent: data !== undefined };
  return { ...latest, isCurrent: latest.request === request };
}
