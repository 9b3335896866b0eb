import Papa from 'papaparse';

/** A cell; null is left empty. */
export type Cell = string | number | boolean | null;

/** A column and what it shows of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Spreadsheets take UTF-8 for what it is when a file begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';
const NEWLINE = '\r\n';

/** What a spreadsheet would run as a formula, full-width signs and what follows a line break included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const lines = (cells: readonly (readonly Cell[])[]) =>
  Papa.unparse(
    [...cells].map((line) => [...line]),
    { escapeFormulae: FORMULA, newline: NEWLINE },
  ) + NEWLINE;

/** The line of headings that a file begins with. */
export const csvHead = (columns: Columns<never>) => BYTE_ORDER_MARK + lines([Object.keys(columns)]);

/**
 * Rows by RFC 4180, lines ending in CR LF. A text that a spreadsheet would take for a formula gets an apostrophe before
 * it. @returns nothing for no rows
 */
export function csvRows<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  return rows.length === 0 ? '' : lines(rows.map((row) => cells.map((cell) => cell(row))));
}
