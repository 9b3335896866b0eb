import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { fundViewer } from '../../../testing/fund.ts';
import { fundActionCenter } from '../../../testing/fund-content.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PATH = '/dashboard/action';

function fundApi() {
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  return api;
}
async function open(api = fundApi()) {
  const app = await renderApp(PATH, { api, signedInAs: 'ada@example.com' });
  await screen.findByRole('list', { name: 'Prompt visibility by category' });
  return app;
}
const region = (name: string) => screen.getByRole('region', { name });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('shows the title and the sample notice', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Action Center' })).toBeTruthy();
  expect(document.title).toBe('Action Center · Sightline');
  expect(screen.getByText('Sample content, not measured')).toBeTruthy();
});

describe('the four figures', () => {
  test('show their bases', async () => {
    await open();
    expect(region('Published Content').textContent).toContain('2of 5 items in the library');
    expect(region('Sources Analyzed').textContent).toContain('3cited 1,200 times');
    expect(region('Outreach Emails Sent').textContent).toContain('4032.5% answered');
    expect(region('Prompt Visibility').textContent).toContain('78.4%average of 20 prompts');
  });

  test('show no response rate without e-mails', async () => {
    const api = fundApi();
    const figures = { ...fundActionCenter.figures, emailsSent: 0, responseRate: null };
    api.answers.fundActionCenter = { ...fundActionCenter, figures };
    await open(api);
    expect(region('Outreach Emails Sent').textContent).toContain('0none yet');
  });
});

test('links four cards to the tools', async () => {
  await open();
  const cards = linksIn(screen.getByRole('list', { name: 'Tools' }));
  expect(cards.map(([, to]) => to)).toEqual([
    '/dashboard/action/llms-txt',
    '/dashboard/action/sources',
    '/dashboard/action/outreach',
    '/dashboard/action/generate',
  ]);
  const names = ['Content Library', 'Source Analysis', 'Email Outreach', 'Content Generator'];
  for (const [index, name] of names.entries()) expect(cards[index]?.[0]).toContain(name);
});

test('shows recent activity with its tool and day', async () => {
  await open();
  const [first, second, third] = within(region('Recent Activity')).getAllByRole('listitem');
  expect(first?.textContent).toContain('Campaign startedIt goes to four sources.');
  expect(first?.textContent).toContain('Email Outreach · Jul 27, 2026');
  expect(first?.querySelector('time')?.dateTime).toBe('2026-07-27');
  expect(second?.textContent).toContain('Content Library · Jul 13, 2026');
  expect(third).toBeUndefined();
});

test('links quick actions to the tools', async () => {
  const { user, location } = await open();
  expect(linksIn(region('Quick Actions'))).toEqual([
    ['Generate Content', '/dashboard/action/generate'],
    ['Start Outreach', '/dashboard/action/outreach'],
    ['Edit LLMs.txt', '/dashboard/action/llms-txt'],
    ['Analyze Sources', '/dashboard/action/sources'],
    ['Watch Live Mentions', '/dashboard/action/live-mentions'],
  ]);
  await user.click(within(region('Quick Actions')).getByRole('link', { name: 'Edit LLMs.txt' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'LLMs.txt Manager' })).toBeTruthy();
  expect(location.current).toBe('/dashboard/action/llms-txt');
});

test('shows the performance overview with recommendations that open their tool', async () => {
  await open();
  const overview = within(region('Performance Overview'));
  const categories = within(overview.getByRole('list', { name: 'Prompt visibility by category' }));
  expect(categories.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Seed2 prompts91.0%',
    'Health1 prompt49.5%',
  ]);
  const advice = within(overview.getByRole('list', { name: 'Strategy Recommendations' }));
  expect(advice.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'HealthWrite about health & careNobody does.Open Content Generator',
    'SeedSee who is citedBefore you write.Open Source Analysis',
  ]);
  expect(advice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/action/generate?question=Write+about+health+%26+care',
    '/dashboard/action/sources',
  ]);
});

test('says when there is no activity, no measurement and no recommendation', async () => {
  const api = fundApi();
  api.answers.fundActionCenter = { ...fundActionCenter, activities: [], recommendations: [] };
  await renderApp(PATH, { api, signedInAs: 'ada@example.com' });
  expect(await screen.findByText('No activity yet')).toBeTruthy();
  expect(screen.getByText('No recommendations')).toBeTruthy();
});

test('keeps its layout while it loads and reports a failure', async () => {
  const api = fundApi();
  const release = api.hold('fundActionCenter');
  const { reload, user } = await renderApp(PATH, { api, signedInAs: 'ada@example.com' });
  await screen.findByRole('region', { name: 'Recent Activity' });
  expect(region('Recent Activity').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Sample content, not measured')).toBeNull();
  api.fail('fundActionCenter');
  release();
  expect(await screen.findByText('The Action Center could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('shows other accounts the general Action Center', async () => {
  const api = fundApi();
  api.answers.viewer = { ...fundViewer, view: 'GENERAL' };
  await renderApp(PATH, { api, signedInAs: 'ada@example.com' });
  expect(await screen.findByRole('region', { name: 'Opportunity Radar' })).toBeTruthy();
  expect(api.requestCounts.fundActionCenter).toBe(0);
});
