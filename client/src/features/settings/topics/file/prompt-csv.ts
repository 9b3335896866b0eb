import Papa from 'papaparse';
import { toCsv } from '../../../../components/table/to-csv.ts';

/** A line of a file of prompts. */
export interface PromptLine {
  topic: string;
  question: string;
}

/** Most rows of one import. */
export const MOST_ROWS = 2000;

/** An apostrophe that keeps a spreadsheet from running what follows; not part of the text. */
const GUARDED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

const COLUMNS = [
  { header: 'topic', value: ({ topic }: PromptLine) => topic },
  { header: 'question', value: ({ question }: PromptLine) => question },
];

/** Prompts as a file that `readPromptFile` reads again. */
export const writePromptFile = (lines: readonly PromptLine[]): string => toCsv(COLUMNS, lines);

/**
 * Reads a CSV file with the columns `topic` and `question`, in any order and beside others. Commas, semicolons and
 * tabs may stand between them. Empty lines are left out.
 */
export function readPromptFile(
  text: string,
): { ok: true; lines: PromptLine[] } | { ok: false; problem: string } {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const [head = [], ...rows] = data;
  const names = head.map((name) => name.trim().toLowerCase());
  const topic = names.indexOf('topic');
  const question = names.indexOf('question');
  if (topic < 0 || question < 0) {
    return { ok: false, problem: 'Its first line has to name the columns topic and question.' };
  }
  if (rows.length === 0) return { ok: false, problem: 'There are no prompts below its first line.' };
  if (rows.length > MOST_ROWS) {
    return { ok: false, problem: `It has more than ${MOST_ROWS.toLocaleString('en')} rows. Split it up.` };
  }
  const cell = (row: readonly string[], place: number) => (row[place] ?? '').replace(GUARDED, '').trim();
  return { ok: true, lines: rows.map((row) => ({ topic: cell(row, topic), question: cell(row, question) })) };
}
