/** The server's limits: characters of a topic's name and of a question, topics and prompts of an account. */
export const LIMITS = { topic: 120, question: 2000, topics: 100, prompts: 2000 };

/** The questions of a pasted text, one a line, without list marks, blank lines and repetitions. */
export function parseQuestions(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/u, '').trim());
  return [...new Set(lines)].filter(Boolean);
}
