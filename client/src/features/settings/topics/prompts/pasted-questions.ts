/** Most questions of one call. */
export const MOST_PASTED = 500;
const MOST_LETTERS = 2000;

/** What a pasted text holds. */
export interface PastedQuestions {
  /** One a line, without those that are given twice. */
  questions: string[];
  /** How many of them the topic does not have yet. */
  fresh: number;
  /** Lines that are too long to be a question. */
  tooLong: number;
}

/** Reads a text as one question a line; bullets and numbers that a list brought along are taken off. */
export function readPasted(text: string, known: ReadonlySet<string>): PastedQuestions {
  const lines = text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/u, '').trim())
    .filter(Boolean);
  const unique = [...new Set(lines)];
  const questions = unique.filter((line) => line.length <= MOST_LETTERS);
  return {
    questions,
    fresh: questions.filter((question) => !known.has(question)).length,
    tooLong: unique.length - questions.length,
  };
}
