import Papa from 'papaparse';
import { badInput } from '../../errors.ts';

/** Bytes and rows of an imported file. */
const MAX_BYTES = 1_000_000;
export const MAX_ROWS = 1_000;
const MAX_SHOWN = 100;

/** A row that was not imported. */
export interface ImportProblem {
  line: number;
  column: string;
  message: string;
}

export interface ImportResult {
  imported: number;
  unchanged: number;
  problems: ImportProblem[];
  invalid: number;
}

export interface CsvRow {
  /** Of the file, from 1. */
  line: number;
  values: Record<string, string>;
}

/**
 * Reads a file with a line of headings. Apostrophes that exports put before what a spreadsheet would run as a formula are removed.
 * @throws BAD_USER_INPUT for a file that is too large or lacks a column
 */
export function parseCsv(csv: string, required: readonly string[]): CsvRow[] {
  if (Buffer.byteLength(csv) > MAX_BYTES) throw badInput('csv', 'A file has at most 1 MB.');
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const [head = [], ...rest] = data;
  const columns = head.map((name) => name.trim().toLowerCase());
  const missing = required.find((name) => !columns.includes(name));
  if (missing) throw badInput('csv', `The first line must name the columns; “${missing}” is missing.`);
  // A cell may hold line breaks, so that lines are counted and not rows.
  const lines = linesOf([head, ...rest]);
  const rows = rest.flatMap((cells, index): CsvRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const values = Object.fromEntries(columns.map((name, at) => [name, withoutGuard(cells[at] ?? '')]));
    return [{ line: lines[index + 1] ?? index + 2, values }];
  });
  if (rows.length > MAX_ROWS)
    throw badInput('csv', `A file has at most ${MAX_ROWS.toLocaleString('en')} rows.`);
  return rows;
}

function linesOf(rows: readonly string[][]): number[] {
  let line = 1;
  return rows.map((cells) => {
    const first = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return first;
  });
}

const withoutGuard = (cell: string) => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');

/** A result with the problems that are shown. */
export const toResult = (
  imported: number,
  unchanged: number,
  problems: readonly ImportProblem[],
): ImportResult => ({
  imported,
  unchanged,
  problems: problems.slice(0, MAX_SHOWN),
  invalid: problems.length,
});
