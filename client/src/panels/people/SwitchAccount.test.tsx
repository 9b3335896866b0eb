import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { viewer } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const others = [
  { id: 'user-1', name: 'Acme Audio', role: 'OWNER', own: true },
  { id: 'user-7', name: 'Vellis', role: 'EDITOR', own: false },
];

test('switches to another account and back, each with a cache of its own', async () => {
  const api = new FakeApi();
  api.answers.accounts = others;
  const { user, store, location } = await renderApp('/dashboard/prompts', {
    api,
    signedInAs: 'ada@example.com',
  });
  await user.click(await screen.findByText('ada@example.com'));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch account' }));
  const asked = api.requestCounts.viewer ?? 0;
  api.answers.viewer = {
    ...viewer,
    id: 'user-7',
    accountRole: 'EDITOR',
    brand: { ...viewer.brand, name: 'Vellis' },
  };
  await user.click(await dialog.findByRole('button', { name: /Vellis/ }));
  expect(await screen.findByText('You are in the account of Vellis.')).toBeTruthy();
  expect(location.current).toBe('/dashboard');
  expect(store.tokens.accountId?.()).toBe('user-7');
  expect(api.requestCounts.viewer).toBeGreaterThan(asked);
  api.answers.viewer = viewer;
  await user.click(screen.getByRole('button', { name: 'Back to yours' }));
  await waitFor(() => expect(screen.queryByText('You are in the account of Vellis.')).toBeNull());
  expect(store.tokens.accountId?.()).toBeNull();
});

test('offers other accounts to somebody without a brand of their own', async () => {
  const api = new FakeApi();
  api.answers.accounts = others;
  const { emptyMetrics, dashboard } = await import('../../testing/fixtures.ts');
  api.answers.viewer = { ...viewer, brand: null, competitors: [] };
  api.answers.dashboard = { ...dashboard, brand: null, metrics: emptyMetrics, availablePlatforms: [] };
  const { user, store } = await renderApp('/dashboard', { api, signedInAs: 'ada@example.com' });
  await screen.findByText('No brand is tracked yet');
  await user.click(await screen.findByRole('button', { name: /Vellis/ }));
  await waitFor(() => expect(store.tokens.accountId?.()).toBe('user-7'));
});

test('an invitation is shown with what it allows, and joining opens the account', async () => {
  const api = new FakeApi();
  api.answers.invitation = {
    state: 'OPEN',
    accountName: 'Vellis',
    role: 'VIEWER',
    invitedBy: 'kay@example.com',
  };
  api.answers.acceptInvitation = { accountId: 'user-7' };
  const { user, store, location } = await renderApp('/dashboard/invitations/abc', {
    api,
    signedInAs: 'ada@example.com',
  });
  expect(
    await screen.findByText(/as viewer, who sees everything and changes nothing\. Your own account stays/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Join the account' }));
  await waitFor(() => expect(store.tokens.accountId?.()).toBe('user-7'));
  expect(location.current).toBe('/dashboard');
  expect(api.args.acceptInvitation).toEqual({ token: 'abc' });
});

test.each([
  ['ENDED', /was withdrawn, accepted already, or has expired/],
  ['OTHER_ADDRESS', /was sent to another address/],
])('an invitation that is %s says what to do', async (state, text) => {
  const api = new FakeApi();
  api.answers.invitation = { state, accountName: null, role: null, invitedBy: null };
  await renderApp('/dashboard/invitations/abc', { api, signedInAs: 'ada@example.com' });
  expect(await screen.findByText(text)).toBeTruthy();
});
