import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ROWS, readPromptFile, writePromptFile } from './prompt-csv.ts';

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('=1+1', '+49', '-1', '@SUM(A1)', 'a,"b";c', 'Line one\nline two', "'quoted'", 'Ä\tÖ'),
  )
  .map((value) => value.trim())
  // What begins with an apostrophe before a formula cannot be told from a formula that was made harmless.
  .filter((value) => value !== '' && !/^'[=+\-@＝＋－＠]/.test(value));

test('reads back the file it writes', () => {
  const line = fc.record({ topic: text, question: text });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (rows) => {
      expect(readPromptFile(writePromptFile(rows))).toEqual({ ok: true, rows });
    }),
  );
});

test.each([
  ['commas', 'topic,question\nA,Which?\n'],
  ['semicolons and capitals', '\uFEFFTopic;Question\r\nA;Which?\r\n'],
  ['tabs, and other columns', 'id\tquestion\ttopic\n1\tWhich?\tA\n\n'],
])('reads a file with %s', (_, file) => {
  expect(readPromptFile(file)).toEqual({ ok: true, rows: [{ topic: 'A', question: 'Which?' }] });
});

test.each([
  ['', 'Its first line must name the columns topic and question.'],
  ['A,Which?\n', 'Its first line must name the columns topic and question.'],
  ['topic,question\n', 'There are no prompts below its first line.'],
  [`topic,question\n${'A,Which?\n'.repeat(MAX_ROWS + 1)}`, 'It has more than 2,000 rows. Split it up.'],
])('explains why a file cannot be read: %#', (file, problem) => {
  expect(readPromptFile(file)).toEqual({ ok: false, problem });
});

test('reads a short row as an empty question', () => {
  expect(readPromptFile('topic,question\nA\n')).toEqual({ ok: true, rows: [{ topic: 'A', question: '' }] });
});
