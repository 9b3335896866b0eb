import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { expectConsoleError } from '../../testing/console.ts';
import { emptyMetrics, topicDashboard } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/topics/wireless';

test('shows a topic’s title, subtitle, cards, charts and panels', async () => {
  await renderApp(PATH, { signedInAs });
  expect(await screen.findByRole('heading', { level: 1, name: 'Topic: Wireless' })).toBeTruthy();
  expect(screen.getByText('Performance overview for this topic')).toBeTruthy();
  expect(screen.getByText('Based on 20 prompts for this topic')).toBeTruthy();
  const sentiment = within(screen.getByRole('region', { name: 'Sentiment Score' }));
  expect(sentiment.getByText('64.20')).toBeTruthy();
  expect(sentiment.getByText('Medium')).toBeTruthy();
  for (const name of ['Mentions', 'Sentiment Trend', 'Top Sources', 'Competitor Rankings']) {
    expect(await screen.findByRole('region', { name })).toBeTruthy();
  }
  expect(document.title).toBe('Topic: Wireless · Sightline');
});

test('shows a loading state in the final layout', async () => {
  const api = new FakeApi();
  const release = api.hold('topicDashboard');
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('Loading topic data...')).toBeTruthy();
  for (const name of ['Brand Visibility', 'Mentions', 'Top Sources', 'Competitor Rankings']) {
    expect((await screen.findByRole('region', { name })).getAttribute('aria-busy')).toBe('true');
  }
  release();
  expect(await screen.findByRole('heading', { name: 'Topic: Wireless' })).toBeTruthy();
});

test('names an unknown topic and links to the dashboard', async () => {
  const api = new FakeApi();
  api.answers.topicDashboard = null;
  const { user, location } = await renderApp('/dashboard/topics/no-such', { api, signedInAs });
  expect(await screen.findByText('Topic "no-such" not found')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Return to Dashboard' }));
  await waitFor(() => expect(location.current).toBe('/dashboard'));
});

test('treats an address without a topic as "overview"', async () => {
  const api = new FakeApi();
  api.answers.topicDashboard = null;
  await renderApp('/dashboard/topics', { api, signedInAs });
  expect(await screen.findByText('Topic "overview" not found')).toBeTruthy();
});

test('links a topic without data to the dashboard', async () => {
  const api = new FakeApi();
  api.answers.topicDashboard = { ...topicDashboard, metrics: emptyMetrics };
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('No data available for this topic')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toBeTruthy();
});

test('offers to reload the page after a failure', async () => {
  const api = new FakeApi();
  api.fail('topicDashboard');
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('Failed to load dashboard data. Please try again later.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('links to the topic’s gaps with the same range and platform', async () => {
  const { user, location } = await renderApp(`${PATH}?days=30&platform=chatgpt`, { signedInAs });
  await user.click(await screen.findByRole('link', { name: 'Gaps in this topic' }));
  expect(location.current).toBe('/dashboard/gaps?topic=topic-2&days=30&platform=chatgpt');
});

test('says that a reply without the topic could not be loaded properly', async () => {
  const api = new FakeApi();
  const whole = api.link();
  expectConsoleError(/Missing field|missing fields/);
  api.link = () =>
    ApolloLink.split(
      ({ operationName }) => operationName === 'Topic',
      new ApolloLink(() => of({ data: {} })),
      whole,
    );
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('Data could not be loaded properly.')).toBeTruthy();
});
