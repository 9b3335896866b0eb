import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collect } from '../testing/collect.ts';
import { type Line, MAX_LINE_BYTES, readLines } from './lines.ts';

async function* chunked(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const size of [...sizes, bytes.length]) {
    if (from >= bytes.length) return;
    yield bytes.subarray(from, from + size);
    from += size;
  }
}

async function linesOf(content: string | Uint8Array, sizes: readonly number[] = []): Promise<Line[]> {
  return collect(readLines(chunked(Buffer.from(content), sizes)));
}

test('splits any text into lines, in any chunks', async () => {
  const text = fc
    .array(fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll(/[\n\r\ufeff]/g, ' ')))
    .map((lines) => lines.join('\n'));
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.integer({ min: 1, max: 7 })), async (content, sizes) => {
      const lines = await linesOf(content, sizes);
      const expected = content.toWellFormed().split('\n');
      if (expected.at(-1) === '') expected.pop();
      expect(lines.map((line) => line.text)).toEqual(expected);
      expect(lines.map((line) => line.number)).toEqual(expected.map((_, index) => index + 1));
      if (lines.length > 0) expect(lines.at(-1)?.bytes).toBe(Buffer.byteLength(content));
    }),
  );
});

test('accepts Windows line ends and a byte order mark', async () => {
  expect((await linesOf('\ufeff{"a":1}\r\n{"b":2}\r\n')).map(({ text }) => text)).toEqual([
    '{"a":1}',
    '{"b":2}',
  ]);
});

test('marks only a line that is too long or not UTF-8', async () => {
  const long = 'x'.repeat(MAX_LINE_BYTES + 1);
  const content = Buffer.concat([
    Buffer.from(`one\n${long}\nthree\n`),
    Buffer.from([0xc3, 0x28, 0x0a]),
    Buffer.from('five'),
  ]);
  expect((await linesOf(content, [100, 5000])).map(({ text }) => text)).toEqual([
    'one',
    null,
    'three',
    null,
    'five',
  ]);
});

test('accepts a line of exactly the limit', async () => {
  const [line] = await linesOf(`${'x'.repeat(MAX_LINE_BYTES)}\n`);
  expect(line?.text).toHaveLength(MAX_LINE_BYTES);
});
