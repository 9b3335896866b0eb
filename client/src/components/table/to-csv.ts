import Papa from 'papaparse';
import type { TableColumn } from './table-column.ts';

/** Spreadsheets take UTF-8 for what it is when a file begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula, full-width signs and what follows a line break included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as CSV by RFC 4180: a heading for each field, lines ending in CR LF. A text that a spreadsheet would take for a
 * formula gets an apostrophe before it.
 */
export function toCsv<TRow>(
  columns: readonly Pick<TableColumn<TRow>, 'header' | 'value' | 'csv'>[],
  rows: readonly TRow[],
): string {
  const fields = columns.flatMap(({ header, value, csv }) => csv ?? [{ header, value }]);
  const lines = [
    fields.map(({ header }) => header),
    ...rows.map((row) => fields.map(({ value }) => value(row))),
  ];
  return BYTE_ORDER_MARK + Papa.unparse(lines, { escapeFormulae: FORMULA, newline: '\r\n' });
}
