import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { platforms } from '../../../testing/collection.ts';
import { viewer } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const [chatgpt] = platforms;
const healthy = { healthy: true, reason: null, checkedAt: '2026-08-03T12:00:00Z' };
const refused = { ...healthy, healthy: false, reason: 'ChatGPT refused the key (HTTP 401).' };

async function openPlatforms(api = new FakeApi(), known: object[] = platforms) {
  api.answers.platforms = known;
  const app = await renderApp('/dashboard/settings/platforms', { api, signedInAs: 'ada@example.com' });
  const card = within(await screen.findByRole('region', { name: 'Platforms' }));
  const row = (name: string) => {
    const item = card.getByText(name).closest('li') ?? expect.unreachable(name);
    return within(item);
  };
  const check = (name: string) => app.user.click(card.getByRole('button', { name: `Check ${name}` }));
  return { ...app, api, card, row, check };
}

test('lists each platform with its status and problem', async () => {
  const { row, card } = await openPlatforms();
  expect(row('ChatGPT').getByText('Ready')).toBeTruthy();
  expect(row('ChatGPT').getByText(/^gpt-5-mini · last tried Aug 3, 2026/)).toBeTruthy();
  expect(row('Gemini').getByText('gemini-2.5-flash · not tried yet')).toBeTruthy();
  expect(row('Perplexity').getByText('Misconfigured')).toBeTruthy();
  expect(row('Perplexity').getByText('PERPLEXITY_BASE_URL must be http://… or https://…')).toBeTruthy();
  expect(row('Claude').getByText('Off')).toBeTruthy();
  expect(row('Claude').getByText('Set ANTHROPIC_API_KEY.')).toBeTruthy();
  expect(row('Simulator').getByText('Simulated')).toBeTruthy();
  // Only what is on can be tried.
  expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Check ChatGPT',
    'Check Gemini',
  ]);
});

test('shows several problems on separate lines', async () => {
  const api = new FakeApi();
  const { row } = await openPlatforms(api, [
    { ...platforms[1], reason: 'PERPLEXITY_MODEL: is wrong; PERPLEXITY_BASE_URL: is wrong' },
  ]);
  expect(row('Perplexity').getByText('PERPLEXITY_MODEL: is wrong')).toBeTruthy();
  expect(row('Perplexity').getByText('PERPLEXITY_BASE_URL: is wrong')).toBeTruthy();
});

test('shows the result and time of a successful check', async () => {
  const { api, row, check } = await openPlatforms();
  api.answers.checkPlatform = {
    answered: true,
    problem: null,
    platform: { ...platforms[2], health: healthy },
  };
  await check('Gemini');
  expect(await row('Gemini').findByText('It answers.')).toBeTruthy();
  expect(api.args.checkPlatform).toEqual({ key: 'gemini' });
  expect(row('Gemini').getByText(/last tried Aug 3, 2026/)).toBeTruthy();
});

test('disables the button while a check runs', async () => {
  const { api, row, check, user } = await openPlatforms();
  const release = api.hold('checkPlatform');
  api.answers.checkPlatform = { answered: true, problem: null, platform: chatgpt ?? null };
  await check('ChatGPT');
  const busy = await row('ChatGPT').findByRole('button', { name: 'Checking ChatGPT' });
  expect(document.activeElement).toBe(busy);
  await user.click(busy);
  release();
  await row('ChatGPT').findByText('It answers.');
  expect(api.requestCounts.checkPlatform).toBe(1);
});

test('shows a refused key once and keeps showing it', async () => {
  const { api, row, check } = await openPlatforms();
  const platform = { ...chatgpt, health: refused };
  api.answers.checkPlatform = { answered: false, problem: refused.reason, platform };
  await check('ChatGPT');
  await waitFor(() => expect(row('ChatGPT').getByText('Failing')).toBeTruthy());
  expect(row('ChatGPT').getAllByText(refused.reason)).toHaveLength(1);
});

test('shows a temporary problem without changing the status', async () => {
  const { api, row, check } = await openPlatforms();
  const problem = 'ChatGPT is out of order (HTTP 503).';
  api.answers.checkPlatform = { answered: false, problem, platform: chatgpt ?? null };
  await check('ChatGPT');
  expect(await row('ChatGPT').findByText(problem)).toBeTruthy();
  expect(row('ChatGPT').getByText('Ready')).toBeTruthy();
});

test('shows a check that failed to run', async () => {
  const { api, row, check } = await openPlatforms();
  api.fail('checkPlatform');
  await check('ChatGPT');
  expect(await row('ChatGPT').findByText('It could not be checked. Please try again.')).toBeTruthy();
});

test('shows operators how to turn a platform on', async () => {
  const api = new FakeApi();
  api.answers.viewer = { ...viewer, role: 'OPERATOR' };
  await openPlatforms(api);
  const card = within(screen.getByRole('region', { name: 'Turn a platform on' }));
  expect(card.getByLabelText('Variables').textContent).toContain('PERPLEXITY_API_KEY=');
  expect(card.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

test('does not show others how to turn a platform on', async () => {
  await openPlatforms();
  expect(screen.queryByRole('region', { name: 'Turn a platform on' })).toBeNull();
});

test('offers Retry when platforms cannot be loaded', async () => {
  const api = new FakeApi();
  api.fail('platforms');
  const { user } = await renderApp('/dashboard/settings/platforms', { api, signedInAs: 'ada@example.com' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The platforms could not be loaded. Please try again later.');
  api.mend('platforms');
  api.answers.platforms = platforms;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Perplexity')).toBeTruthy();
});
