import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

test('settings name the account, switch the theme and sign out', async () => {
  const { user, location } = await renderApp('/dashboard/settings', { signedInAs: 'ada@example.com' });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('ada@example.com')).toBeTruthy();
  await user.click(main.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  await user.click(main.getByRole('button', { name: 'Light' }));
  expect(document.documentElement.classList.contains('dark')).toBe(false);
  await user.click(main.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(location.current).toBe('/logout'));
});

test('/dashboard/logout signs out', async () => {
  const { location, store } = await renderApp('/dashboard/logout', { signedInAs: 'ada@example.com' });
  await waitFor(() => expect(location.current).toBe('/logout'));
  expect(store.get().status).toBe('signedOut');
});

test('a screen that is being built says so', async () => {
  await renderApp('/dashboard/action', { signedInAs: 'ada@example.com' });
  expect(
    await screen.findByText("We're building this out and will have it ready for you soon!"),
  ).toBeTruthy();
  expect(screen.getByText('Coming Soon')).toBeTruthy();
});
