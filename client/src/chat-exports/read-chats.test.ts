import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked, replied, savedChat } from '../testing/chats.ts';
import { readChats } from './read-chats.ts';

async function* inChunks(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function readAll(text: string, size = 1000) {
  const chats: unknown[] = [];
  for await (const chat of readChats(inChunks(text, size))) chats.push(chat);
  return chats;
}

test('reads chats however the file is cut', async () => {
  const chats = ['Größer? 𝒳', 'Which?'].map((text, index) =>
    savedChat(`c${index}`, [asked(text), replied('A.')]),
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 700 }), async (size) => {
      expect(await readAll(JSON.stringify(chats, null, 1), size)).toEqual(chats);
    }),
    { numRuns: 20 },
  );
  expect(await readAll('[]')).toEqual([]);
});

test.each(['', '{"a": {}}', 'hello', '[1]', '["text"]', 'PK\u0003\u0004'])(
  'says that %j is no export of chats',
  async (text) => {
    await expect(readAll(text)).rejects.toThrow(
      'This is not ChatGPT’s conversations.json, a list of chats in JSON.',
    );
  },
);

test('says that a file is cut short', async () => {
  const text = JSON.stringify([savedChat('c', [asked('Which?'), replied('A.')])]);
  await expect(readAll(text.slice(0, -20))).rejects.toThrow('The file ends within a chat.');
});
