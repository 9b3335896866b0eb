import Papa from 'papaparse';
import { toCsv } from '../../../../components/table/to-csv.ts';

/** A row of a CSV file of prompts. */
export interface PromptRow {
  topic: string;
  question: string;
}

/** Most rows of one import; the server refuses more. */
export const MAX_ROWS = 2000;

/** An apostrophe before a formula, which keeps spreadsheets from running it; not part of the text. */
const GUARDED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

const COLUMNS = [
  { header: 'topic', value: ({ topic }: PromptRow) => topic },
  { header: 'question', value: ({ question }: PromptRow) => question },
];

/** Prompts as a CSV file that `readPromptFile` reads. */
export const writePromptFile = (rows: readonly PromptRow[]): string => toCsv(COLUMNS, rows);

/**
 * Reads a CSV file with the columns `topic` and `question`, in any order and among others, separated by
 * commas, semicolons or tabs. Empty lines are left out.
 */
export function readPromptFile(
  text: string,
): { ok: true; rows: PromptRow[] } | { ok: false; problem: string } {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const [head = [], ...records] = data;
  const names = head.map((name) => name.trim().toLowerCase());
  const topic = names.indexOf('topic');
  const question = names.indexOf('question');
  if (topic < 0 || question < 0) {
    return { ok: false, problem: 'Its first line must name the columns topic and question.' };
  }
  if (records.length === 0) return { ok: false, problem: 'There are no prompts below its first line.' };
  if (records.length > MAX_ROWS) {
    return { ok: false, problem: `It has more than ${MAX_ROWS.toLocaleString('en')} rows. Split it up.` };
  }
  const cell = (record: readonly string[], column: number) =>
    (record[column] ?? '').replace(GUARDED, '').trim();
  return {
    ok: true,
    rows: records.map((record) => ({ topic: cell(record, topic), question: cell(record, question) })),
  };
}
