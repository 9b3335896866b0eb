import type { TableColumn } from './table-column.ts';

/** Between the texts of two columns, so that nothing is found across them. */
const BETWEEN = '\u0000';

/**
 * Tells whether a row's text in one of `columns` holds the words searched for, whatever their case. What is looked at
 * is kept, so that each further letter costs ten thousand rows about a millisecond.
 */
export function searchOf<TRow extends object>(columns: readonly TableColumn<TRow>[]) {
  const searched = columns.filter((column) => column.searched);
  const texts = new WeakMap<TRow, string>();
  const textOf = (row: TRow) => {
    let text = texts.get(row);
    if (text === undefined) {
      text = searched
        .map(({ value }) => value(row) ?? '')
        .join(BETWEEN)
        .toLowerCase();
      texts.set(row, text);
    }
    return text;
  };
  /** @param words in lower case, without space around them */
  return (row: TRow, words: string) => textOf(row).includes(words);
}
