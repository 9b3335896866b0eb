import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { dashboard, emptyMetrics, metrics, previousMetrics } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const COMPARED = '/dashboard?days=2&compare=previous';
const ANSWERS = '/dashboard/answers';
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

function comparing(more: object = {}) {
  const api = new FakeApi();
  api.answers.dashboard = { ...dashboard, metrics: { ...metrics, previous: previousMetrics, ...more } };
  return api;
}

test('names the previous period and links to its answers', async () => {
  await renderApp(COMPARED, { api: comparing(), signedInAs });
  const link = await screen.findByRole('link', { name: /^Jul 31 – Aug 01, 2026 · 110 answers/ });
  expect(link.parentElement?.textContent).toBe('Compared with Jul 31 – Aug 01, 2026 · 110 answers');
  expect(link.getAttribute('href')).toBe(`${ANSWERS}?status=answered&from=2026-07-31&to=2026-08-01`);
});

test('Brand Visibility shows the latest day of each period, the previous rates, and only the tested change', async () => {
  await renderApp(COMPARED, { api: comparing(), signedInAs });
  const card = await panel('Brand Visibility');
  expect(card.getByText('on Aug 03', { selector: 'p' })).toBeTruthy();
  const before = await card.findByRole('link', { name: /^50\.0% on Aug 01, 2026/ });
  expect(card.queryByText(/[+−]\d/)).toBeNull();
  expect(before.getAttribute('href')).toBe(`${ANSWERS}?visible=yes&from=2026-08-01&to=2026-08-01`);
  expect(card.getByRole('link', { name: /^20\.0% before/ }).getAttribute('href')).toBe(
    `${ANSWERS}?visible=yes&branded=no&from=2026-07-31&to=2026-08-01`,
  );
  expect(card.getByRole('link', { name: /^90\.0% before/ })).toBeTruthy();
  expect(card.getByText('Up 20.0 points')).toBeTruthy();
  expect(card.getByText('vs. previous 2 days')).toBeTruthy();
});

