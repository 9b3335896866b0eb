import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { actionCenter } from '../../testing/action-center.ts';
import { FakeApi } from '../../testing/api.ts';
import { expectConsoleError } from '../../testing/console.ts';
import { viewer } from '../../testing/fixtures.ts';
import { fundViewer } from '../../testing/fund.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const COMING_SOON = "We're building this out and will have it ready for you soon!";
const NOT_AVAILABLE =
  'The Action Center is currently not available for your account. Please contact customer support if you believe this is an error.';

function apiIn(state: string) {
  const api = new FakeApi();
  api.answers.actionCenterStatus = { state };
  return api;
}

const ADDRESSES = ['', '/comparison', '/sources', '/llms-txt', '/generate', '/acme-audio-generate'];

test('shows "Loading Action Center..." until the status is known', async () => {
  const api = new FakeApi();
  const release = api.hold('actionCenterStatus');
  await renderApp('/dashboard/action', { api, signedInAs });
  expect(await screen.findByText('Loading Action Center...')).toBeTruthy();
  expect(api.requestCounts.actionCenter).toBe(0);
  release();
  expect(await screen.findByText(actionCenter.keyInsight.text)).toBeTruthy();
  expect(screen.queryByText('Loading Action Center...')).toBeNull();
});

describe.each(ADDRESSES)('at /dashboard/action%s', (address) => {
  test('shows "Coming Soon" while the flag is off', async () => {
    const { api } = await renderApp(`/dashboard/action${address}`, { api: apiIn('COMING_SOON'), signedInAs });
    expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeTruthy();
    expect(screen.getByText(COMING_SOON)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Action Center' })).toBeTruthy();
    expect(api.requestCounts).toMatchObject({ actionCenter: 0, contentComparison: 0, sourceAnalysis: 0 });
  });

  test('shows a blocked account "Not Available"', async () => {
    await renderApp(`/dashboard/action${address}`, { api: apiIn('NOT_AVAILABLE'), signedInAs });
    expect(await screen.findByRole('heading', { name: 'Not Available' })).toBeTruthy();
    expect(screen.getByText(NOT_AVAILABLE)).toBeTruthy();
  });
});

test('applies the gate to the fund’s tools', async () => {
  for (const tool of ['outreach', 'live-mentions']) {
    const api = apiIn('COMING_SOON');
    api.answers.viewer = fundViewer;
    const { unmount } = await renderApp(`/dashboard/action/${tool}`, { api, signedInAs });
    expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeTruthy();
    unmount();
  }
});

test('treats a failed status as off', async () => {
  const api = new FakeApi();
  api.fail('actionCenterStatus');
  await renderApp('/dashboard/action', { api, signedInAs });
  expect(await screen.findByText(COMING_SOON)).toBeTruthy();
});

const TOOLS = [
  ['comparison', 'Content Comparison'],
  ['sources', 'Top Sources Analysis'],
  ['llms-txt', 'LLMS.TXT Manager'],
  ['generate', 'Generate Optimized Content'],
] as const;

test.each(TOOLS)('opens the same tool at the address with the brand’s name: %s', async (tool, title) => {
  await renderApp(`/dashboard/action/acme-audio-${tool}`, { signedInAs });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test('builds such addresses for a brand in another script', async () => {
  const api = new FakeApi();
  api.answers.viewer = { ...viewer, brand: { ...viewer.brand, name: '東京プレス' } };
  await renderApp(`/dashboard/action/${encodeURIComponent('東京プレス-sources')}`, { api, signedInAs });
  expect(await screen.findByRole('heading', { level: 1, name: 'Top Sources Analysis' })).toBeTruthy();
});

test.each(['someone-else-generate', 'nothing-here'])('shows a missing page for %s', async (address) => {
  expectConsoleError(/404/);
  await renderApp(`/dashboard/action/${address}`, { signedInAs });
  expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
});

test('links the tools in the sidebar, four of them under the brand’s name, and marks the current one', async () => {
  const { user } = await renderApp('/dashboard/action', { signedInAs });
  const group = within(await screen.findByRole('group', { name: 'Actions' }));
  const lines = () =>
    group
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
  expect(lines()).toEqual([
    ['Action Center', '/dashboard/action', 'page'],
    ['Content Comparison', '/dashboard/action/acme-audio-comparison', null],
    ['Top Sources', '/dashboard/action/acme-audio-sources', null],
    ['LLMS.TXT Manager', '/dashboard/action/acme-audio-llms-txt', null],
    ['Generate Content', '/dashboard/action/acme-audio-generate', null],
    ['Email Outreach', '/dashboard/action/outreach', null],
    ['Live Mentions', '/dashboard/action/live-mentions', null],
    ['Pages', '/dashboard/action/pages', null],
    ['Experiments', '/dashboard/action/experiments', null],
  ]);
  await user.click(group.getByRole('link', { name: 'Top Sources' }));
  await waitFor(() => expect(lines()[2]?.[2]).toBe('page'));
  expect(lines()[0]?.[2]).toBeNull();
});

test('marks the tool at the address without the brand’s name', async () => {
  await renderApp('/dashboard/action/comparison', { signedInAs });
  const group = within(await screen.findByRole('group', { name: 'Actions' }));
  const current = group
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
  expect(current).toEqual(['Content Comparison']);
});

test('links the tools without a name before a brand is set up', async () => {
  const api = new FakeApi();
  api.answers.viewer = { ...viewer, brand: null };
  await renderApp('/dashboard/settings', { api, signedInAs });
  const group = within(await screen.findByRole('group', { name: 'Actions' }));
  expect(group.getByRole('link', { name: 'Top Sources' }).getAttribute('href')).toBe(
    '/dashboard/action/sources',
  );
});
