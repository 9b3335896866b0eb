import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../testing/api.ts';
import { FakeAuth } from '../testing/fake-auth.ts';
import { dashboard, emptyMetrics, topicDashboard } from '../testing/fixtures.ts';
import { fundViewer } from '../testing/fund.ts';
import { renderApp } from '../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const TOPIC = '/dashboard/topics/wireless';
const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.includes(':kept:'));

/** Opens a page, waits for its numbers and closes it, as a reload does. */
async function visit(path: string, basis: string, auth = new FakeAuth()) {
  const { unmount } = await renderApp(path, { auth, signedInAs });
  await screen.findByText(basis);
  await waitFor(() => expect(storedKeys()).toHaveLength(1));
  unmount();
  return auth;
}

/** Opens a page whose server does not reply yet. */
async function openUnanswered(path: string, auth: FakeAuth, as = signedInAs) {
  const api = new FakeApi();
  const releases = [api.hold('dashboard'), api.hold('topicDashboard')];
  const view = await renderApp(path, { api, auth, signedInAs: as });
  await waitFor(() => expect(api.requestCounts.viewer).toBeGreaterThan(0));
  await screen.findByRole('navigation', { name: 'Main' });
  const release = () => {
    for (const open of releases) open();
  };
  return { ...view, api, release };
}

test.each([
  { path: '/dashboard', basis: 'Based on 40 total prompts', title: 'Dashboard' },
  { path: TOPIC, basis: 'Based on 20 prompts for this topic', title: 'Topic: Wireless' },
])('$title shows its stored reply at once, then the server’s', async (page) => {
  const auth = await visit(page.path, page.basis);
  const { api, release } = await openUnanswered(page.path, auth);
  expect(await screen.findByText(page.basis)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeTruthy();
  const now = { ...dashboard.metrics.visibility, percent: 81.5 };
  api.answers.dashboard = { ...dashboard, metrics: { ...dashboard.metrics, visibility: now } };
  api.answers.topicDashboard = { ...topicDashboard, metrics: { ...topicDashboard.metrics, visibility: now } };
  release();
  expect(await screen.findByText('81.5%')).toBeTruthy();
});

test('the fund’s topic shows its stored reply at once', async () => {
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  const { auth, unmount } = await renderApp(TOPIC, { api, signedInAs });
  await screen.findByRole('region', { name: 'Market Position' });
  await waitFor(() => expect(storedKeys().join()).toContain(':kept:FundTopic:'));
  unmount();
  const again = new FakeApi();
  again.answers.viewer = fundViewer;
  again.hold('fundTopic');
  await renderApp(TOPIC, { api: again, auth, signedInAs });
  expect(await screen.findByRole('heading', { level: 1, name: 'Topic: Wireless' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Mentions' }).getAttribute('aria-busy')).not.toBe('true');
});

test('does not show one range’s reply for another', async () => {
  const auth = await visit('/dashboard?days=7', 'Based on 40 total prompts');
  await openUnanswered('/dashboard?days=30', auth);
  expect(screen.queryByText('Based on 40 total prompts')).toBeNull();
});

test('does not show another user’s reply in the same tab', async () => {
  const auth = await visit('/dashboard', 'Based on 40 total prompts');
  auth.addUser('bob@example.com');
  await openUnanswered('/dashboard', auth, 'bob@example.com');
  expect(screen.queryByText('Based on 40 total prompts')).toBeNull();
  expect(storedKeys()).toEqual([]);
});

test('deletes stored replies at sign-out', async () => {
  const auth = await visit('/dashboard', 'Based on 40 total prompts');
  const { supabase } = await openUnanswered('/dashboard', auth);
  await act(() => supabase.auth.signOut());
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(storedKeys()).toEqual([]);
});

test.each([
  { what: 'does not parse', spoil: () => '{"userId":' },
  {
    what: 'answers another version of the query',
    spoil: (text: string) => text.replace('query Overview', 'query Older'),
  },
  { what: 'is somebody else’s', spoil: (text: string) => text.replace('"userId":"', '"userId":"not-') },
])('does not show, and deletes, a reply that $what', async ({ spoil }) => {
  const auth = await visit('/dashboard', 'Based on 40 total prompts');
  const [key = ''] = storedKeys();
  const spoiled = spoil(sessionStorage.getItem(key) ?? '');
  sessionStorage.setItem(key, spoiled);
  await openUnanswered('/dashboard', auth);
  expect(screen.queryByText('Based on 40 total prompts')).toBeNull();
  expect(storedKeys()).toEqual([]);
});

test('does not store a reply without history', async () => {
  const api = new FakeApi();
  api.answers.dashboard = { ...dashboard, metrics: emptyMetrics };
  await renderApp('/dashboard', { api, signedInAs });
  await screen.findByText('No data available');
  expect(storedKeys()).toEqual([]);
});
