import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shareLinks } from '../../../testing/share-links.ts';

const signedInAs = 'ada@example.com';

function apiWithLinks() {
  const api = new FakeApi();
  api.answers.shareLinks = shareLinks;
  return api;
}

const open = (api: FakeApi) => renderApp('/dashboard/settings/sharing', { api, signedInAs });

test('lists each link with its view, its maker, its end and how often it was opened', async () => {
  await open(apiWithLinks());
  const live = within(await screen.findByRole('list', { name: 'Share links' })).getAllByRole('listitem');
  expect(live).toHaveLength(1);
  const text = live[0]?.textContent ?? '';
  expect(text).toContain('For the board');
  expect(text).toContain('Topic: Wireless · Last 30 days · ChatGPT · With the range before');
  expect(text).toContain('Made Aug 01, 2026 by ada@example.com');
  expect(text).toContain('Ends Aug 31, 2026');
  expect(text).toContain('Opened 3 times, last Aug 02, 2026');
  const ended = within(screen.getByRole('list', { name: 'Ended links' }));
  expect(ended.getByRole('listitem').textContent).toContain('Launch weekRevoked');
  expect(ended.getByRole('listitem').textContent).toContain('Revoked Jul 20, 2026');
  expect(ended.getByRole('listitem').textContent).toContain('Never opened');
  expect(ended.queryByRole('button')).toBeNull();
});

test('revokes a link once it is confirmed, and moves it to the ended ones', async () => {
  const api = apiWithLinks();
  api.answers.revokeShareLink = () => ({
    shareLinks: shareLinks.map((link) => ({
      ...link,
      state: 'REVOKED',
      revokedAt: '2026-08-03T08:00:00.000Z',
    })),
  });
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Revoke For the board' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke “For the board”?' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No links are shared.')).toBeTruthy();
  expect(api.args.revokeShareLink).toEqual({ id: 'link-1' });
  expect(within(screen.getByRole('list', { name: 'Ended links' })).getAllByRole('listitem')).toHaveLength(2);
});

test('says that a link still works when it could not be revoked', async () => {
  const api = apiWithLinks();
  api.fail('revokeShareLink');
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Revoke For the board' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/could not be revoked and still works/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Revoke For the board' })).toBeTruthy();
});

test('offers a retry when the links could not be loaded', async () => {
  const api = apiWithLinks();
  api.fail('shareLinks');
  const { user } = await open(api);
  expect(await screen.findByText(/share links could not be loaded/)).toBeTruthy();
  api.mend('shareLinks');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Share links' })).toBeTruthy();
});
