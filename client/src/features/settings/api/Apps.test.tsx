import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const APP = {
  id: 'app-1',
  name: 'Claude',
  host: 'claude.ai',
  scope: 'READ',
  createdAt: '2026-07-01T08:00:00.000Z',
  lastUsedAt: null,
};

test('lists connected apps and disconnects one after a confirmation', async () => {
  const api = new FakeApi();
  api.answers.connectedApps = [APP];
  api.answers.disconnectApp = () => {
    api.answers.connectedApps = [];
    return { connectedApps: [] };
  };
  const { user } = await renderApp('/dashboard/settings/api', { api, signedInAs: 'ada@example.com' });
  const card = within(await screen.findByRole('region', { name: 'Connected apps' }));
  const item = await card.findByRole('listitem');
  expect(item.textContent).toContain('ClaudeRead-only');
  expect(item.textContent).toContain('claude.aiConnected Jul 01, 2026Never used');
  await user.click(card.getByRole('button', { name: 'Disconnect Claude' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect “Claude”?' }));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(card.queryByText('Claude')).toBeNull());
  expect(api.args.disconnectApp).toEqual({ id: 'app-1' });
  expect(await card.findByText('No connected apps.')).toBeTruthy();
});
