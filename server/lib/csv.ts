import Papa from 'papaparse';

/** Null is an empty cell. */
type Cell = string | number | boolean | null;

/** The value of each column, by heading. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';
const NEWLINE = '\r\n';

/** What a spreadsheet would run as a formula, full-width signs and leading line breaks included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const lines = (cells: readonly (readonly Cell[])[]) =>
  Papa.unparse(
    [...cells].map((line) => [...line]),
    { escapeFormulae: FORMULA, newline: NEWLINE },
  ) + NEWLINE;

/** The file's first line. */
export const csvHead = (columns: Columns<never>) => BYTE_ORDER_MARK + lines([Object.keys(columns)]);

/**
 * Rows by RFC 4180, lines ending in CR LF. Text that a spreadsheet would run as a formula is prefixed with an apostrophe.
 * @returns '' for no rows
 */
export function csvRows<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  return rows.length === 0 ? '' : lines(rows.map((row) => cells.map((cell) => cell(row))));
}
