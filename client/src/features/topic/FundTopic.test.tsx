import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { emptyMetrics, topicDashboard } from '../../testing/fixtures.ts';
import { fundTopic, fundViewer } from '../../testing/fund.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/topics/wireless';

function fundApi() {
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  return api;
}
const open = async (api = fundApi(), path = PATH) => {
  const app = await renderApp(path, { api, signedInAs });
  await screen.findByRole('heading', { level: 1, name: 'Topic: Wireless' });
  return app;
};
const card = (name: string) => screen.getByRole('region', { name }).textContent;
const notFound = () => screen.findByRole('heading', { level: 1, name: 'Topic not found' });

test('shows the four cards with their labels, then charts, sources and competitors', async () => {
  await open();
  expect(screen.getByText('Performance overview for this topic')).toBeTruthy();
  expect(card('Sentiment')).toBe('Sentiment82.4%High');
  expect(card('Brand Visibility')).toBe('Brand Visibility87.5%');
  expect(card('Market Position')).toBe('Market Position#2Top tier');
  expect(card('Active Prompts')).toBe('Active Prompts32Ready');
  for (const name of ['Mentions', 'Sentiment Trend', 'Top Sources', 'Competitor Rankings']) {
    expect(await screen.findByRole('region', { name })).toBeTruthy();
  }
  expect(screen.queryByRole('region', { name: 'Sentiment Score' })).toBeNull();
});

test('marks sample figures only', async () => {
  const { unmount } = await open();
  expect(screen.getByRole('note').textContent).toContain('These four figures are sample data');
  unmount();
  const api = fundApi();
  api.answers.fundTopic = { ...fundTopic, sample: false };
  await open(api);
  expect(screen.queryByText(/sample data/)).toBeNull();
});

test('shows N/A as the market position without a rank', async () => {
  const api = fundApi();
  api.answers.fundTopic = { ...fundTopic, marketPosition: null };
  await open(api);
  expect(card('Market Position')).toContain('N/A');
});

test('applies range and platform to the charts, not to the cards', async () => {
  const { api } = await open(fundApi(), `${PATH}?days=7&platform=chatgpt`);
  expect(api.args.topicDashboard).toMatchObject({
    slug: 'wireless',
    filter: { days: 7, platform: 'chatgpt' },
  });
  expect(api.args.fundTopic).toEqual({ slug: 'wireless' });
  const source = await screen.findByRole('link', { name: /^month\.example|^reviews\.example/ });
  expect(source.getAttribute('href')).toContain('topic=topic-2');
});

test('shows a loading state in the final layout', async () => {
  const api = fundApi();
  const release = api.hold('fundTopic');
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByRole('heading', { level: 1, name: 'Topic' })).toBeTruthy();
  expect(screen.getByText('Loading topic data...')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Market Position' }).getAttribute('aria-busy')).toBe('true');
  release();
  expect(await screen.findByRole('heading', { name: 'Topic: Wireless' })).toBeTruthy();
});

test('goes back from an unknown topic to the dashboard when there is no previous page', async () => {
  const api = fundApi();
  Object.assign(api.answers, { fundTopic: null, topicDashboard: null });
  const { user, location } = await renderApp('/dashboard/topics/no-such', { api, signedInAs });
  await notFound();
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(location.current).toBe('/dashboard'));
});

test('goes back from an unknown topic to the previous page', async () => {
  const api = fundApi();
  api.answers.fundTopic = null;
  api.answers.topicDashboard = null;
  const { user, location } = await renderApp('/dashboard/prompts', { api, signedInAs });
  await screen.findByRole('heading', { level: 1, name: 'Acme Audio Prompts' });
  await user.click(screen.getByRole('link', { name: /Portfolio Companies/ }));
  await notFound();
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme Audio Prompts' })).toBeTruthy();
  expect(location.current).toBe('/dashboard/prompts');
});

test('shows no topic for an address without one', async () => {
  const api = fundApi();
  Object.assign(api.answers, { fundTopic: null, topicDashboard: null });
  await renderApp('/dashboard/topics', { api, signedInAs });
  await notFound();
  expect(api.args.fundTopic).toEqual({ slug: 'overview' });
});

test('shows the general page for a topic without fund figures', async () => {
  const api = fundApi();
  api.answers.fundTopic = null;
  await open(api);
  expect(screen.getByRole('region', { name: 'Sentiment Score' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Market Position' })).toBeNull();
});

test('shows figures without answers on their own', async () => {
  for (const answers of [null, { ...topicDashboard, metrics: emptyMetrics }]) {
    const api = fundApi();
    api.answers.topicDashboard = answers;
    const { unmount } = await open(api);
    expect(card('Active Prompts')).toContain('32');
    expect(screen.getByText('No data available for this topic')).toBeTruthy();
    unmount();
  }
});

test('offers to reload the page after a failure', async () => {
  const api = fundApi();
  api.fail('fundTopic');
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Failed to load dashboard data. Please try again later.')).toBeTruthy();
  await user.click(retry);
  expect(reload).toHaveBeenCalledOnce();
});

test('sends one request beside the shell’s in a tab that knows the view', async () => {
  const first = await open();
  first.unmount();
  const again = fundApi();
  const release = again.hold('viewer');
  await renderApp(PATH, { api: again, auth: first.auth, signedInAs });
  await waitFor(() => expect(again.requestCounts.fundTopic).toBe(1));
  release();
  await screen.findByRole('heading', { level: 1, name: 'Topic: Wireless' });
  expect(again.requestCounts).toMatchObject({ fundTopic: 1, topicDashboard: 1, prompts: 0 });
});

test('shows other accounts the general page', async () => {
  const { api } = await renderApp(PATH, { signedInAs });
  expect(await screen.findByRole('region', { name: 'Sentiment Score' })).toBeTruthy();
  expect(within(screen.getByRole('main')).queryByText('Top tier')).toBeNull();
  expect(api.requestCounts.fundTopic).toBe(0);
});
