import { describe, expect, test } from 'vitest';
import { collect } from '../testing/collect.ts';
import { groupLines } from './batches.ts';
import { parseLine } from './recorded-answers.ts';

const good = {
  id: 'a-1',
  platform: 'chatgpt',
  run: 2,
  collected_at: '2026-01-02T03:04:05Z',
  topic: 'Cloud',
  prompt_group: 'g',
  prompt: 'Which one?',
  answer: 'This one.',
  sources: [{ url: 'https://a.example/', title: 'A' }],
};
const read = (value: unknown) =>
  parseLine({ number: 7, bytes: 0, text: typeof value === 'string' ? value : JSON.stringify(value) });

describe('a line of the file', () => {
  test('becomes the input of the server', () => {
    expect(read(good)).toMatchObject({
      line: 7,
      answer: {
        id: 'a-1',
        run: 2,
        collectedAt: '2026-01-02T03:04:05Z',
        promptGroup: 'g',
        sources: [{ url: 'https://a.example/', title: 'A' }],
      },
    });
  });

  test('needs no run, group or sources', () => {
    const { run, prompt_group, sources, ...least } = good;
    expect(read(least)).toMatchObject({ answer: { run: 1, promptGroup: null, sources: [] } });
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{"id": ', 'not a JSON object'],
    ['a list', [], 'not a JSON object'],
    ['a missing time', { ...good, collected_at: undefined }, 'collected_at: is missing'],
    ['a wrong time', { ...good, collected_at: 'yesterday' }, 'collected_at: an ISO 8601 time'],
    ['a long group', { ...good, prompt_group: 'x'.repeat(201) }, 'prompt_group: at most 200 characters'],
    ['a wrong platform', { ...good, platform: 'Chat GPT' }, 'platform: lower-case letters'],
    ['an answer that is no text', { ...good, answer: null }, 'answer: '],
    ['too many sources', { ...good, sources: Array(201).fill(good.sources[0]) }, 'sources: at most 200'],
    ['an empty id', { ...good, id: ' ' }, 'id: must not be empty'],
  ])('with %s is left out with a reason that names the field of the file', (_, value, reason) => {
    expect(read(value)).toEqual({ line: 7, reason: expect.stringContaining(reason) });
  });

  test('is skipped when it is empty', () => {
    expect(read('  ')).toBeNull();
  });

  test('is rejected when it could not be read', () => {
    expect(parseLine({ number: 3, bytes: 0, text: null })).toMatchObject({ line: 3 });
  });
});

describe('requests', () => {
  async function* lines(texts: readonly string[]) {
    for (const [index, text] of texts.entries()) yield { number: index + 1, text, bytes: (index + 1) * 10 };
  }

  test('hold at most 100 answers, in the order of the file, and every line once', async () => {
    const texts = Array.from({ length: 120 }, (_, index) => JSON.stringify({ ...good, id: `a-${index}` }));
    texts.splice(60, 0, 'broken');
    const batches = await collect(groupLines(lines(texts)));
    expect(batches.every(({ answers }) => answers.length <= 100)).toBe(true);
    expect(batches.flatMap(({ answers }) => answers.map(({ id }) => id))).toHaveLength(120);
    expect(batches.flatMap(({ bad }) => bad)).toEqual([{ line: 61, reason: expect.any(String) }]);
    expect(batches.flatMap((batch) => batch.lines)[60]).toBe(62);
    expect(batches.at(-1)?.bytes).toBe(1210);
  });

  test('stay below the limit of a request', async () => {
    const texts = Array.from({ length: 12 }, (_, index) =>
      JSON.stringify({ ...good, id: `a-${index}`, answer: 'é'.repeat(100_000) }),
    );
    const batches = await collect(groupLines(lines(texts)));
    for (const { answers } of batches) {
      expect(Buffer.byteLength(JSON.stringify(answers))).toBeLessThan(750_000);
    }
    expect(batches.flatMap(({ answers }) => answers)).toHaveLength(12);
  });
});
