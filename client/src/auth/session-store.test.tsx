import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { FakeAuth, problem } from '../testing/fake-auth.ts';
import { renderApp } from '../testing/render-app.tsx';
import { readLanding } from './landing.ts';
import { createSessionStore } from './session-store.ts';
import { createSupabase } from './supabase.ts';

async function open() {
  const auth = new FakeAuth();
  const app = await renderApp('/dashboard/settings', { auth, signedInAs: 'ada@example.com' });
  await screen.findByRole('heading', { name: 'Settings' });
  return { ...app, auth };
}

test('redirects to /auth when the server refuses a session ended on another device', async () => {
  const { auth, store, location } = await open();
  auth.overrides.set('POST /auth/v1/token', () =>
    problem(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  );
  auth.overrides.set('POST /auth/v1/logout', () => problem(403, 'session_not_found', 'no such session'));
  await act(async () => expect(await store.tokens.refresh()).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  await waitFor(() => expect(location.current).toBe('/auth'));
});

test('keeps the session when the service is busy', async () => {
  const { auth, store, location } = await open();
  auth.overrides.set('POST /auth/v1/token', () => problem(429, 'over_request_rate_limit', 'Slow down'));
  await act(async () => expect(await store.tokens.refresh()).toBeNull());
  expect(store.get().status).toBe('signedIn');
  expect(location.current).toBe('/dashboard/settings');
});

const CONFIG = { supabaseUrl: null, publishableKey: 'key', outbox: false, demo: false };
const STORAGE_KEY = 'sb-localhost-auth-token';

/** The auth client of one test. */
function openSupabase(auth: FakeAuth) {
  const supabase = createSupabase(CONFIG, auth.fetch);
  onTestFinished(() => void supabase.auth.dispose());
  return supabase;
}

/** A newly opened page with this in the browser's storage. */
function arrive(kept: string | null, hash = '') {
  if (kept !== null) localStorage.setItem(STORAGE_KEY, kept);
  const auth = new FakeAuth();
  auth.addUser('ada@example.com');
  return createSessionStore(openSupabase(auth), readLanding({ hash, search: '' }));
}

function keptFor(seconds: number) {
  const auth = new FakeAuth();
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  return JSON.stringify({ ...auth.session(auth.addUser('ada@example.com')), expires_at });
}

test('knows the user at once from a valid stored token, and nobody without one', async () => {
  expect(arrive(null).get().status).toBe('signedOut');
  const kept = keptFor(600);
  const store = arrive(kept);
  expect(store.get().status).toBe('signedIn');
  expect(await store.tokens.current()).toBe(JSON.parse(kept).access_token);
});

test('ignores a late event after the session has ended', () => {
  const kept = JSON.parse(keptFor(600));
  localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  const supabase = openSupabase(new FakeAuth());
  let tell: Parameters<typeof supabase.auth.onEvent>[0] = () => {};
  supabase.auth.onEvent = (listener) => {
    tell = listener;
  };
  const store = createSessionStore(supabase, readLanding({ hash: '', search: '' }));
  tell('SIGNED_OUT', null);
  tell('INITIAL_SESSION', kept);
  expect(store.get().status).toBe('signedOut');
  tell('SIGNED_IN', { ...kept, access_token: 'another' });
  expect(store.get().status).toBe('signedIn');
});

test.each([
  ['a token that is about to end', keptFor(60), ''],
  ['something else in its place', '{"access_token":1}', ''],
  ['no JSON at all', 'signed in', ''],
  ['a link that signs in', keptFor(600), '#access_token=x&type=signup'],
  ['a link for a new password', keptFor(600), '#access_token=x&type=recovery'],
])('waits for the auth client with %s', async (_, kept, hash) => {
  expect(arrive(kept, hash).get().status).toBe('loading');
});

test('renews a token that is about to expire before it is used', async () => {
  const auth = new FakeAuth();
  auth.addUser('ada@example.com');
  localStorage.setItem(STORAGE_KEY, keptFor(60));
  const store = createSessionStore(openSupabase(auth), readLanding({ hash: '', search: '' }));
  await store.tokens.current();
  expect(auth.calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /auth/v1/token');
});
