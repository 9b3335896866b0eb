import Papa from 'papaparse';

/** One field of a row in a CSV file. */
export interface CsvField<TRow> {
  header: string;
  /** Null leaves the field empty. */
  value: (row: TRow) => string | number | null;
}

export interface CsvColumn<TRow> extends CsvField<TRow> {
  /** Several fields in place of its own header and value. */
  csv?: readonly CsvField<TRow>[];
}

/** Whether the figures of a file come from simulated answers. */
export const simulatedField = (simulated: boolean): CsvField<unknown> => ({
  header: 'Simulated',
  value: () => (simulated ? 'yes' : 'no'),
});

/** Spreadsheets recognise UTF-8 when a file begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Beginnings that a spreadsheet runs as a formula, full-width signs and line breaks included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as CSV by RFC 4180: a heading for each field, lines ending in CR LF. A text that a spreadsheet would take for a
 * formula gets an apostrophe before it.
 */
export function toCsv<TRow>(columns: readonly CsvColumn<TRow>[], rows: readonly TRow[]): string {
  const fields = columns.flatMap(({ header, value, csv }) => csv ?? [{ header, value }]);
  const lines = [
    fields.map(({ header }) => header),
    ...rows.map((row) => fields.map(({ value }) => value(row))),
  ];
  return BYTE_ORDER_MARK + Papa.unparse(lines, { escapeFormulae: FORMULA, newline: '\r\n' });
}
