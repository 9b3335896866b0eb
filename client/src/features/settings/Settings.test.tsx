import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const sections = async () => within(await screen.findByRole('navigation', { name: 'Settings' }));
const currentOf = (area: Awaited<ReturnType<typeof sections>>) =>
  area
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

test('opens the profile first and lists all sections', async () => {
  const { user, location } = await renderApp('/dashboard/settings', { signedInAs });
  const nav = await sections();
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Profile',
    'Appearance',
    'Brand',
    'Topics & prompts',
    'Personas',
    'Collection',
    'Platforms',
    'Alerts',
    'Notes',
    'API',
    'People',
    'Sharing',
    'Data',
  ]);
  expect(currentOf(nav)).toEqual(['Profile']);
  expect(await screen.findByRole('region', { name: 'Account' })).toBeTruthy();
  await user.click(nav.getByRole('link', { name: 'Brand' }));
  expect(await screen.findByRole('region', { name: 'Competitors' })).toBeTruthy();
  expect(location.current).toBe('/dashboard/settings/brand');
  expect(currentOf(await sections())).toEqual(['Brand']);
});

test('redirects an unknown section to the first', async () => {
  const { location } = await renderApp('/dashboard/settings/billing', { signedInAs });
  expect(await screen.findByRole('region', { name: 'Account' })).toBeTruthy();
  expect(location.current).toBe('/dashboard/settings');
});

test('switches the theme under Appearance', async () => {
  const { user } = await renderApp('/dashboard/settings/appearance', { signedInAs });
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(true));
  await user.click(main.getByRole('button', { name: 'Light' }));
  await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(false));
});

test('/dashboard/logout signs out', async () => {
  const { location, store } = await renderApp('/dashboard/logout', { signedInAs });
  await waitFor(() => expect(location.current).toBe('/logout'));
  expect(store.get().status).toBe('signedOut');
});
