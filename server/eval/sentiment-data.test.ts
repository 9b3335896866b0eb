import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSentimentSets } from './sentiment-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'sentiment-sets-'));
const write = (file: string, lines: readonly object[]): void =>
  writeFileSync(join(folder, file), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

beforeAll(() => {
  mkdirSync(join(folder, 'recorded-answers'));
  mkdirSync(join(folder, 'sentiment'));
  write('recorded-answers/answers.jsonl', [
    {
      id: 'a1',
      prompt_group: 'q1',
      answer: '**Tarnwick** is excellent.\n\n**Quillmark** is unreliable.',
      sources: [],
    },
  ]);
  write('recorded-answers/labels.jsonl', [
    {
      id: 'a1',
      brands: [
        { brand: 'Tarnwick', rank: 1 },
        { brand: 'Quillmark', rank: 2 },
      ],
    },
  ]);
  write('sentiment/kettles.jsonl', [
    { text: 'The lid is sturdy .', target: 'lid', start: 4, label: 'positive' },
  ]);
  write('sentiment/reviews.jsonl', [
    { answer: 'a1', brand: 'Tarnwick', label: 'positive', weight: 1 },
    { answer: 'a1', brand: 'Quillmark', label: 'negative', weight: 2 },
  ]);
  write('sentiment/undecided.jsonl', [{ answer: 'a1', brand: 'Tarnwick', label: null, weight: 1 }]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('loads any file of either layout, and leaves out one without an agreed label', async () => {
  const sets = await loadSentimentSets(folder);
  expect(sets.map(({ name, isAnswers, labels }) => [name, isAnswers, labels])).toEqual([
    ['kettles', false, ['positive', 'neutral', 'negative']],
    ['reviews', true, ['positive', 'mixed', 'none', 'negative']],
  ]);
});

test('refuses a label of an answer that is not recorded', async () => {
  write('sentiment/stray.jsonl', [{ answer: 'a9', brand: 'Tarnwick', label: 'positive', weight: 1 }]);
  await expect(loadSentimentSets(folder)).rejects.toThrow('no recorded answer a9');
  rmSync(join(folder, 'sentiment', 'stray.jsonl'));
});
