import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

interface RemoveRowOptions {
  list: RefObject<HTMLElement | null>;
  index: number;
  remove: () => void;
  /** Gets the focus when no row is left. */
  addButton: RefObject<HTMLElement | null>;
}

/** Removes a row of a list and moves the focus to the row that takes its place. */
export function removeRow({ list, index, remove, addButton }: RemoveRowOptions): void {
  flushSync(remove);
  const rows = list.current?.children ?? [];
  const next = rows[Math.min(index, rows.length - 1)]?.querySelector<HTMLElement>('input, textarea, button');
  (next ?? addButton.current)?.focus();
}
