import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import {
  collectionSettings,
  finishedRun,
  olderRun,
  runEstimate,
  runningRun,
  runsOf,
} from '../../testing/collection.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';

const open = (api = new FakeApi(), path = '/dashboard/collection') => renderApp(path, { api, signedInAs });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** An API with a running run. */
function runningApi() {
  const api = new FakeApi();
  api.answers.collectionRuns = runsOf(runningRun, olderRun);
  api.answers.collectionRun = runningRun;
  return api;
}

/** Ends the run on the server. */
function finish(api: FakeApi) {
  api.answers.collectionRuns = runsOf(finishedRun, olderRun);
  api.answers.collectionRun = finishedRun;
}

test('shows a run’s estimate: questions, cost, the month and each platform', async () => {
  await open();
  const run = await card('Run now');
  expect(await run.findByText('$0.84')).toBeTruthy();
  expect(run.getByText('40 prompts on 2 platforms')).toBeTruthy();
  expect(run.getByText('of a budget of $20.00')).toBeTruthy();
  const table = within(run.getByRole('region', { name: 'Estimate by platform' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'PlatformCostQuestionsTokens inTokens out',
    'ChatGPTgpt-5-mini$0.64404,00024,000',
    'Geminigemini-2.5-flash$0.20404,00024,000',
  ]);
  expect(run.getByText(/Prices of Aug 01, 2026/)).toBeTruthy();
});

test('names platforms without a price instead of counting them as free', async () => {
  const api = new FakeApi();
  const [first, second] = runEstimate.platforms;
  api.answers.runEstimate = {
    ...runEstimate,
    unpriced: [{ key: 'gemini', name: 'Gemini' }],
    platforms: [first, { ...second, cost: null, measured: false }],
  };
  await open(api);
  const run = await card('Run now');
  expect(await run.findByText('Without Gemini: no price is known')).toBeTruthy();
  expect(run.getByText('not known')).toBeTruthy();
  expect(run.getByText(/token counts are typical values/)).toBeTruthy();
});

test('shows the obstacle and disables starting', async () => {
  const api = new FakeApi();
  api.answers.runEstimate = {
    ...runEstimate,
    prompts: 0,
    asks: 0,
    obstacle: 'No platform is chosen.',
  };
  await open(api);
  const run = await card('Run now');
  expect(await run.findByText('No platform is chosen.')).toBeTruthy();
  expect(run.getByRole<HTMLButtonElement>('button', { name: 'Run now' }).disabled).toBe(true);
  expect(run.getByRole('link', { name: 'Platforms and budget' }).getAttribute('href')).toBe(
    '/dashboard/settings/collection',
  );
  expect(run.getByRole('link', { name: 'Topics and prompts' })).toBeTruthy();
});

test('says without a warning that all of today’s answers are there', async () => {
  const api = new FakeApi();
  const platforms = runEstimate.platforms.map((line) => ({ ...line, asks: 0, alreadyThere: 40 }));
  const obstacle = 'Every prompt has today’s answers already.';
  api.answers.runEstimate = { ...runEstimate, asks: 0, platforms, obstacle };
  await open(api);
  const run = await card('Run now');
  expect(await run.findByText(obstacle)).toBeTruthy();
  expect(run.queryByRole('link', { name: 'Platforms and budget' })).toBeNull();
  expect(run.getByRole<HTMLButtonElement>('button', { name: 'Run now' }).disabled).toBe(true);
});

test('warns that a run exceeds the budget', async () => {
  const api = new FakeApi();
  api.answers.runEstimate = { ...runEstimate, spentThisMonth: 19.5, withinBudget: false };
  await open(api);
  expect(
    await screen.findByText(/likely to reach your monthly budget, of which \$0.50 is left/),
  ).toBeTruthy();
});

test('offers "Ask again" once there are answers of today, and estimates anew', async () => {
  const api = new FakeApi();
  const [first, second] = runEstimate.platforms;
  api.answers.runEstimate = (args) =>
    (args.input as { again: boolean }).again
      ? { ...runEstimate, asks: 81 }
      : { ...runEstimate, asks: 41, platforms: [{ ...first, asks: 1, alreadyThere: 39 }, second] };
  const { user } = await open(api);
  const run = await card('Run now');
  expect(await run.findByText('39 answered today')).toBeTruthy();
  await user.click(run.getByRole('checkbox', { name: 'Ask again what was answered today' }));
  expect(await run.findByText('81')).toBeTruthy();
  api.answers.startRun = runningRun;
  await user.click(run.getByRole('button', { name: 'Run now' }));
  await waitFor(() => expect(api.args.startRun).toEqual({ input: { again: true } }));
});

test('replaces the estimate by the started run', async () => {
  const api = new FakeApi();
  const { user } = await open(api);
  const run = await card('Run now');
  api.answers.startRun = () => {
    api.answers.collectionRuns = runsOf(runningRun, olderRun);
    api.answers.collectionRun = runningRun;
    return runningRun;
  };
  await user.click(await run.findByRole('button', { name: 'Run now' }));
  const now = await card('Collecting now');
  expect(now.getByRole('progressbar', { name: 'Whole run' }).getAttribute('aria-valuetext')).toBe(
    '34 of 80 asked, 3 failed',
  );
  expect(screen.queryByRole('region', { name: 'Run now' })).toBeNull();
});

test('shows the server’s reason when a run cannot start', async () => {
  const api = new FakeApi();
  api.fail('startRun', 'CONFLICT');
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Run now' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
});

test('shows a running collection: done, failures by reason, time left, platforms, cost', async () => {
  await open(runningApi());
  const now = await card('Collecting now');
  expect(now.getByText(/of 80 asked, 3 failed/)).toBeTruthy();
  expect(now.getByText('About 3 min left')).toBeTruthy();
  expect(now.getByText('$0.31 so far · $0.84 estimated before')).toBeTruthy();
  const lines = within(now.getByRole('list', { name: 'Platforms' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'ChatGPT20 of 40 asked$0.20',
    'Gemini3 failed on Gemini14 of 40 asked$0.11',
  ]);
  const reasons = within(now.getByRole('list', { name: 'Why measurements failed' })).getAllByRole('listitem');
  expect(reasons[0]?.textContent).toBe('Gemini: It sent too many requests away2×');
});

test('does not count unsent questions as asked', async () => {
  const api = new FakeApi();
  const platforms = finishedRun.platforms.map((line, index) =>
    index === 0 ? { ...line, answered: 0, failed: 40, unsent: 36 } : line,
  );
  const run = { ...finishedRun, failed: 40, unsent: 36, platforms };
  api.answers.collectionRuns = runsOf(run);
  await open(api);
  const last = await card('Last run');
  expect(last.getByText('of 80 asked, 4 failed, 36 not sent', { exact: false })).toBeTruthy();
  expect(last.getByText('44')).toBeTruthy();
  const [line] = within(last.getByRole('list', { name: 'Platforms' })).getAllByRole('listitem');
  expect(line?.textContent).toBe('ChatGPT4 failed on ChatGPT36 not sent4 of 40 asked$0.40');
  const table = within(screen.getByRole('region', { name: 'All runs' }));
  expect(table.getByRole('row', { name: /44 of 80/ }).textContent).toContain('44 of 80436');
});

test('shows until when and why a run waits for a platform', async () => {
  const api = runningApi();
  const trouble = 'ChatGPT is asked more often than it allows (HTTP 429).';
  const pausedUntil = '2026-08-03T14:00:00Z';
  const [first, second] = runningRun.platforms;
  const run = { ...runningRun, secondsLeft: 7_000, platforms: [{ ...first, trouble, pausedUntil }, second] };
  api.answers.collectionRuns = runsOf(run as typeof runningRun);
  api.answers.collectionRun = run;
  await open(api);
  const now = await card('Collecting now');
  expect(now.getByText(/^Waits for ChatGPT until Aug 3, 2026/)).toBeTruthy();
  expect(now.getByText(/HTTP 429\). Its vendor asks to wait until Aug 3, 2026/)).toBeTruthy();
});

test('names failing platforms before the next run', async () => {
  const api = new FakeApi();
  const [first, second] = runEstimate.platforms;
  const problem = 'ChatGPT refused the key (HTTP 401).';
  api.answers.runEstimate = { ...runEstimate, platforms: [{ ...first, problem }, second] };
  await open(api);
  const run = await card('Run now');
  expect((await run.findByText('ChatGPT is failing.')).parentElement?.textContent).toContain(problem);
  expect(run.getByRole('link', { name: 'Check platforms' }).getAttribute('href')).toBe(
    '/dashboard/settings/platforms',
  );
  expect(run.getByRole<HTMLButtonElement>('button', { name: 'Run now' }).disabled).toBe(false);
});

test('follows events, and reloads everything shown when the run ends', async () => {
  const api = runningApi();
  await open(api);
  await card('Collecting now');
  await waitFor(() => expect(api.streams.open).toBe(1));
  api.streams.push({ runProgress: { ...runningRun, done: 60, cost: 0.6 } });
  expect(await screen.findByText('60')).toBeTruthy();
  const shellAsked = api.requestCounts.viewer ?? 0;
  finish(api);
  api.streams.push({ runProgress: finishedRun });
  const last = await card('Last run');
  expect(last.getByText('Finished')).toBeTruthy();
  expect(last.getByText('Done in 6 min')).toBeTruthy();
  expect(last.getByRole('link', { name: 'Failed measurements' }).getAttribute('href')).toBe(
    '/dashboard/answers?status=failed%2Crefused%2Cempty&run=run-2',
  );
  await waitFor(() => expect(api.requestCounts.viewer).toBeGreaterThan(shellAsked));
  await waitFor(() => expect(api.streams.open).toBe(0));
});

test('polls without a stream', async () => {
  const api = runningApi();
  await open(api);
  await card('Collecting now');
  await waitFor(() => expect(api.streams.open).toBe(1));
  api.streams.cut();
  finish(api);
  await screen.findByRole('region', { name: 'Last run' });
});

test('cancels a run after a confirmation', async () => {
  const api = runningApi();
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Cancel run' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this run?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep running' }));
  expect(api.requestCounts.cancelRun).toBe(0);
  api.answers.cancelRun = () => {
    const cancelled = {
      ...runningRun,
      status: 'CANCELLED',
      finishedAt: '2026-08-03T11:52:00Z',
      secondsLeft: null,
    };
    api.answers.collectionRuns = runsOf(cancelled, olderRun);
    return cancelled;
  };
  await user.click(screen.getByRole('button', { name: 'Cancel run' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Cancel this run?' }));
  await user.click(again.getByRole('button', { name: 'Cancel run' }));
  expect((await card('Last run')).getByText('Cancelled')).toBeTruthy();
  expect(api.args.cancelRun).toEqual({ id: 'run-2' });
});

test('lists all runs with their costs, and opens one with its reason', async () => {
  const api = new FakeApi();
  api.answers.collectionRun = olderRun;
  const { user, location } = await open(api);
  const table = await card('All runs');
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.length).toBe(2);
  expect(rows[1]?.textContent).toContain('Stopped');
  expect(rows[1]?.textContent).toContain('$0.77');
  await user.click(within(rows[1] as HTMLElement).getByRole('link'));
  expect(await screen.findByText('The monthly budget of $20.00 is used up.')).toBeTruthy();
  expect(location.current).toBe('/dashboard/collection/run-1');
});

