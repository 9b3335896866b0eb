import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readLanding } from '../../auth/landing.ts';
import { FakeAuth } from '../../testing/fake-auth.ts';
import { renderApp } from '../../testing/render-app.tsx';

const EXPIRED = readLanding({
  hash: '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
  search: '',
});

test('requests a link for a forgotten password', async () => {
  const { user, auth } = await renderApp('/', { config: { outbox: true } });
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  expect(await screen.findByText(/If ada@example.com has an account/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'open the outbox' })).toBeTruthy();
  const call = auth.calls.find(({ path }) => path === '/auth/v1/recover');
  expect(call?.body).toMatchObject({ email: 'ada@example.com' });
  expect(call?.search.get('redirect_to')).toBe('http://localhost:3000/auth?mode=recovery');
});

test('leads from a recovery link to the new password and the dashboard', async () => {
  const auth = new FakeAuth();
  const ada = auth.addUser('ada@example.com');
  const { user, location } = await renderApp('/auth?mode=recovery', {
    auth,
    signedInAs: 'ada@example.com',
    landing: { error: null, recovery: true, session: false },
  });
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy();
  await user.type(screen.getByLabelText('New password'), 'brand-new-password{Enter}');
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(location.current).toBe('/dashboard');
  expect(ada.password).toBe('brand-new-password');
});

test('shows an unfinished recovery before the dashboard', async () => {
  const { location } = await renderApp('/dashboard', {
    signedInAs: 'ada@example.com',
    landing: { error: null, recovery: true, session: false },
  });
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy();
  expect(location.current).toBe('/auth?mode=recovery');
});

test('offers a new link for an expired one', async () => {
  await renderApp('/auth?mode=recovery', { landing: EXPIRED });
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe('This link has expired or was already used.');
  expect(screen.getByRole('button', { name: 'Send Link' })).toBeTruthy();
});

test('sends an expired verification link again', async () => {
  const { user, auth } = await renderApp('/auth', { landing: EXPIRED });
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe('This link has expired or was already used.');
  await user.type(screen.getByLabelText('Send a new verification email to'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new verification email is on its way to ada@example.com.')).toBeTruthy();
  expect(auth.calls.find(({ path }) => path === '/auth/v1/resend')?.body.email).toBe('ada@example.com');
});
