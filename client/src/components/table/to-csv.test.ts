import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { fileName } from './save-file.ts';
import { toCsv } from './to-csv.ts';

type Row = readonly string[];
const columns = [0, 1, 2].map((place) => ({
  header: `Column ${place}`,
  value: (row: Row) => row[place] ?? null,
}));

test('reads back any text unchanged, apart from the apostrophe that disables formulas', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r\n=1', '=1\n+2', '＝1', 'a,"b"\r\nc', '', "'"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (rows) => {
      const csv = toCsv(columns, rows);
      expect(csv.startsWith('\uFEFF')).toBe(true);
      const { data } = Papa.parse<string[]>(csv.slice(1), { newline: '\r\n' });
      const [head, ...read] = data;
      expect(head).toEqual(['Column 0', 'Column 1', 'Column 2']);
      expect(read).toEqual(
        rows.map((row) => row.map((cell) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell))),
      );
      for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});

test('writes several fields for a column and leaves missing values empty', () => {
  const rate = {
    header: 'Rate',
    value: () => 1,
    csv: [
      { header: 'Low', value: () => 0.5 },
      { header: 'High', value: () => null },
    ],
  };
  expect(toCsv([rate], ['row'])).toBe('\uFEFFLow,High\r\n0.5,');
});

test.each([
  [['Acme Audio', 'prompt gaps', undefined, '2026-08-01'], 'acme-audio-prompt-gaps-2026-08-01.csv'],
  [['Zovarqué & Söhne', '../etc'], 'zovarque-sohne-etc.csv'],
  [['東京', null], '東京.csv'],
  [['🎧'], 'table.csv'],
])('the file of %j is called %s', (parts, name) => {
  expect(fileName(parts, 'csv')).toBe(name);
});
