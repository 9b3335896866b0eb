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
