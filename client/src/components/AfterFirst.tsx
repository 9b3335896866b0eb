import { type ReactNode, useDeferredValue } from 'react';

interface AfterFirstProps {
  /** Takes the room until then. */
  standIn: ReactNode;
  children: ReactNode;
}

/** Draws its content in a pass of its own, so that what stands above it is seen first. */
export function AfterFirst({ standIn, children }: AfterFirstProps) {
  return useDeferredValue(true, false) ? children : standIn;
}
