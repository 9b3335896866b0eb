import { Children, type ReactNode } from 'react';

/** The same thing several times over, for what stands in until something is known. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Children.toArray(Array.from({ length: times }, () => children));
}
