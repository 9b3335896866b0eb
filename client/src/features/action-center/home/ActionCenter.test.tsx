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
  await screen.findByText(actionCenter.keyInsight.text);
  return app;
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const tracker = () => screen.getByRole('region', { name: 'Progress & Impact Tracker' }).textContent;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

/** A server that keeps ticks. */
function keepingApi() {
  const api = new FakeApi();
  let steps = actionCenter.nextSteps;
  api.answers.actionCenter = () => ({ ...actionCenter, nextSteps: steps });
  api.answers.setNextStep = ({ id, completed }) => {
    steps = steps.map((step) => (step.id === id ? { ...step, completed: completed === true } : step));
    return { nextSteps: steps };
  };
  return api;
}

test('shows the title, the days and answers, and the key insight with its link', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Action Center' })).toBeTruthy();
  expect(document.title).toBe('Action Center · Sightline');
  expect(screen.queryByText('Sample content, not measured')).toBeNull();
  expect(screen.getByText('Oct 23 – Nov 21, 2026 · 480 answers')).toBeTruthy();
  const insight = region('Key Insight');
  expect(insight.getByText(/The strongest of 9 tested differences/)).toBeTruthy();
  expect(insight.getByRole('link').getAttribute('href')).toBe('/dashboard?days=30&platform=gemini');
});

test('links the insight of a site to the answers that cite it, and none where nothing differs', async () => {
  const api = new FakeApi();
  const { keyInsight } = actionCenter;
  api.answers.actionCenter = {
    ...actionCenter,
    keyInsight: { ...keyInsight, subject: 'SITE', value: 'lists.example' },
  };
  await open(api);
  expect(hrefOf('Open the answers that cite it')).toBe(
    '/dashboard/answers?site=lists.example&from=2026-10-23&to=2026-11-21',
  );
});

test('links a card to each tool', async () => {
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
    ['Email Outreach', '/dashboard/action/outreach'],
    ['Live Mentions', '/dashboard/action/live-mentions'],
    ['Experiments', '/dashboard/action/experiments'],
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
  expect(radar.getByText(new RegExp(`^${name} · Wireless`))).toBeTruthy();
  expect(radar.getByRole('link', { name: 'Open the prompt’s page' })).toBeTruthy();
  expect(radar.getByRole('link', { name: action })).toBeTruthy();
});

test('an open opportunity shows its figures; each opens the answers it counts', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /best headphones/ }));
  const radar = region('Opportunity Radar');
  expect(radar.getByText('(80.0%; 95% interval 63.5–90.1)', { exact: false })).toBeTruthy();
  expect(radar.getByText('At least 12 answers a month', { exact: false })).toBeTruthy();
  expect(radar.getByText('Cited by 2 of 20 answers')).toBeTruthy();
  const days = 'from=2026-10-23&to=2026-11-21';
  expect(hrefOf(/^16 of 20 answers/)).toBe(`/dashboard/answers?missed=yes&prompt=pr&${days}`);
  expect(hrefOf(/^Beta Sound 9/)).toBe(`/dashboard/answers?missed=yes&company=beta&prompt=pr&${days}`);
  expect(hrefOf(/^lists\.example\/pr/)).toBe(
    `/dashboard/answers?missed=yes&source=https%3A%2F%2Flists.example%2Fpr&prompt=pr&${days}`,
  );
  const sources = radar.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(sources).toContain('lists.example/pr7 answersList');
  expect(sources).toContain('beta.example/a3 answersCompetitorNot read yet');
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
  expect(screen.queryByText(/^PR Opportunity · Wireless/)).toBeNull();
  await user.click(second);
  expect(opened()).toEqual([]);
});

test('passes the question to the tool', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /cables last/ }));
  const address = new URL(hrefOf('Draft Blog Post'), 'http://localhost');
  expect(address.pathname).toBe('/dashboard/action/generate');
  expect(address.searchParams.get('question')).toBe('Which headphones & cables last?');
});

