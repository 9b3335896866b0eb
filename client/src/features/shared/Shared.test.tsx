import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberOwnLink } from '../../panels/share/own-links.ts';
import { FakeApi } from '../../testing/api.ts';
import { dashboard, topicDashboard } from '../../testing/fixtures.ts';
import { noOrigins } from '../../testing/origins.ts';
import { renderApp } from '../../testing/render-app.tsx';

const TOKEN = 'S'.repeat(43);
const view = {
  ...{ id: 'view-1', screen: 'OVERVIEW', brandName: 'Acme Audio', days: 30, platform: null, compare: false },
  ...{ expiresAt: '2026-09-02T08:00:00.000Z', dashboard, topicDashboard: null },
  ...{ headToHead: null, whatChanged: null, promptPage: null, answerOrigins: noOrigins },
};

function open(sharedView: object | null, api = new FakeApi(), token = TOKEN) {
  sessionStorage.clear();
  api.answers.sharedView = sharedView;
  api.answers.countShareLinkOpen = true;
  return renderApp(`/shared/${token}`, { api });
}

test('shows the dashboard’s numbers to anybody, with whose they are, until when and how to read them', async () => {
  const { api } = await open(view);
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme Audio: AI visibility' })).toBeTruthy();
  expect(await screen.findByText('62.5%')).toBeTruthy();
  expect(screen.getByText(/^Last 30 days · All platforms/)).toBeTruthy();
  expect(screen.getByText(/^Shared by Acme Audio until Sep 02, 2026\./)).toBeTruthy();
  expect(screen.getByText(/^The numbers come from .* 95% interval/)).toBeTruthy();
  expect(api.args.sharedView).toEqual({ token: TOKEN });
});

test('leads nowhere into the account', async () => {
  await open(view);
  await screen.findByText('62.5%');
  const leads = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(leads.filter((href) => href.startsWith('/dashboard'))).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
});

test('asks search engines to stay away, and tells no site its address', async () => {
  await open(view);
  await screen.findByText('62.5%');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
});

test('shows a topic, and marks simulated numbers', async () => {
  const topic = { ...topicDashboard, simulated: true };
  await open({ ...view, screen: 'TOPIC', dashboard: null, topicDashboard: topic });
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme Audio: Wireless' })).toBeTruthy();
  expect(screen.getByText(/^Simulated answers: /)).toBeTruthy();
});

test('says the same of every link that shows nothing', async () => {
  const { api } = await open(null);
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
  expect(api.requestCounts.countShareLinkOpen).toBe(0);
});

test('offers a retry when the numbers could not be loaded', async () => {
  const api = new FakeApi();
  api.fail('sharedView');
  const { user } = await open(view, api);
  expect(await screen.findByText(/shared view could not be loaded/)).toBeTruthy();
  api.mend('sharedView');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('62.5%')).toBeTruthy();
});

test('is counted once a session, and not where the link was made', async () => {
  const { api } = await open(view);
  await waitFor(() => expect(api.args.countShareLinkOpen).toEqual({ token: TOKEN }));
  await screen.findByText('62.5%');
  expect(api.requestCounts.countShareLinkOpen).toBe(1);
  const own = 'O'.repeat(43);
  rememberOwnLink(own);
  const again = await open({ ...view, id: 'view-2' }, new FakeApi(), own);
  await waitFor(() => expect(again.api.requestCounts.sharedView).toBe(2));
  expect(again.api.requestCounts.countShareLinkOpen).toBe(0);
});
