import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAuth, problem } from '../testing/fake-auth.ts';
import { renderApp } from '../testing/render-app.tsx';

async function open() {
  const auth = new FakeAuth();
  const app = await renderApp('/dashboard/settings', { auth, signedInAs: 'ada@example.com' });
  await screen.findByRole('heading', { name: 'Settings' });
  return { ...app, auth };
}

test('a session that was ended on another device leads to /auth as soon as the server refuses it', async () => {
  const { auth, store, location } = await open();
  auth.overrides.set('POST /auth/v1/token', () =>
    problem(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  );
  auth.overrides.set('POST /auth/v1/logout', () => problem(403, 'session_not_found', 'no such session'));
  await act(async () => expect(await store.tokens.refresh()).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  await waitFor(() => expect(location.current).toBe('/auth'));
});

test('a service that is too busy to answer ends nobody’s session', async () => {
  const { auth, store, location } = await open();
  auth.overrides.set('POST /auth/v1/token', () => problem(429, 'over_request_rate_limit', 'Slow down'));
  await act(async () => expect(await store.tokens.refresh()).toBeNull());
  expect(store.get().status).toBe('signedIn');
  expect(location.current).toBe('/dashboard/settings');
});
