import { useState } from 'react';
import { useSimulation } from '../simulation.ts';
import { useTabStorage } from '../use-tab-storage.ts';

/** The fields of an item that saving changes. */
export interface Edit {
  content: string;
  /** `YYYY-MM-DD` in UTC */
  lastModified: string;
  wordCount: number;
}

/** By item id. */
export type Edits = Readonly<Record<string, Edit>>;

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

export const createEdit = (content: string, now: Date): Edit => ({
  content,
  lastModified: now.toISOString().slice(0, 10),
  wordCount: countWords(content),
});

export const applyEdits = <TItem extends Edit & { id: string }>(
  items: readonly TItem[],
  edits: Edits,
): TItem[] => items.map((item) => ({ ...item, ...(Object.hasOwn(edits, item.id) ? edits[item.id] : {}) }));

/** Parses stored edits; leaves out invalid ones. */
export function parseEdits(text: string | null): Edits {
  try {
    const entries: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries(entries ?? {}).filter(([, entry]) => isEdit(entry)));
  } catch {
    return {};
  }
}

function isEdit(entry: unknown): entry is Edit {
  const { content, lastModified, wordCount }: Partial<Record<keyof Edit, unknown>> = Object(entry);
  return (
    typeof content === 'string' &&
    typeof lastModified === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(lastModified) &&
    typeof wordCount === 'number'
  );
}

/** The edits saved in this browser tab; saving sends nothing. */
export function useEdits() {
  const { now } = useSimulation();
  const storage = useTabStorage('llms-library');
  const [edits, setEdits] = useState(() => parseEdits(storage.read()));
  function save(id: string, content: string) {
    const next = { ...edits, [id]: createEdit(content, now()) };
    storage.write(JSON.stringify(next));
    setEdits(next);
  }
  return { edits, save };
}
