import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAuth, problem } from '../../testing/fake-auth.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function fill(user: Awaited<ReturnType<typeof renderApp>>['user'], email: string, password: string) {
  if (email) await user.type(await screen.findByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test.each(['/', '/logout', '/auth'])('%s shows the sign-in form', async (path) => {
  await renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('email');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  expect(document.title).toBe('Welcome Back · Sightline');
});

test('signs in, greets and opens the dashboard', async () => {
  const auth = new FakeAuth();
  auth.addUser('ada@example.com');
  const { user, location } = await renderApp('/', { auth });
  await fill(user, 'ada@example.com', 'correct-horse');
  expect(await screen.findByText('Welcome back!')).toBeTruthy();
  expect(screen.getByText('You have successfully logged in.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(location.current).toBe('/dashboard');
});

test('submits on Enter and shows that it is working', async () => {
  const auth = new FakeAuth();
  const answer = Promise.withResolvers<Response>();
  const { user } = await renderApp('/', { auth: Object.assign(auth, { fetch: () => answer.promise }) });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' });
  expect(button.disabled).toBe(true);
  answer.resolve(Response.json({ code: 'invalid_credentials', message: 'no' }, { status: 400 }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
});

test('shows the service’s error for wrong credentials in a toast', async () => {
  const { user } = await renderApp('/');
  await fill(user, 'ada@example.com', 'wrong');
  expect(await screen.findByText('Invalid login credentials')).toBeTruthy();
  expect(screen.getByText('Error')).toBeTruthy();
});

test('shows that the server cannot be reached', async () => {
  const auth = new FakeAuth();
  auth.overrides.set('POST /auth/v1/token', () => problem(503, 'unavailable', 'upstream'));
  const { user } = await renderApp('/', { auth });
  await fill(user, 'ada@example.com', 'whatever');
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy();
});

test('shows empty and malformed fields and sends nothing', async () => {
  const { user, auth } = await renderApp('/');
  await screen.findByLabelText('Email');
  await fill(user, '', '');
  expect(await screen.findByText('Enter your email address')).toBeTruthy();
  expect(screen.getByText('Enter your password')).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), 'not-an-address');
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(auth.calls).toEqual([]);
});

test('reveals the password', async () => {
  const { user } = await renderApp('/');
  const field = await screen.findByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

test('resends the mail for an unverified address', async () => {
  const auth = new FakeAuth();
  auth.addUser('ada@example.com', { confirmed: false });
  const { user } = await renderApp('/', { auth, config: { outbox: true } });
  await fill(user, 'ada@example.com', 'correct-horse');
  expect(await screen.findByText('Email not confirmed')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new verification email is on its way to ada@example.com.')).toBeTruthy();
  const resend = auth.calls.find(({ path }) => path === '/auth/v1/resend');
  expect(resend?.body).toMatchObject({ type: 'signup', email: 'ada@example.com' });
  expect(screen.getByRole('link', { name: 'open the outbox' }).getAttribute('href')).toBe('/outbox');
});

test('offers demo accounts only where they exist, and fills the form with them', async () => {
  const { user, unmount } = await renderApp('/', { config: { demo: true } });
  expect(await screen.findByText('Demo accounts with simulated data')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Brand: brand@example.com' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('brand@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('sightline-demo');
  unmount();
  await renderApp('/');
  await screen.findByLabelText('Email');
  expect(screen.queryByText('Demo accounts with simulated data')).toBeNull();
});

test('returns to the link that was opened before signing in', async () => {
  const auth = new FakeAuth();
  auth.addUser('ada@example.com');
  const { user, location } = await renderApp('/dashboard/prompts?q=notes', { auth });
  await fill(user, 'ada@example.com', 'correct-horse');
  expect(await screen.findByRole('heading', { name: 'Prompts' })).toBeTruthy();
  expect(location.current).toBe('/dashboard/prompts?q=notes');
});

test('does not return to the sign-out address', async () => {
  const auth = new FakeAuth();
  auth.addUser('ada@example.com');
  const { user, location } = await renderApp('/dashboard/logout', { auth });
  await fill(user, 'ada@example.com', 'correct-horse');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(location.current).toBe('/dashboard');
});

test('redirects a signed-in user to the dashboard', async () => {
  const { location } = await renderApp('/', { signedInAs: 'ada@example.com' });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(location.current).toBe('/dashboard');
});
