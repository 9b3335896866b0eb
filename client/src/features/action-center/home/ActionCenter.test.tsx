import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { actionCenter } from '../../../testing/action-center.ts';
import { FakeApi } from '../../../testing/api.ts';
import { expectConsoleError } from '../../../testing/console.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action';

async function open(api = new FakeApi()) {
  const app = await renderApp(PATH, { api, signedInAs });
  await screen.findByText('Comparisons win.');
  return app;
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const tracker = () => screen.getByRole('region', { name: 'Progress & Impact Tracker' }).textContent;

/** A server that keeps ticks. */
function keepingApi() {
  const api = new FakeApi();
  api.answers.setNextStep = (args) => ({
    nextStep: { ...actionCenter.nextSteps.find(({ id }) => id === args.id), ...args },
  });
  return api;
}

test('shows the title, the sample notice and the key insight', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Action Center' })).toBeTruthy();
  expect(document.title).toBe('Action Center · Sightline');
  expect(screen.getByText('Sample content, not measured')).toBeTruthy();
  expect(region('Key Insight').getByText('Comparisons win.')).toBeTruthy();
});

test('links four cards to the four tools', async () => {
  await open();
  const cards = within(screen.getByRole('list', { name: 'Tools' }));
  const links = cards
    .getAllByRole('link')
    .map((link) => [within(link).getByRole('heading').textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Content Comparison', '/dashboard/action/comparison'],
    ['Top Sources', '/dashboard/action/sources'],
    ['LLMS.TXT Manager', '/dashboard/action/llms-txt'],
    ['Generate Content', '/dashboard/action/generate'],
  ]);
});

test.each([
  ['pr', 'PR', 'High potential', 'PR Opportunity', 'Create PR Pitch'],
  ['blog', 'Blog', 'Medium potential', 'Blog Placement', 'Draft Blog Post'],
  ['gap', 'Gap', 'Low potential', 'Content Gap', 'Create Content'],
])('opportunity %s: badges %s and %s; opened, what it is and the button', async (id, badge, ...words) => {
  const [potential, name, action] = words;
  const { user } = await open();
  const { question } = actionCenter.opportunities.find((opportunity) => opportunity.id === id) ?? {};
  const radar = region('Opportunity Radar');
  const item = radar.getByRole('button', { name: new RegExp(question ?? '', 'i') });
  expect(within(item).getByText(badge)).toBeTruthy();
  expect(within(item).getAllByText(potential)[0]).toBeTruthy();
  await user.click(item);
  expect(radar.getByText(`${name} · Wireless`)).toBeTruthy();
  expect(radar.getByText(`Why ${id} can be won.`)).toBeTruthy();
  expect(radar.getByRole('link', { name: action })).toBeTruthy();
});

test('opens one opportunity at a time and closes it again', async () => {
  const { user } = await open();
  const [first, second] = region('Opportunity Radar').getAllByRole('button', { expanded: false });
  if (!first || !second) throw new Error('no opportunities');
  const opened = () =>
    region('Opportunity Radar')
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-expanded') === 'true');
  expect(opened()).toEqual([]);
  await user.click(first);
  expect(opened()).toEqual([first]);
  await user.click(second);
  expect(opened()).toEqual([second]);
  expect(screen.queryByText('Why pr can be won.')).toBeNull();
  await user.click(second);
  expect(opened()).toEqual([]);
});

test('passes the question to the tool', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /cables last/ }));
  const href = screen.getByRole('link', { name: 'Draft Blog Post' }).getAttribute('href') ?? '';
  const address = new URL(href, 'http://localhost');
  expect(address.pathname).toBe('/dashboard/action/generate');
  expect(address.searchParams.get('question')).toBe('Which headphones & cables last?');
});

test('shows five steps with impact and time', async () => {
  await open();
  const steps = region('Immediate Next Steps').getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(steps[1]?.textContent).toBe('Step 2About step 2High impact2 hours');
  expect(tick('Step 2').checked).toBe(false);
});

test('adds 15 % visibility and 8 % citation increase for each completed step, and removes them again', async () => {
  const { user, api } = await open(keepingApi());
  expect(tracker()).toContain('0 of 5 steps completed0%+0%visibility+0%citation increase');
  await user.click(tick('Step 1'));
  await user.click(tick('Step 4'));
  await waitFor(() =>
    expect(tracker()).toContain('2 of 5 steps completed40%+30%visibility+16%citation increase'),
  );
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
  await user.click(tick('Step 1'));
  await waitFor(() =>
    expect(tracker()).toContain('1 of 5 steps completed20%+15%visibility+8%citation increase'),
  );
  expect(api.args.setNextStep).toEqual({ id: 'step-1', completed: false });
  expect(tracker()).toContain('rule of thumb');
});

test('shows 75 % and 40 % for all five steps', async () => {
  const api = new FakeApi();
  const nextSteps = actionCenter.nextSteps.map((step) => ({ ...step, completed: true }));
  api.answers.actionCenter = { ...actionCenter, nextSteps };
  await open(api);
  expect(tick('Step 3').checked).toBe(true);
  expect(tracker()).toContain('5 of 5 steps completed100%+75%visibility+40%citation increase');
});

test('shows a tick before the server replies', async () => {
  const api = keepingApi();
  const release = api.hold('setNextStep');
  const { user } = await open(api);
  await user.click(tick('Step 2'));
  expect(tick('Step 2').checked).toBe(true);
  release();
  await waitFor(() => expect(api.requestCounts.setNextStep).toBe(1));
  expect(tick('Step 2').checked).toBe(true);
});

test('reverts a tick that could not be saved, and says so', async () => {
  const api = keepingApi();
  api.fail('setNextStep');
  expectConsoleError(/Saving a next step failed/);
  const { user } = await open(api);
  await user.click(tick('Step 2'));
  expect(await screen.findByText('Your progress could not be saved. Please try again.')).toBeTruthy();
  expect(tick('Step 2').checked).toBe(false);
  expect(tracker()).toContain('0 of 5');
});

test('says what failed; Retry reloads the page', async () => {
  const api = new FakeApi();
  api.fail('actionCenter');
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The Action Center could not be loaded.')).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

test('shows live data without the sample notice, and says when there is none', async () => {
  const api = new FakeApi();
  api.answers.actionCenter = { ...actionCenter, sample: false, opportunities: [], nextSteps: [] };
  await open(api);
  expect(screen.queryByText('Sample content, not measured')).toBeNull();
  expect(screen.getByText('No opportunities found')).toBeTruthy();
  expect(screen.getByText('Nothing to do')).toBeTruthy();
});
