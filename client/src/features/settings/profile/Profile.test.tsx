import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readLanding } from '../../../auth/landing.ts';
import { FakeApi } from '../../../testing/api.ts';
import { FakeAuth, problem } from '../../../testing/fake-auth.ts';
import { viewer } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const EMAIL = 'ada@example.com';

/** Ada's profile, opened. */
async function openProfile(options: Parameters<typeof renderApp>[1] & { auth?: FakeAuth } = {}) {
  const auth = options.auth ?? new FakeAuth();
  const ada = auth.users.find(({ email }) => email === EMAIL) ?? auth.addUser(EMAIL);
  if (auth.profiles.length === 0) auth.profiles.push({ id: ada.id, username: 'ada' });
  const app = await renderApp('/dashboard/settings/profile', { ...options, auth, signedInAs: EMAIL });
  const card = async (name: string) => within(await screen.findByRole('region', { name }));
  return { ...app, auth, ada, card };
}

test('shows the account’s address, role and age', async () => {
  const { card } = await openProfile();
  const account = await card('Account');
  expect(account.getByText(EMAIL)).toBeTruthy();
  expect(await account.findByText('Member')).toBeTruthy();
  expect(account.getByText('Aug 01, 2026')).toBeTruthy();
});

test('explains the analyst role to analysts only', async () => {
  const api = new FakeApi();
  api.answers.viewer = { ...viewer, role: 'ANALYST' };
  const { card } = await openProfile({ api });
  expect(
    await (await card('Account')).findByText('Analyst: reads every account, changes only their own'),
  ).toBeTruthy();
});

test('changes the username', async () => {
  const { card, user, auth } = await openProfile();
  const username = await card('Username');
  const field = await username.findByLabelText<HTMLInputElement>('Username');
  expect(field.value).toBe('ada');
  const save = username.getByRole<HTMLButtonElement>('button', { name: 'Save username' });
  expect(save.disabled).toBe(true);
  await user.clear(field);
  await user.type(field, 'ada_l{Enter}');
  expect(await screen.findByText('Your profile is now called ada_l.')).toBeTruthy();
  expect(auth.profiles).toEqual([{ id: auth.users[0]?.id, username: 'ada_l' }]);
  expect(save.disabled).toBe(true);
});

test('keeps an invalid username in the field with the reason', async () => {
  const { card, user, auth } = await openProfile();
  auth.profiles.push({ id: 'somebody', username: 'grace' });
  const username = await card('Username');
  const field = await username.findByLabelText<HTMLInputElement>('Username');
  await user.clear(field);
  await user.type(field, 'gr{Enter}');
  expect(await username.findByText('Use at least 3 characters')).toBeTruthy();
  await user.type(field, 'ace{Enter}');
  expect(await username.findByText('Username is already taken. Please choose another one.')).toBeTruthy();
  auth.overrides.set('PATCH /rest/v1/profiles', () => ({ status: 200, body: [] }));
  await user.type(field, '2{Enter}');
  expect(await screen.findByText('Your username could not be changed: It may not be changed.')).toBeTruthy();
  expect(field.value).toBe('grace2');
});

test('lets a user without a username choose one', async () => {
  const auth = new FakeAuth();
  auth.profiles.push({ id: 'somebody', username: 'grace' });
  const { card, user } = await openProfile({ auth });
  const username = await card('Username');
  expect(await username.findByText('You have not chosen one yet.')).toBeTruthy();
  await user.type(username.getByLabelText('Username'), 'ada{Enter}');
  expect(await screen.findByText('Your profile is now called ada.')).toBeTruthy();
  expect(auth.profiles).toContainEqual({ id: auth.users[0]?.id, username: 'ada' });
});

test('offers Retry when the username cannot be loaded', async () => {
  const auth = new FakeAuth();
  auth.overrides.set('GET /rest/v1/profiles', () => problem(400, 'PGRST000', 'no'));
  const { card, user } = await openProfile({ auth });
  const username = await card('Username');
  expect(await username.findByText('Your username could not be loaded.')).toBeTruthy();
  auth.overrides.clear();
  await user.click(username.getByRole('button', { name: 'Retry' }));
  expect((await username.findByLabelText<HTMLInputElement>('Username')).value).toBe('ada');
});

async function changePassword(
  { card, user }: Awaited<ReturnType<typeof openProfile>>,
  current: string,
  next: string,
) {
  const password = await card('Password');
  if (current) await user.type(password.getByLabelText('Current password'), current);
  if (next) await user.type(password.getByLabelText('New password'), next);
  await user.click(password.getByRole('button', { name: 'Change password' }));
  return password;
}

