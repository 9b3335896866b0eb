/** A table of results: one row a measurement, Sightline's figure beside those of plain baselines. */
export interface ResultTable {
  title: string;
  /** Headings; the first is that of the row names. */
  columns: string[];
  rows: string[][];
  /** What the figures are taken over and what was left out. */
  notes: string[];
}

/** Prints a table as Markdown, ready to paste into a document. */
export function printTable({ title, columns, rows, notes }: ResultTable): void {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => (row[index] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, index) => pad(cells[index] ?? '', width, index)).join(' | ')} |`;
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  console.log(`\n### ${title}\n`);
  for (const cells of [columns, rule, ...rows]) console.log(line(cells));
  if (notes.length > 0) console.log(`\n${notes.map((note) => `- ${note}`).join('\n')}`);
}

function pad(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

/** A share with four digits, or a dash when there is nothing to take it of. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(4);
}

/** A count with thousands separated. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
