import { useState } from 'react';

/** `{id: false}` hides a column; any other is shown. */
export type ColumnChoice = Record<string, boolean>;

const keyOf = (table: string) => `sightline-columns-${table}`;

function read(table: string): ColumnChoice {
  try {
    const hidden: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    if (!Array.isArray(hidden)) return {};
    return Object.fromEntries(hidden.filter((id) => typeof id === 'string').map((id) => [id, false]));
  } catch {
    return {};
  }
}

function write(table: string, choice: ColumnChoice) {
  const hidden = Object.keys(choice).filter((id) => choice[id] === false);
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(hidden));
  } catch {
    // Storage may be blocked; the choice then lasts for this visit.
  }
}

/**
 * Which columns of a table are shown, remembered in this browser.
 * @param table its name; each has a choice of its own
 */
export function useColumnChoice(table: string) {
  const [choice, setChoice] = useState(() => read(table));
  return [
    choice,
    (next: ColumnChoice) => {
      write(table, next);
      setChoice(next);
    },
  ] as const;
}
