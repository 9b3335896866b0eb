import { expect, test } from 'vitest';
import { authMessage } from './auth-messages.ts';
import { createLazyAuthClient } from './lazy-auth-client.ts';

test('reports an auth client that cannot be downloaded as an unreachable server', async () => {
  const auth = createLazyAuthClient(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  auth.start();
  const { error } = await auth.signInWithPassword({ email: 'ada@example.com', password: 'x' });
  expect(error && authMessage(error)).toBe(
    'The server could not be reached. Check your connection and try again.',
  );
});

test('downloads it again at the next call', async () => {
  const { AuthClient } = await import('@supabase/auth-js');
  let tries = 0;
  const auth = createLazyAuthClient(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return new AuthClient({
      url: 'http://localhost/auth/v1',
      autoRefreshToken: false,
      persistSession: false,
    });
  });
  expect((await auth.getSession()).error).not.toBeNull();
  expect(await auth.getSession()).toEqual({ data: { session: null }, error: null });
});

test('a disposed client sends no events and is not loaded again', async () => {
  const { AuthClient } = await import('@supabase/auth-js');
  let loads = 0;
  const auth = createLazyAuthClient(async () => {
    loads += 1;
    return new AuthClient({ url: 'http://localhost/auth/v1', persistSession: false });
  });
  const events: string[] = [];
  auth.onEvent((event) => events.push(event));
  auth.start();
  await auth.dispose();
  await auth.getSession();
  expect(events).toEqual([]);
  const unused = createLazyAuthClient(() => Promise.reject(new Error('It must not be loaded.')));
  await unused.dispose();
  unused.start();
  expect(loads).toBe(1);
});