test('shows five steps with the figures they follow from and their links', async () => {
  await open();
  const steps = region('Immediate Next Steps').getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(steps[1]?.textContent).toBe('Step 2Why step 2.Write itAnswers that miss youMeasure this');
  expect(tick('Step 2').checked).toBe(false);
});

test('says how a step was completed and what changed', async () => {
  const api = new FakeApi();
  const done = { completed: true, completedAt: '2026-11-20T10:00:00Z', change: '4 of 9 answers name you.' };
  const [first, second, ...rest] = actionCenter.nextSteps;
  const nextSteps = [{ ...first, ...done, measured: true }, { ...second, ...done, change: null }, ...rest];
  api.answers.actionCenter = { ...actionCenter, nextSteps };
  await open(api);
  const steps = region('Immediate Next Steps').getAllByRole('listitem');
  expect(steps[0]?.textContent).toContain('4 of 9 answers name you.Done, as measured on Nov 20');
  expect(steps[1]?.textContent).toContain('Ticked by hand on Nov 20');
});

test('counts the completed steps, and promises nothing before the first one', async () => {
  const { user, api } = await open(keepingApi());
  expect(tracker()).toContain('0 of 5 steps completed0%');
  expect(tracker()).toContain('From the first completed step on');
  await user.click(tick('Step 1'));
  await user.click(tick('Step 4'));
  await waitFor(() => expect(tracker()).toContain('2 of 5 steps completed40%'));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
  await user.click(tick('Step 1'));
  await waitFor(() => expect(tracker()).toContain('1 of 5 steps completed20%'));
  expect(api.args.setNextStep).toEqual({ id: 'step-1', completed: false });
  expect(tracker()).not.toMatch(/\+\d/);
});

test('shows the measured change since the first completed step, or that there are not enough answers', async () => {
  const api = new FakeApi();
  const counts = { before: { value: 20, answers: 100 }, after: { value: 32.5, answers: 80 } };
  api.answers.actionCenter = {
    ...actionCenter,
    progress: {
      since: '2026-11-01',
      visibility: { ...counts, difference: 12.4, low: 3, high: 21.8, verdict: 'UP' },
      ownCitations: { ...counts, difference: null, low: null, high: null, verdict: 'NO_CLEAR_CHANGE' },
    },
  };
  await open(api);
  expect(tracker()).toContain('Since the first completed step, Nov 01, 2026');
  expect(tracker()).toContain('+12.4points, clearly up95% interval +3.0 to +21.8.');
  expect(tracker()).toContain('32.5% of 80 answers since, 20.0% of 100 before.');
  expect(tracker()).toContain('Own citationsNot enough answers yet');
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

test('says when there are no opportunities and no steps', async () => {
  const api = new FakeApi();
  api.answers.actionCenter = { ...actionCenter, opportunities: [], nextSteps: [] };
  await open(api);
  expect(screen.getByText(/^No opportunities found: of 480 answers/)).toBeTruthy();
  expect(screen.getByText('Nothing to do')).toBeTruthy();
});

test('without answers it offers to collect them; the sample content opens on request', async () => {
  const api = new FakeApi();
  api.answers.actionCenter = { ...actionCenter, answers: 0, opportunities: [], nextSteps: [] };
  const { user } = await renderApp(PATH, { api, signedInAs });
  expect((await screen.findByRole('link', { name: 'Collect answers' })).getAttribute('href')).toBe(
    '/dashboard/collection',
  );
  expect(screen.queryByText('Sample content, not measured')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See an example' }));
  expect(await screen.findByText('Comparisons win.')).toBeTruthy();
  expect(screen.getByText('Sample content, not measured')).toBeTruthy();
  expect(screen.getByText('Sample step')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close the example' }));
  expect(screen.queryByText('Comparisons win.')).toBeNull();
});
