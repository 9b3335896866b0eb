import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { barProgress, lineProgress } from './progress.ts';

const tally = (stored: number) => ({ stored, unchanged: 0, rejected: 0 });

function terminal() {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 120 });
  return { stream, shown: () => String(stream.read() ?? '') };
}

test('the bar prints every message, also the last ones', () => {
  const { stream, shown } = terminal();
  const progress = barProgress(1000, stream);
  progress.say('Line 3 is left out');
  progress.at(500, tally(50));
  progress.at(1000, tally(100));
  progress.say('Line 99 is left out');
  progress.end();
  const output = shown();
  expect(output).toContain('Line 3 is left out\n');
  expect(output).toContain('Line 99 is left out\n');
  expect(output).toContain('100 % | 100 stored');
});

test('prints a line for every tenth of the file without a terminal', () => {
  const { stream, shown } = terminal();
  const progress = lineProgress(1000, stream);
  for (let bytes = 50; bytes <= 1000; bytes += 50) progress.at(bytes, tally(bytes));
  progress.end();
  const lines = shown().trim().split('\n');
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('100 %: 1000 stored, 0 unchanged, 0 rejected');
});

test('accepts an empty file', () => {
  for (const make of [barProgress, lineProgress]) {
    const { stream, shown } = terminal();
    const progress = make(0, stream);
    progress.at(0, tally(0));
    progress.end();
    expect(shown()).not.toContain('NaN');
  }
});
