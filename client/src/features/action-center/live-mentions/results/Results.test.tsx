import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../../testing/api.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { pageResults } from '../../../../testing/visits.ts';

const PATH = '/dashboard/action/live-mentions';
const open = (api = new FakeApi()) =>
  renderApp(`${PATH}?tab=results&days=30`, { api, signedInAs: 'ada@example.com' });
const cells = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent);
const sums = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows answers, visits, sessions and revenue of each page, and what is not known', async () => {
  const { api } = await open();
  const table = await screen.findByRole('table', { name: 'Pages from answers to revenue' });
  const rows = within(table).getAllByRole('row');
  expect(cells(rows[1])).toEqual(['acme.example/guide', '12', '120', '24', '20', '2.5', '€1,205']);
  expect((await sums('Revenue')).getByText('€1,205')).toBeTruthy();
  expect(api.args.pageResults).toMatchObject({ filter: { days: 30 }, order: 'ANSWERS', first: 50 });
  const gaps = within(screen.getByRole('region', { name: 'What is not known' }));
  expect(gaps.getByText('Google Analytics was read for 25 days of 30.')).toBeTruthy();
  expect(gaps.getByText('On 3 days Google left out rows of few people.')).toBeTruthy();
  expect(gaps.getByText('4 sessions have no landing page and count in no row.')).toBeTruthy();
  expect(gaps.getByText(/those of Europe\/Berlin/)).toBeTruthy();
  expect(gaps.queryByRole('link')).toBeNull();
});

test('orders by a figure', async () => {
  const { user, api, location } = await open();
  await user.click(await screen.findByRole('button', { name: 'Revenue' }));
  await waitFor(() => expect(api.args.pageResults).toMatchObject({ order: 'REVENUE' }));
  expect(location.current).toContain('sort=revenue');
});

test('shows no zero where nothing is known, and leads to the connection', async () => {
  const api = new FakeApi();
  const unknown = { sessions: null, keyEvents: null, revenue: null };
  const none = { connected: false, analyticsDays: 0, currency: null, timeZone: null, logDays: 0 };
  api.answers.pageResults = {
    ...pageResults,
    totals: { ...pageResults.totals, ...unknown },
    coverage: { ...pageResults.coverage, ...none },
  };
  await open(api);
  for (const name of ['Visits of AI bots', 'People from AI', 'Sessions', 'Key events', 'Revenue']) {
    expect((await sums(name)).getByText('–')).toBeTruthy();
  }
  expect(screen.getByText(/^No server log was read for this range/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Connect Google Analytics' }).getAttribute('href')).toBe(
    '/dashboard/settings/data',
  );
});