test('changes the password with the current one and keeps the session', async () => {
  const app = await openProfile();
  await app.card('Password');
  const before = app.store.get();
  const password = await changePassword(app, 'correct-horse', 'battery-staple');
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(screen.getByText('Other devices have been signed out.')).toBeTruthy();
  expect(app.ada.password).toBe('battery-staple');
  expect(password.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  const after = app.store.get();
  const tokenOf = (state: typeof after) => state.status === 'signedIn' && state.session.access_token;
  expect(tokenOf(after)).toBe(tokenOf(before));
  // The session that proved the password is ended, not this one.
  const [check, change] = ['POST /auth/v1/logout', 'PUT /auth/v1/user'].map((call) =>
    app.auth.calls.find(({ method, path }) => `${method} ${path}` === call),
  );
  expect(check?.search.get('scope')).toBe('local');
  expect(check?.authorization).not.toBe(change?.authorization);
  expect(change?.authorization).toBe(`Bearer ${tokenOf(before)}`);
});

test('shows a wrong current password at its field and changes nothing', async () => {
  const app = await openProfile();
  const password = await changePassword(app, 'wrong-horse', 'battery-staple');
  expect(await password.findByText('This is not your current password')).toBeTruthy();
  expect(document.activeElement).toBe(password.getByLabelText('Current password'));
  expect(app.ada.password).toBe('correct-horse');
});

test.each([
  ['weak_password', 'Password is known to be weak.'],
  ['same_password', 'New password should be different from the old password.'],
])('shows %s at the new password in the service’s words', async (code, message) => {
  const auth = new FakeAuth();
  auth.overrides.set('PUT /auth/v1/user', () => problem(422, code, message));
  const app = await openProfile({ auth });
  const password = await changePassword(app, 'correct-horse', 'battery-staple');
  expect(await password.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(password.getByLabelText('New password'));
});

test('explains how to sign in again when the service requires a newer session', async () => {
  const auth = new FakeAuth();
  auth.overrides.set('PUT /auth/v1/user', () => problem(401, 'reauthentication_needed', 'no'));
  const app = await openProfile({ auth });
  await changePassword(app, 'correct-horse', 'battery-staple');
  expect(
    await screen.findByText(
      'Your last sign-in is too long ago for this change. Sign out, sign in again and repeat it.',
    ),
  ).toBeTruthy();
});

test('shows that the service cannot be reached', async () => {
  const auth = new FakeAuth();
  auth.overrides.set('POST /auth/v1/token', () => problem(503, 'unavailable', 'upstream'));
  const app = await openProfile({ auth });
  await changePassword(app, 'correct-horse', 'battery-staple');
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy();
});

test('shows empty and short passwords at their fields and sends nothing', async () => {
  const app = await openProfile();
  const password = await changePassword(app, '', 'short');
  expect(await password.findByText('Enter your current password')).toBeTruthy();
  expect(password.getByText('Use at least 8 characters')).toBeTruthy();
  expect(app.auth.calls.some(({ path }) => path === '/auth/v1/token')).toBe(false);
});

test('shows that a new address waits for confirmation', async () => {
  const { card, user, auth } = await openProfile({ config: { outbox: true } });
  const email = await card('Email address');
  await user.type(email.getByLabelText('New email address'), 'lovelace@example.com{Enter}');
  expect(await email.findByText('lovelace@example.com')).toBeTruthy();
  expect(email.getByText(/waits to be confirmed.*Until then you sign in with ada@example.com/)).toBeTruthy();
  expect(email.getByRole('link', { name: 'open the outbox' })).toBeTruthy();
  const call = auth.calls.find(({ method, path }) => method === 'PUT' && path === '/auth/v1/user');
  expect(call?.body.email).toBe('lovelace@example.com');
  expect(call?.search.get('redirect_to')).toBe('http://localhost:3000/dashboard/settings/profile');

  await user.click(email.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Open the link in each of the mails.')).toBeTruthy();
  const resend = auth.calls.find(({ path }) => path === '/auth/v1/resend');
  expect(resend?.body).toMatchObject({ type: 'email_change', email: EMAIL });
});

test('shows an address that was confirmed elsewhere', async () => {
  const auth = new FakeAuth();
  const ada = auth.addUser(EMAIL, { newEmail: 'lovelace@example.com' });
  const stale = openProfile({ auth });
  ada.email = 'lovelace@example.com';
  delete ada.newEmail;
  const { card } = await stale;
  expect(await (await card('Account')).findByText('lovelace@example.com')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/waits to be confirmed/)).toBeNull());
});

test('shows an expired link beside the unconfirmed address', async () => {
  const auth = new FakeAuth();
  auth.addUser(EMAIL, { newEmail: 'lovelace@example.com' });
  const landing = readLanding({ hash: '#error=access_denied&error_code=otp_expired', search: '' });
  await openProfile({ auth, landing });
  expect(await screen.findByText('This link has expired or was already used.')).toBeTruthy();
});

test('shows a taken, malformed or unchanged address at the field', async () => {
  const auth = new FakeAuth();
  const taken = 'A user with this email address has already been registered';
  auth.overrides.set('PUT /auth/v1/user', () => problem(422, 'email_exists', taken));
  const { card, user } = await openProfile({ auth });
  const email = await card('Email address');
  const field = email.getByLabelText('New email address');
  await user.type(field, 'nowhere{Enter}');
  expect(await email.findByText('Please enter a valid email address')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'ADA@example.com{Enter}');
  expect(await email.findByText('This is your address already')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'grace@example.com{Enter}');
  expect(await email.findByText(taken)).toBeTruthy();
});

test('“Sign Out” ends this session only', async () => {
  const { card, user, auth, location } = await openProfile();
  await user.click((await card('Sessions')).getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(location.current).toBe('/logout'));
  expect(auth.calls.at(-1)?.search.get('scope')).toBe('local');
});

test('“Sign Out Everywhere” ends all sessions', async () => {
  const { card, user, auth, location } = await openProfile();
  await user.click((await card('Sessions')).getByRole('button', { name: 'Sign Out Everywhere' }));
  await waitFor(() => expect(location.current).toBe('/logout'));
  expect(auth.calls.at(-1)?.search.get('scope')).toBe('global');
});

test('keeps the session and shows an error when signing out everywhere fails', async () => {
  const auth = new FakeAuth();
  auth.overrides.set('POST /auth/v1/logout', () => problem(500, 'unexpected_failure', 'Out of order'));
  const { card, user, location } = await openProfile({ auth });
  await user.click((await card('Sessions')).getByRole('button', { name: 'Sign Out Everywhere' }));
  expect(await screen.findByText(/You are still signed in everywhere\./)).toBeTruthy();
  expect(location.current).toBe('/dashboard/settings/profile');
});
