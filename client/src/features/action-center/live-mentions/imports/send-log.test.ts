import { expect, test } from 'vitest';
import { sendLog } from './send-log.ts';

const tokens = { current: async () => null, refresh: async () => null };

test('a large JSON array is refused by its limit, before it is sent', async () => {
  const file = new File([' [', 'x'.repeat(8 * 1024 * 1024)], 'drain.json');
  const progress = { onProgress: () => {}, signal: new AbortController().signal };
  await expect(sendLog(file, tokens, progress)).rejects.toThrow('A JSON array has at most 8 MB.');
});
