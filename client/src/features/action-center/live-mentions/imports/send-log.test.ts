import { expect, onTestFinished, test, vi } from 'vitest';
import { sendLog } from './send-log.ts';

const tokens = { current: async () => null, refresh: async () => null };
const progress = { onProgress: () => {}, signal: new AbortController().signal };

test('a large JSON array is refused by its limit, before it is sent', async () => {
  const file = new File([' [', 'x'.repeat(8 * 1024 * 1024)], 'drain.json');
  await expect(sendLog(file, tokens, progress)).rejects.toThrow('A JSON array has at most 8 MB.');
});

test('a log goes to the account that is shown', async () => {
  const named: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    named.push(new Headers(init.headers).get('x-account-id'));
    return Response.json({ data: { position: 1 } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const file = new File(['one line\n'], 'access.log');
  await sendLog(file, { ...tokens, accountId: () => 'account-2' }, progress);
  await sendLog(file, { ...tokens, accountId: () => null }, progress);
  expect(named).toEqual(['account-2', null]);
});
