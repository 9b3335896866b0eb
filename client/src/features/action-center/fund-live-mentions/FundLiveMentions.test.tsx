import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { fundViewer } from '../../../testing/fund.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubMedia } from '../../../testing/setup.ts';
import type { Simulation } from '../simulation.ts';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/live-mentions';
const START = Date.parse('2026-08-03T12:00:00Z');

const activity = {
  sample: true,
  conversionPercent: 87.3,
  aiTrafficPercent: 34.7,
  pagesIndexed: 847,
  weeklyChangePercent: 12.3,
  earlierMentions: 3420,
  pages: ['/portfolio', '/team'],
  crawlers: [
    { name: 'OneBot', provider: 'Big', userAgent: 'OneBot/1.0', share: 0.6 },
    { name: 'TwoBot', provider: 'Small', userAgent: 'TwoBot/2.0', share: 0.4 },
  ],
};

// Time stands still for the feed alone; everything else goes on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(globalThis, 'setInterval');
  vi.spyOn(globalThis, 'clearInterval');
});
/** Timers of the feed that were started and not stopped. */
function running() {
  const { calls, results } = vi.mocked(setInterval).mock;
  const stopped = vi.mocked(clearInterval).mock.calls.map(([handle]) => handle);
  return calls.filter(([, every], index) => every === 5000 && !stopped.includes(results[index]?.value))
    .length;
}
const seconds = (count: number) => act(() => vi.advanceTimersByTime(count * 1000));

/** Every draw is the same, so it says whether visits come (below 0.7), whose they are and how they end. */
async function open({ draw = 0.5, answers = {} }: { draw?: number; answers?: object } = {}) {
  const api = new FakeApi();
  Object.assign(api.answers, { viewer: fundViewer, crawlerActivity: activity, ...answers });
  const chance = { draw };
  const simulation: Simulation = { now: () => new Date(START), random: () => chance.draw };
  const app = await renderApp(PATH, { api, signedInAs, simulation });
  await screen.findByRole('region', { name: 'AI Crawler Activity' });
  return { ...app, api, chance };
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const figure = (name: string) => screen.getByRole('region', { name }).textContent;
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('shows the title, the figures and the simulation notice', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Live Mentions' })).toBeTruthy();
  expect(screen.getByText('Sample figures and simulated visits, not measured')).toBeTruthy();
  expect(figure('Weekly Mentions')).toContain('3,428');
  expect(figure('Weekly Mentions')).toContain('+12.3% vs last week');
  expect(figure('Conversion Rate')).toContain('87.3%');
  expect(figure('AI Traffic')).toContain('34.7%');
  expect(figure('Pages Indexed')).toContain('847');
});

test('starts with eight visits of the last five minutes with all their details', async () => {
  await open();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Time',
    'AI Crawler',
    'Page',
    'Status',
    'IP Address',
    'User Agent',
  ]);
  expect(rows()).toHaveLength(8);
  const [first] = rows();
  expect(first?.textContent).toContain('OneBot Big/team200 OK198.51.100.128OneBot/1.0');
  expect(first?.querySelector('time')?.dateTime).toBe('2026-08-03T11:57:30.000Z');
});

test('checks for a visit every 5 seconds while live, counts it and announces it', async () => {
  const { chance } = await open();
  seconds(4.999);
  expect(rows()).toHaveLength(8);
  expect(announced()).not.toContain('OneBot visited /team');
  seconds(0.001);
  expect(rows()).toHaveLength(9);
  expect(rows()[0]?.querySelector('time')?.dateTime).toBe('2026-08-03T12:00:00.000Z');
  expect(figure('Weekly Mentions')).toContain('3,429');
  expect(announced()).toContain('OneBot visited /team');

  chance.draw = 0.7;
  seconds(60);
  expect(rows()).toHaveLength(9);
});

test('names the status of a failed visit', async () => {
  // 0.96 is above the chance of success and of "not found", and 0.9 only of the first.
  const { chance } = await open({ draw: 0.96 });
  expect(within(rows()[0] as HTMLElement).getByText('500 Server error')).toBeTruthy();
  chance.draw = 0.5;
  seconds(5);
  expect(within(rows()[0] as HTMLElement).getByText('200 OK')).toBeTruthy();
});

test('lists up to 50 visits and counts all of them in the week’s mentions', async () => {
  await open();
  seconds(5 * 60);
  expect(rows()).toHaveLength(50);
  expect(figure('Weekly Mentions')).toContain('3,470');
});

test('stops the timer on Paused, resumes on Live, and keeps the focus', async () => {
  const { user } = await open();
  expect(running()).toBe(1);
  expect(screen.getByRole('button', { name: 'Live' }).getAttribute('aria-pressed')).toBe('true');
  const paused = screen.getByRole('button', { name: 'Paused' });
  await user.click(paused);
  expect(running()).toBe(0);
  seconds(60);
  expect(rows()).toHaveLength(8);
  expect(document.activeElement).toBe(paused);

  const live = screen.getByRole('button', { name: 'Live' });
  await user.click(live);
  seconds(5);
  expect(rows()).toHaveLength(9);
  expect(document.activeElement).toBe(live);
});

test('stops the timer when the screen is left', async () => {
  const { user } = await open();
  expect(running()).toBe(1);
  await user.click(screen.getByRole('link', { name: /Prompts/ }));
  await screen.findByRole('heading', { level: 1, name: /Prompts/ });
  expect(running()).toBe(0);
});

test('says that it waits for visits', async () => {
  await open({ answers: { crawlerActivity: { ...activity, crawlers: [] } } });
  seconds(60);
  expect(screen.getByText('No crawler activity detected. Waiting for AI bots...')).toBeTruthy();
  expect(figure('Weekly Mentions')).toContain('3,420');
});

test('shows a list instead of a table in narrow windows', async () => {
  window.matchMedia = (query) => stubMedia(query, query.includes('max-width'));
  await open();
  const visits = within(screen.getByRole('list', { name: 'Crawler visits' })).getAllByRole('listitem');
  expect(visits).toHaveLength(8);
  expect(visits[0]?.textContent).toContain('OneBot Big200 OK/team');
  expect(screen.queryByRole('table')).toBeNull();
});

test('reports a failure and offers Retry', async () => {
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  api.fail('crawlerActivity');
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('The crawler activity could not be loaded.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('is another screen in the general view', async () => {
  const api = new FakeApi();
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByRole('tab', { name: 'Live feed' })).toBeTruthy();
  expect(api.requestCounts.crawlerActivity).toBe(0);
});
