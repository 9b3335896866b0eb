import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../testing/api.ts';
import { renderApp } from '../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const SEARCH = '?days=30&platform=gemini&compare=previous';
const target = (within_: ReturnType<typeof within>, name: string) =>
  within_.getByRole('link', { name }).getAttribute('href');
const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Sidebar' }));

test('carries range, platform and comparison over from the sidebar and the breakdown', async () => {
  await renderApp(`/dashboard${SEARCH}`, { signedInAs });
  const links = await sidebar();
  expect(target(links, 'Dashboard')).toBe(`/dashboard${SEARCH}`);
  expect(target(links, 'API')).toBe(`/dashboard/topics/api${SEARCH}`);
  expect(target(links, 'Prompts')).toBe(`/dashboard/prompts${SEARCH}`);
  expect(target(links, 'Action Center')).toBe('/dashboard/action');
  expect(target(links, 'Settings')).toBe('/dashboard/settings');
  const breakdown = within(await screen.findByRole('region', { name: 'Topic Breakdown' }));
  await breakdown.findByRole('link', { name: 'Wireless' });
  expect(target(breakdown, 'Wireless')).toBe(`/dashboard/topics/wireless${SEARCH}`);
});

test('keeps only the filter across screens without one', async () => {
  const { user, location } = await renderApp(`/dashboard${SEARCH}&other=1`, { signedInAs });
  await user.click((await sidebar()).getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(location.current).toBe('/dashboard/settings');
  await user.click((await sidebar()).getByRole('link', { name: 'Wireless' }));
  expect(location.current).toBe(`/dashboard/topics/wireless${SEARCH}`);
});

test('does not carry over the filters of an answer list', async () => {
  await renderApp('/dashboard/answers?platform=gemini&from=2026-08-01&to=2026-08-02', { signedInAs });
  expect(target(await sidebar(), 'Dashboard')).toBe('/dashboard');
});

test('keeps the filter on Return to Dashboard', async () => {
  const api = new FakeApi();
  api.answers.topicDashboard = null;
  await renderApp(`/dashboard/topics/no-such${SEARCH}`, { api, signedInAs });
  const link = await screen.findByRole('link', { name: 'Return to Dashboard' });
  expect(link.getAttribute('href')).toBe(`/dashboard${SEARCH}`);
});