test('marks the cost of a simulated run', async () => {
  const api = new FakeApi();
  api.answers.collectionRuns = runsOf({ ...finishedRun, cost: 0, estimatedCost: 0, simulated: true });
  await open(api);
  const table = await card('All runs');
  expect(table.getAllByRole('row')[1]?.textContent).toContain('$0.00simulated');
  expect(screen.getByText('$0.00 spent · simulated, nothing is billed')).toBeTruthy();
});

test('loads older runs after the first fifty', async () => {
  const api = new FakeApi();
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...finishedRun,
    id: `run-${index}`,
    startedAt: new Date(Date.parse('2026-08-03T11:50:00Z') - index * 3_600_000).toISOString(),
  }));
  api.answers.collectionRuns = runsOf(...many);
  const { user } = await open(api);
  const table = await card('All runs');
  expect(table.getAllByRole('row').length).toBe(51);
  await user.click(screen.getByRole('button', { name: 'Show older runs' }));
  await waitFor(() => expect(table.getAllByRole('row').length).toBe(61));
  expect(screen.queryByRole('button', { name: 'Show older runs' })).toBeNull();
});

test('shows the next run, and links to an unfinished set-up', async () => {
  const api = new FakeApi();
  api.answers.collectionSettings = {
    ...collectionSettings,
    daily: true,
    nextRun: '2026-08-04T06:10:00Z',
    setUp: false,
  };
  await open(api);
  expect(await screen.findByText(/every day; next on Aug 4, 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue set-up' }).getAttribute('href')).toBe('/dashboard/setup');
});

test('says that a run does not exist', async () => {
  const api = new FakeApi();
  api.answers.collectionRun = null;
  await open(api, '/dashboard/collection/nothing');
  expect(await screen.findByText('There is no such run.')).toBeTruthy();
});

test('shows a failure and offers Retry', async () => {
  const api = new FakeApi();
  api.fail('collectionSettings');
  const { user } = await open(api);
  await screen.findByText('Collection could not be loaded. Please try again later.');
  api.mend('collectionSettings');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Run now')).toBeTruthy();
});

test('shows why a platform is asked again during the run', async () => {
  const api = runningApi();
  const trouble = 'ChatGPT is overloaded (503).';
  const platforms = runningRun.platforms.map((line, index) => (index === 0 ? { ...line, trouble } : line));
  const run = { ...runningRun, platforms };
  api.answers.collectionRuns = runsOf(run, olderRun);
  api.answers.collectionRun = run;
  await open(api);
  const live = await card('Collecting now');
  expect(await live.findByText('ChatGPT is overloaded (503). It is asked again.')).toBeTruthy();
});