test('Sentiment Score shows interval, change and previous value', async () => {
  await renderApp(COMPARED, { api: comparing(), signedInAs });
  const card = await panel('Sentiment Score');
  expect(await card.findByText('61.2–67.2')).toBeTruthy();
  expect(card.getByText('Down 5.8 points')).toBeTruthy();
  expect(card.getByRole('link', { name: /^70\.00 before/ })).toBeTruthy();
  expect(card.queryByText(/\([+−]/)).toBeNull();
  expect(card.queryByText(/^Few/)).toBeNull();
});

test.each([
  [2, 'Few judged answers', '61.2–67.2'],
  [1, 'Few judged answers', 'Too few answers'],
])('a sentiment of %i judged answers says "%s"', async (analyzed, few, interval) => {
  const { sentiment } = metrics;
  const mean = analyzed > 1 ? sentiment.mean : { ...sentiment.mean, low: null, high: null };
  const api = comparing({ sentiment: { ...sentiment, analyzed, mean } });
  await renderApp('/dashboard', { api, signedInAs });
  const card = await panel('Sentiment Score');
  expect(await card.findByText(few)).toBeTruthy();
  expect(card.getByText(interval)).toBeTruthy();
});

test.each([
  ['/dashboard', 'last 7 days vs. the 7 before', 'of the last 7 days against the 7 days before'],
  ['/dashboard?days=30', 'vs. previous 30 days', 'of these 30 days against the 30 days before'],
  ['/dashboard?days=1', 'vs. the day before', 'of this day against the day before'],
  [
    '/dashboard?from=2026-08-01&to=2026-08-10',
    'vs. previous 10 days',
    'of these 10 days against the 10 days before',
  ],
])('on %s a change is one %s', async (path, words, explanation) => {
  const { user } = await renderApp(path, { api: comparing(), signedInAs });
  for (const [name, figure] of [
    ['Brand Visibility', 'Mention rate'],
    ['Sentiment Score', 'Sentiment'],
  ] as const) {
    const card = await panel(name);
    expect(await card.findByText(words)).toBeTruthy();
    const about = card.getByRole('button', { name: `About ${figure} change` });
    await user.hover(about);
    expect((await screen.findByRole('tooltip')).textContent).toContain(`${figure} ${explanation}`);
    await user.unhover(about);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  }
});

test('reports no change of sentiment that chance may explain', async () => {
  const change = { ...metrics.sentiment.change, verdict: 'NO_CLEAR_CHANGE' };
  const api = comparing({ sentiment: { ...metrics.sentiment, change } });
  await renderApp('/dashboard?days=2', { api, signedInAs });
  const card = await panel('Sentiment Score');
  expect(await card.findByText('No clear change')).toBeTruthy();
  expect(card.queryByText(/^(Up|Down) /)).toBeNull();
});

test('draws the previous period under the range, day by day', async () => {
  const { user } = await renderApp(COMPARED, { api: comparing(), signedInAs });
  const mentions = await panel('Mentions');
  expect(await mentions.findByText('Visibility before')).toBeTruthy();
  await user.click(mentions.getByRole('button', { name: 'Mentions: show as table' }));
  expect(texts(within(await mentions.findByRole('table')).getAllByRole('row'))).toEqual([
    'DayVisibilityPromptsMention rate95% intervalAnswersVisibility before',
    'Aug 03, 202662.5%25 of 4044.0%39.0–49.05050.0% on Aug 01',
    'Aug 02, 202650.0%20 of 4036.0%31.0–41.050–',
  ]);
  const sentiment = await panel('Sentiment Trend');
  expect(sentiment.getByText('Sentiment before')).toBeTruthy();
  await user.click(sentiment.getByRole('button', { name: 'Sentiment Trend: show as table' }));
  expect(texts(within(await sentiment.findByRole('table')).getAllByRole('row')).slice(1)).toEqual([
    'Aug 03, 202664.2061.2–67.25652–',
    'Aug 02, 2026––3070.00 on Jul 31',
  ]);
});

test('Competitor Rankings shows moves and previous mentions, and no window longer than the range', async () => {
  await renderApp(COMPARED, { api: comparing(), signedInAs });
  const competitors = await panel('Competitor Rankings');
  const [rival, own, third] = await competitors.findAllByRole('listitem');
  expect(rival?.textContent).toContain('▲2 rank 3 before');
  expect(rival?.textContent).toContain('was 60');
  expect(own?.textContent).toContain('▼1 rank 1 before');
  expect(third?.textContent).toContain('new not mentioned before');
  expect(competitors.queryByRole('group', { name: /time range/ })).toBeNull();
});

test('Top Platforms shows the previous rate, or that there was none', async () => {
  await renderApp(COMPARED, { api: comparing(), signedInAs });
  const [chatgpt, perplexity] = await (await panel('Top Platforms')).findAllByRole('listitem');
  expect(
    within(chatgpt as HTMLElement)
      .getByRole('link', { name: /^25\.0% before/ })
      .getAttribute('href'),
  ).toBe(`${ANSWERS}?visible=yes&branded=no&platform=chatgpt&from=2026-07-31&to=2026-08-01`);
  expect(perplexity?.textContent).toContain('No earlier answers');
});

test('marks nothing as new and draws nothing for an empty previous period', async () => {
  const before = { ...emptyMetrics, id: 'metrics-before', range: previousMetrics.range };
  await renderApp(COMPARED, { api: comparing({ previous: before }), signedInAs });
  expect(await screen.findByText(/^Compared with/)).toBeTruthy();
  expect((await panel('Brand Visibility')).getByText('No earlier answers')).toBeTruthy();
  expect((await panel('Competitor Rankings')).queryByText('new')).toBeNull();
  expect(screen.queryByText('Visibility before')).toBeNull();
});

test('shows nothing of the previous period without a comparison', async () => {
  await renderApp('/dashboard?days=2', { api: comparing(), signedInAs });
  await screen.findByRole('link', { name: /^62\.5%/ });
  expect(screen.queryByText(/\d before/)).toBeNull();
  expect(screen.queryByText(/^Compared with/)).toBeNull();
});

test('links the numbers of a range to the answers of its days and platform; all time has no end', async () => {
  const { user, location } = await renderApp('/dashboard?days=90&platform=chatgpt', { signedInAs });
  const competitors = await panel('Competitor Rankings');
  const rival = () => competitors.findByRole('link', { name: /^(Rival One|Month Rival)/ });
  const scope = 'platform=chatgpt&from=2026-08-02&to=2026-08-03';
  expect((await rival()).getAttribute('href')).toBe(`${ANSWERS}?company=company-1&${scope}`);
  await user.click(competitors.getByRole('button', { name: 'Last Month' }));
  expect((await rival()).getAttribute('href')).toBe(`${ANSWERS}?company=company-1&${scope}&window=month`);
  expect(location.current).toBe('/dashboard?days=90&platform=chatgpt&competitors=month');
  await user.click(screen.getByRole('button', { name: 'All time' }));
  await waitFor(async () =>
    expect((await rival()).getAttribute('href')).toBe(
      `${ANSWERS}?company=company-1&platform=chatgpt&window=month`,
    ),
  );
});

test.each([
  ['/dashboard', ['All Time', 'Last Month', 'Last Week']],
  ['/dashboard?days=90', ['Whole range', 'Last Month', 'Last Week']],
  ['/dashboard?days=30', ['Whole range', 'Last Week']],
])('on %s the windows are %o', async (path, labels) => {
  await renderApp(path, { signedInAs });
  for (const name of ['Top Sources', 'Competitor Rankings']) {
    const group = await (await panel(name)).findByRole('group', { name: `${name} time range` });
    const buttons = within(group).getAllByRole('button');
    expect(texts(buttons)).toEqual(labels);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))[0]).toBe('true');
  }
});

test('keeps a panel’s window in the address', async () => {
  await renderApp('/dashboard?sources=week&competitors=month', { signedInAs });
  for (const [name, label] of [
    ['Top Sources', 'Last Week'],
    ['Competitor Rankings', 'Last Month'],
  ] as const) {
    const button = await (await panel(name)).findByRole('button', { name: label });
    expect(button.getAttribute('aria-pressed')).toBe('true');
  }
});
