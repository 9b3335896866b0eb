/** What saving changes of an item. */
export interface Edit {
  content: string;
  /** `YYYY-MM-DD` in UTC */
  lastModified: string;
  wordCount: number;
}

/** Saved edits by the id of their item. */
export type Edits = Readonly<Record<string, Edit>>;

/** Words as spaces and line breaks part them. */
export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The text as it is kept when it is saved at a time. */
export const editOf = (content: string, now: Date): Edit => ({
  content,
  lastModified: now.toISOString().slice(0, 10),
  wordCount: countWords(content),
});

/** The items with their saved edits in place. */
export const withEdits = <TItem extends Edit & { id: string }>(
  items: readonly TItem[],
  edits: Edits,
): TItem[] => items.map((item) => ({ ...item, ...(Object.hasOwn(edits, item.id) ? edits[item.id] : {}) }));

/** Saved edits as they were written to storage; what is not one of them is left out. */
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
