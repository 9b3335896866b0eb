import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAuth, problem } from '../../testing/fake-auth.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function signUp(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  { username = 'ada', email = 'ada@example.com', password = 'correct-horse' } = {},
) {
  await user.type(await screen.findByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
}

test.each(['/?mode=signup', '/auth?mode=signup', '/logout?mode=signup'])(
  '%s shows the sign-up form',
  async (path) => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toBeTruthy();
    expect(screen.getByLabelText('Username').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
  },
);

test('signs up with the username and asks to verify the address', async () => {
  const { user, auth } = await renderApp('/?mode=signup', { config: { outbox: true } });
  await signUp(user);
  expect(await screen.findByText('Account created successfully!')).toBeTruthy();
  expect(screen.getByText('Please check your email to verify your account.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'open the outbox' })).toBeTruthy();
  const call = auth.calls.find(({ path }) => path === '/auth/v1/signup');
  expect(call?.body).toMatchObject({ email: 'ada@example.com', data: { username: 'ada' } });
  expect(call?.search.get('redirect_to')).toBe('http://localhost:3000/auth');
});

test('mentions the outbox only where mails are not sent', async () => {
  const { user } = await renderApp('/?mode=signup');
  await signUp(user);
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(screen.queryByText(/No mail server/)).toBeNull();
});

test('refuses a taken username before creating an account', async () => {
  const auth = new FakeAuth();
  auth.profiles.push({ id: 'somebody', username: 'ada' });
  const { user } = await renderApp('/?mode=signup', { auth });
  await signUp(user);
  const messages = await screen.findAllByText('Username is already taken. Please choose another one.');
  expect(messages.length).toBe(2);
  expect(auth.calls.some(({ path }) => path === '/auth/v1/signup')).toBe(false);
});

test('shows the service’s error', async () => {
  const auth = new FakeAuth();
  auth.overrides.set('POST /auth/v1/signup', () =>
    problem(422, 'weak_password', 'Password is known to be weak.'),
  );
  const { user } = await renderApp('/?mode=signup', { auth });
  await signUp(user);
  expect(await screen.findByText('Password is known to be weak.')).toBeTruthy();
});

test.each([
  [{ username: 'ab' }, 'Use at least 3 characters'],
  [{ username: 'a'.repeat(31) }, 'Use at most 30 characters'],
  [{ username: 'ada lovelace' }, 'Use letters, digits, hyphens and underscores only'],
  [{ email: 'nowhere' }, 'Please enter a valid email address'],
  [{ password: 'short' }, 'Use at least 8 characters'],
  [{ password: 'ü'.repeat(40) }, 'Use at most 72 characters'],
])('refuses %o: %s', async (input, message) => {
  const { user, auth } = await renderApp('/?mode=signup');
  await signUp(user, input);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(auth.calls).toEqual([]);
});

test('creates the profile on the first visit after verification', async () => {
  const auth = new FakeAuth();
  const ada = auth.addUser('ada@example.com', { data: { username: 'ada' } });
  await renderApp('/dashboard', { auth, signedInAs: 'ada@example.com' });
  await waitFor(() => expect(auth.profiles).toEqual([{ id: ada.id, username: 'ada' }]));
});

test('leaves an existing profile unchanged', async () => {
  const auth = new FakeAuth();
  const ada = auth.addUser('ada@example.com', { data: { username: 'ada' } });
  auth.profiles.push({ id: ada.id, username: 'ada' });
  await renderApp('/dashboard', { auth, signedInAs: 'ada@example.com' });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(auth.calls.some(({ method, path }) => method === 'POST' && path.endsWith('/profiles'))).toBe(false);
});

test('asks for another username when it was taken meanwhile', async () => {
  const auth = new FakeAuth();
  const ada = auth.addUser('ada@example.com', { data: { username: 'ada' } });
  auth.profiles.push({ id: 'somebody', username: 'ada' }, { id: 'another', username: 'ada2' });
  const { user } = await renderApp('/dashboard', { auth, signedInAs: 'ada@example.com' });
  expect(await screen.findByText('Username already exists. Please choose another one.')).toBeTruthy();
  await user.type(await screen.findByLabelText('Username'), 'ada2{Enter}');
  await waitFor(() =>
    expect(screen.getAllByText('Username already exists. Please choose another one.').length).toBe(2),
  );
  await user.clear(screen.getByLabelText('Username'));
  await user.type(screen.getByLabelText('Username'), 'ada-3{Enter}');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(auth.profiles).toContainEqual({ id: ada.id, username: 'ada-3' });
});

test('shows why the profile could not be created', async () => {
  const auth = new FakeAuth();
  auth.addUser('ada@example.com', { data: { username: 'ada' } });
  auth.overrides.set('POST /rest/v1/profiles', () => ({
    status: 403,
    body: { code: '42501', message: 'permission denied', details: null, hint: null },
  }));
  await renderApp('/dashboard', { auth, signedInAs: 'ada@example.com' });
  expect(await screen.findByText('Failed to create profile: permission denied')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});
