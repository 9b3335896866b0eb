import { ApolloLink, HttpLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { dashboard, emptyMetrics, metrics } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

function apiWith(more: object) {
  const api = new FakeApi();
  api.answers.dashboard = { ...dashboard, ...more };
  return api;
}

test('shows the title, the subtitle, and the days and answers of the numbers', async () => {
  await renderApp('/dashboard', { signedInAs });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
  expect(screen.getByText("Monitor your brand's presence across AI platforms")).toBeTruthy();
  expect(await screen.findByText('Aug 02 – Aug 03, 2026 · 120 answers')).toBeTruthy();
  expect(document.title).toBe('Dashboard · Sightline');
});

test('Brand Visibility shows the percentage, the prompts, mention rates with intervals, and the change', async () => {
  await renderApp('/dashboard', { signedInAs });
  const card = await panel('Brand Visibility');
  expect(await card.findByText('62.5%')).toBeTruthy();
  expect(card.getByText('Based on 40 total prompts')).toBeTruthy();
  expect(card.getByText('40.0%')).toBeTruthy();
  expect(card.getByText(/\(35\.0–45\.0\) of 100 answers/)).toBeTruthy();
  expect(card.getByText('95.0%')).toBeTruthy();
  expect(card.getByText('Few answers')).toBeTruthy();
  expect(card.getByText('Up 20.0 points')).toBeTruthy();
});

test('links impressions, with their day, to their answers and prompts', async () => {
  await renderApp('/dashboard?platform=chatgpt', { signedInAs });
  const card = await panel('Brand Visibility');
  const impressions = await card.findByRole('link', { name: /^25 impressions: / });
  expect(impressions.closest('span')?.parentElement?.textContent).toBe('25 of 40 prompts on Aug 03, 2026');
  expect(impressions.getAttribute('href')).toBe(
    '/dashboard/answers?visible=yes&platform=chatgpt&from=2026-08-03&to=2026-08-03',
  );
  expect(card.getByRole('link', { name: '40 prompts' }).getAttribute('href')).toBe(
    '/dashboard/prompts?from=2026-08-03&to=2026-08-03&platform=chatgpt',
  );
});

test.each([
  [{ verdict: 'NO_CLEAR_CHANGE', difference: 1.2 }, 'No clear change'],
  [{ verdict: 'DOWN', difference: -7.25 }, 'Down 7.3 points'],
  [
    {
      verdict: 'NO_CLEAR_CHANGE',
      difference: null,
      previous: { value: null, low: null, high: null, hits: 0, answers: 0 },
    },
    'Nothing earlier to compare with',
  ],
])('the change %o reads "%s"', async (change, words) => {
  const { visibility } = metrics;
  const api = apiWith({
    metrics: { ...metrics, visibility: { ...visibility, change: { ...visibility.change, ...change } } },
  });
  await renderApp('/dashboard', { api, signedInAs });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('Sentiment Score shows two decimals, the fixed label and the number of scored mentions', async () => {
  await renderApp('/dashboard', { signedInAs });
  const card = await panel('Sentiment Score');
  expect(await card.findByText('64.20')).toBeTruthy();
  expect(card.getByText('Medium')).toBeTruthy();
  expect(card.getByText('52 of 59 answers judged')).toBeTruthy();
  const shares = within(card.getByRole('list', { name: 'Shares of the answers' }));
  expect(shares.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Positive51%',
    'Mixed20%',
    'Negative17%',
    'Not judged12%',
  ]);
  expect(shares.getByRole('link', { name: /Open the 10 answers: negative/ }).getAttribute('href')).toContain(
    'sentiment=negative',
  );
  expect(card.getByText(/^2 answers not judged because of their language/)).toBeTruthy();
});

test('keeps its layout while loading and says that prompt counts are loading', async () => {
  const api = new FakeApi();
  const release = api.hold('dashboard');
  await renderApp('/dashboard', { api, signedInAs });
  expect(await screen.findByText('(Loading prompt counts...)')).toBeTruthy();
  for (const name of [
    'Brand Visibility',
    'Mentions',
    'Top Sources',
    'Competitor Rankings',
    'Topic Breakdown',
  ]) {
    expect((await screen.findByRole('region', { name })).getAttribute('aria-busy')).toBe('true');
  }
  release();
  expect(await screen.findByText('Based on 40 total prompts')).toBeTruthy();
});

test('sends one request for the shell and one for the screen', async () => {
  const { api } = await renderApp('/dashboard', { signedInAs });
  await screen.findByText('62.5%');
  // The notice of a run asks for the viewer, too: whether what came in is simulated.
  expect(api.requestCounts).toMatchObject({ viewer: 2, dashboard: 1 });
});

test('draws both charts from 0 to 100 in steps of 25, with days as short month and two digits', async () => {
  await renderApp('/dashboard', { signedInAs });
  for (const name of ['Mentions', 'Sentiment Trend']) {
    const chart = await panel(name);
    expect(await chart.findByText('Aug 03')).toBeTruthy();
    const labels = texts(chart.getAllByText(/^(\w{3} \d{2}|\d+)$/, { selector: 'tspan' }));
    expect(labels).toEqual(['Aug 02', 'Aug 03', '0', '25', '50', '75', '100']);
  }
});

test('shows charts as tables with exact values', async () => {
  const { user } = await renderApp('/dashboard', { signedInAs });
  const mentions = await panel('Mentions');
  await user.click(await mentions.findByRole('button', { name: 'Mentions: show as table' }));
  const rows = within(await mentions.findByRole('table')).getAllByRole('row');
  expect(texts(rows)).toEqual([
    'DayVisibilityPromptsMention rate95% intervalAnswers',
    'Aug 03, 202662.5%25 of 4044.0%39.0–49.050',
    'Aug 02, 202650.0%20 of 4036.0%31.0–41.050',
  ]);
  const sentiment = await panel('Sentiment Trend');
  await user.click(sentiment.getByRole('button', { name: 'Sentiment Trend: show as table' }));
  expect(texts(within(await sentiment.findByRole('table')).getAllByRole('row'))).toEqual([
    'DaySentiment95% intervalMentionsJudged',
    'Aug 03, 202664.2061.2–67.25652',
    'Aug 02, 2026––30',
  ]);
  await user.click(mentions.getByRole('button', { name: 'Mentions: show as chart' }));
  expect(mentions.queryByRole('table')).toBeNull();
});

test('Top Sources lists up to ten by site and path, marks the brand’s own site and offers three windows', async () => {
  const { user, api } = await renderApp('/dashboard', { signedInAs });
  const sources = await panel('Top Sources');
  const items = await sources.findAllByRole('listitem');
  expect(items.length).toBe(10);
  expect(items[0]?.textContent).toContain('reviews.example/best/headphones-202648');
  expect(items[1]?.textContent).toContain('Your site');
  expect(items[2]?.textContent).not.toContain('Your site');
  const link = within(items[0] as HTMLElement).getByRole('link', { name: /^Visit / });
  expect(link.getAttribute('href')).toBe('https://reviews.example/best/headphones-2026');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(sources.getByRole('button', { name: 'All Time' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(sources.getByRole('button', { name: 'Last Month' }));
  expect(texts(sources.getAllByRole('listitem'))).toEqual(['month.example/only7 answers']);
  await user.click(sources.getByRole('button', { name: 'Last Week' }));
  expect(sources.getByText('No source data available')).toBeTruthy();
  expect(api.requestCounts.dashboard).toBe(1);
});

test('never links a cited address that is not a web page', async () => {
  const bad = { url: 'javascript:alert(1)', domain: '', title: '', mentions: 3, own: false };
  const api = apiWith({ metrics: { ...metrics, sources: { ...metrics.sources, ALL: [bad] } } });
  await renderApp('/dashboard', { api, signedInAs });
  const [item] = await (await panel('Top Sources')).findAllByRole('listitem');
  expect(within(item as HTMLElement).queryByRole('link', { name: /^Visit / })).toBeNull();
  expect(item?.innerHTML).not.toContain('href="javascript');
});

test('Competitor Rankings shows halved counts and shares of voice, marks the brand, and shows rank 0 beyond five', async () => {
  const { user } = await renderApp('/dashboard', { signedInAs });
  const competitors = await panel('Competitor Rankings');
  const rows = await competitors.findAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Rival One');
  expect(rows[0]?.textContent).toContain('101 mentions');
  expect(rows[0]?.textContent).toContain('20.1% share of voice');
  expect(rows[1]?.textContent).toContain('Acme AudioYou75 mentions31.3%');
  expect(rows[1]?.getAttribute('aria-current')).toBe('true');
  expect(competitors.getByText('Your rank:').textContent).toBe('Your rank: 2');
  await user.click(competitors.getByRole('button', { name: 'Last Month' }));
  expect(competitors.getByText('Your rank:').textContent).toBe('Your rank: 0');
  await user.click(competitors.getByRole('button', { name: 'Last Week' }));
  expect(competitors.getByText('No competitor data available')).toBeTruthy();
});

test('keeps the brand in sight in a long ranking and expands it on click', async () => {
  const template = metrics.competitors.ALL.rankings[0];
  const rankings = Array.from({ length: 14 }, (_, index) => ({
    ...template,
    id: `c${index}`,
    name: index === 12 ? 'Acme Audio' : `Company ${index + 1}`,
    rank: index + 1,
    isBrand: index === 12,
  }));
  const ALL = { companyRank: 0, rankings };
  const api = apiWith({ metrics: { ...metrics, competitors: { ...metrics.competitors, ALL } } });
  const { user } = await renderApp('/dashboard', { api, signedInAs });
  const competitors = await panel('Competitor Rankings');
  expect((await competitors.findAllByRole('listitem')).length).toBe(11);
  expect(competitors.getByText('Acme Audio')).toBeTruthy();
  await user.click(competitors.getByRole('button', { name: 'Show all 14' }));
  expect(competitors.getAllByRole('listitem').length).toBe(14);
});

test('Top Platforms shows rate, interval, answers and failed measurements', async () => {
  await renderApp('/dashboard', { signedInAs });
  const platforms = await panel('Top Platforms');
  const [first, second] = await platforms.findAllByRole('listitem');
  expect(first?.textContent).toContain('ChatGPT37.5% (32.5–42.5)96 answers · 2 failed, not counted');
  expect(second?.textContent).toContain('PerplexityFew answers50.0%');
});

test('Topic Breakdown shows rounded shares and links to the topics', async () => {
  await renderApp('/dashboard', { signedInAs });
  const breakdown = await panel('Topic Breakdown');
  const links = await breakdown.findAllByRole('link');
  expect(texts(links)).toEqual(['Wireless', '67%', 'API', '33%']);
  expect(links[0]?.getAttribute('href')).toBe('/dashboard/topics/wireless');
});

test('shows an empty text in each panel without data', async () => {
  const partly = { ...emptyMetrics, sources: metrics.sources };
  await renderApp('/dashboard', { api: apiWith({ metrics: partly, topicBreakdown: [] }), signedInAs });
  for (const text of [
    'No historical data available',
    'No sentiment history available',
    'No competitor data available',
    'No platform data available',
    'No topic data available',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.getByText('No answers yet', { selector: 'strong' })).toBeTruthy();
});

test('shows "No data available" and a Refresh that refetches', async () => {
  const api = apiWith({ metrics: emptyMetrics, range: { from: null, to: null } });
  const { user } = await renderApp('/dashboard', { api, signedInAs });
  expect(await screen.findByText('No data available')).toBeTruthy();
  api.answers.dashboard = dashboard;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('62.5%')).toBeTruthy();
});

test('shows a new account how to begin', async () => {
  const api = apiWith({ metrics: emptyMetrics, brand: null, range: { from: null, to: null } });
  await renderApp('/dashboard', { api, signedInAs });
  expect(await screen.findByRole('heading', { name: 'No brand is tracked yet' })).toBeTruthy();
  expect(screen.getByText(/npm run import/)).toBeTruthy();
});

test('shows "Error", the message and a Retry that reloads the page', async () => {
  const api = new FakeApi();
  api.fail('dashboard');
  const { user, reload } = await renderApp('/dashboard', { api, signedInAs });
  expect(await screen.findByRole('heading', { name: 'Error' })).toBeTruthy();
  expect(screen.getByText('Failed to load dashboard data. Please try again later.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['{"data":{"dashboard":null}}', 200],
  ['{}', 200],
  ['<html></html>', 200],
])('the reply %s shows that data could not be loaded properly, with Retry', async (body, status) => {
  const api = new FakeApi();
  const whole = api.link();
  const fetch = async () => new Response(body, { status, headers: { 'content-type': 'application/json' } });
  api.link = () =>
    ApolloLink.split(({ operationName }) => operationName === 'Overview', new HttpLink({ fetch }), whole);
  const { user, reload } = await renderApp('/dashboard', { api, signedInAs });
  expect(await screen.findByText('Data could not be loaded properly.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Error' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('keeps the numbers when a refresh fails, and says so', async () => {
  const { user, api } = await renderApp('/dashboard', { signedInAs });
  await screen.findByText('62.5%');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { name: 'Settings' });
  api.fail('dashboard');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('Could not refresh. These numbers may be out of date.')).toBeTruthy();
  expect(screen.getByText('62.5%')).toBeTruthy();
});

test('shows the old numbers at once on return and refreshes them', async () => {
  const { user, api } = await renderApp('/dashboard', { signedInAs });
  await screen.findByText('62.5%');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { name: 'Settings' });
  const visibility = { ...metrics.visibility, percent: 70 };
  api.answers.dashboard = { ...dashboard, metrics: { ...metrics, visibility } };
  const release = api.hold('dashboard');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('62.5%')).toBeTruthy();
  release();
  expect(await screen.findByText('70.0%')).toBeTruthy();
});

test('explains a number on hover and on focus', async () => {
  const { user } = await renderApp('/dashboard', { signedInAs });
  const about = await screen.findByRole('button', { name: 'About Brand Visibility' });
  await user.hover(about);
  expect((await screen.findByRole('tooltip')).textContent).toContain('of all prompts');
  await user.unhover(about);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  about.focus();
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
