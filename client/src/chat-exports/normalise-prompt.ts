/** What is the same question: case, kinds of spaces and quotation marks, and signs at its end make no difference. */
export const normalisePrompt = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.?!…]+$/, '');
