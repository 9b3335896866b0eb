import { Children, type ReactNode } from 'react';

/** Repeats its children, for skeletons. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Children.toArray(Array.from({ length: times }, () => children));
}
