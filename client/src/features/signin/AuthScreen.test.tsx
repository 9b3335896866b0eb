import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

test('shows the sign-in form', async () => {
  await renderApp('/');
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
});

test('overview', async () => {
  await renderApp('/dashboard', { signedInAs: 'ada@example.com' });
  expect(await screen.findByText('Based on 40 total prompts')).toBeTruthy();
});
