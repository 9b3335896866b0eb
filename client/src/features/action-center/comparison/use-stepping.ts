import { useState } from 'react';

/** One item of a list and the steps to its neighbours. */
export interface Stepping<TItem> {
  /** Undefined for an empty list. */
  item: TItem | undefined;
  /** 1 is the first. */
  number: number;
  count: number;
  /** Undefined at the first item. */
  previous: (() => void) | undefined;
  /** Undefined at the last item. */
  next: (() => void) | undefined;
}

/** Steps through a list and stops at its ends; a list that shrinks keeps the place inside it. */
export function useStepping<TItem>(items: readonly TItem[] = []): Stepping<TItem> {
  const [wanted, setWanted] = useState(0);
  const last = Math.max(0, items.length - 1);
  const index = Math.min(wanted, last);
  return {
    item: items[index],
    number: index + 1,
    count: items.length,
    previous: index > 0 ? () => setWanted(index - 1) : undefined,
    next: index < last ? () => setWanted(index + 1) : undefined,
  };
}
