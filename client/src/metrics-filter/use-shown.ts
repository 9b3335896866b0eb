import { useState } from 'react';

/** What a screen shows, and what it was asked for with. */
export interface Shown<TData, TAsked> {
  /** Undefined until there was any. */
  data: TData | undefined;
  /** What `data` answers; what is asked for now as long as there is none. */
  asked: TAsked;
  /** `data` answers what is asked for now, not what was asked before. */
  current: boolean;
}

/**
 * Keeps the latest data while other data is on its way, or could not be had.
 * @param data of the query as it is asked now; undefined while it is not there
 * @param asked what it is asked with; the same object as long as it says the same
 */
export function useShown<TData, TAsked>(data: TData | undefined, asked: TAsked): Shown<TData, TAsked> {
  const [kept, setKept] = useState<{ data: TData; asked: TAsked }>();
  if (data !== undefined && (kept?.data !== data || kept.asked !== asked)) setKept({ data, asked });
  if (data !== undefined || !kept) return { data, asked, current: data !== undefined };
  return { ...kept, current: kept.asked === asked };
}
