import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../testing/console.ts';
import { renderApp } from '../../testing/render-app.tsx';

test('says that an address is unknown, logs it and links home', async () => {
  expectConsoleError(/404.*\/no\/such\/page/);
  const { user } = await renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  expect(document.title).toBe('Page not found · Sightline');
  await user.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
});

test('shows inside the dashboard within its layout', async () => {
  expectConsoleError(/404.*\/dashboard\/no-such/);
  await renderApp('/dashboard/no-such', { signedInAs: 'ada@example.com' });
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
