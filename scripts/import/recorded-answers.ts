import { parseRecordedAnswer, type RecordedAnswer } from '../../server/modules/answers/recorded-answer.ts';
import type { Line } from './lines.ts';

/** Largest answer the server takes in one request, in bytes of JSON. */
const MAX_ANSWER_BYTES = 900_000;

/** A valid line, or the reason why it is rejected. */
export type ParsedLine =
  | { line: number; answer: RecordedAnswer; size: number }
  | { line: number; reason: string };

// Mentions and sentiment are found in the text; without it the answer would count as one that names nobody.
const TEXT_REMOVED = 'text_state: its text was removed before the export, so it cannot be analysed';

/** Field names of the file where they differ from the server's. */
const FILE_NAMES: Readonly<Record<string, string>> = {
  collectedAt: 'collected_at',
  promptGroup: 'prompt_group',
};

/**
 * Reads one line of the recorded-answers format with the server's own rules, so that one bad line does not
 * reject its whole batch.
 * @returns null for an empty line
 */
export function parseLine({ number: line, text }: Line): ParsedLine | null {
  if (text === null) return { line, reason: 'the line is longer than 1 MB or is not UTF-8 text' };
  if (text.trim() === '') return null;
  const value = parse(text);
  if (!value) return { line, reason: 'the line is not a JSON object' };
  const { collected_at: collectedAt, prompt_group: promptGroup, text_state: textState, ...rest } = value;
  if (textState !== undefined) return { line, reason: TEXT_REMOVED };
  const read = parseRecordedAnswer({ ...rest, collectedAt, promptGroup });
  if (!read.ok) return { line, reason: missing(value) ?? toFileNames(read.reason) };
  const size = Buffer.byteLength(JSON.stringify(read.value));
  if (size > MAX_ANSWER_BYTES) return { line, reason: 'answer: larger than 900 KB' };
  return { line, answer: read.value, size };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

const REQUIRED = ['id', 'platform', 'collected_at', 'topic', 'prompt', 'answer'];

function missing(value: Record<string, unknown>): string | null {
  const field = REQUIRED.find((name) => value[name] === undefined);
  return field ? `${field}: is missing` : null;
}

/** Replaces the server's field name by the file's. */
export const toFileNames = (reason: string) => reason.replace(/^\w+/, (field) => FILE_NAMES[field] ?? field);
