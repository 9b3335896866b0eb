import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { promptPage, rate } from '../../testing/prompt-page.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/prompts/p1';

async function open(answer: object = promptPage, path = PATH) {
  const api = new FakeApi();
  api.answers.promptPage = answer;
  return { ...(await renderApp(path, { api, signedInAs })), api };
}
const table = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const href = async (name: RegExp | string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

test('shows the prompt with its numbers', async () => {
  const { api } = await open(promptPage, `${PATH}?days=7&platform=chatgpt&compare=previous`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Best wireless headphones?' })).toBeTruthy();
  expect(api.args.promptPage).toEqual({ id: 'p1', filter: { days: 7, platform: 'chatgpt' } });
  const summary = within(screen.getByRole('region', { name: 'Visibility' }));
  expect(summary.getByText('Medium')).toBeTruthy();
  expect(summary.getByText('Up 40.0 points')).toBeTruthy();
  expect(summary.getByRole('link', { name: /^20\.0% before/ }).getAttribute('href')).toContain(
    'from=2026-07-26',
  );
  expect(await table('Platforms that answered this prompt')).toEqual([
    'ChatGPT60.0% (10.0–90.0)201.570.0 (60.0–80.0)Aug 08, 2026gpt-9',
  ]);
  expect(await table('Companies named in the answers to this prompt')).toEqual([
    'Acme AudioYou60.0% (10.0–90.0)60.0%1.570.0 (60.0–80.0)',
    'Rival One40.0% (10.0–90.0)40.0%2.070.0 (60.0–80.0)',
    'NewcomerNot tracked10.0% (10.0–90.0)–––',
  ]);
  expect(await table('Other wordings of this prompt')).toEqual([
    'Which headphones are best?Archived15.0% (10.0–90.0)20',
  ]);
});

test('opens answers, companies, pages and other wordings in its range', async () => {
  await open(promptPage, `${PATH}?days=7`);
  const named = await href(/^40\.0%: Open the 8 answers to this prompt that name Rival One$/);
  expect(Object.fromEntries(new URL(named ?? '', 'http://x').searchParams)).toEqual({
    ...{ company: 'company-1', prompt: 'p1', status: 'answered' },
    ...{ from: '2026-08-02', to: '2026-08-08' },
  });
  expect(await href('Rival One')).toBe('/dashboard/competitors/company-1?days=7');
  expect(await href('Which headphones are best?')).toBe('/dashboard/prompts/p2?days=7');
  expect(await href('reviews.example/best')).toBe('/dashboard/action/pages/page-1');
  expect(await href(/^7: Open the 7 answers to this prompt that cite this page$/)).toContain('prompt=p1');
  expect(await href('ChatGPT, Aug 08, 2026')).toBe('/dashboard/answers/answer-1');
  expect(await href(/Open the latest answer of ChatGPT$/)).toBe('/dashboard/answers/answer-1');
  expect(await href('Content brief')).toBe('/dashboard/action/generate?prompt=p1');
  expect(await href('Gaps of Wireless')).toBe('/dashboard/gaps?topic=topic-1&days=7');
});

test('lists sites instead of pages', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sites' }));
  expect(await table('Sites that answers to this prompt cite')).toEqual(['reviews.example731']);
});

test('is reached from the list of prompts, with its range', async () => {
  const { user, location } = await open(promptPage, '/dashboard/prompts?days=30');
  await user.click(await screen.findByRole('button', { name: /Wireless/ }));
  await user.click(screen.getByRole('link', { name: 'Best wireless headphones?' }));
  expect(location.current).toBe(`${PATH}?days=30`);
  expect(await screen.findByRole('heading', { name: 'Who is named' })).toBeTruthy();
});

test('says that nothing was answered, and that the prompt is archived', async () => {
  const nothing = { visibility: rate(0, 0), visibilityStatus: null, failed: 0, history: [], archived: true };
  await open({ ...promptPage, ...nothing }, `${PATH}?days=7`);
  expect(await screen.findByRole('button', { name: 'Show all time' })).toBeTruthy();
  expect(screen.getByText('Archived: no longer asked')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Content brief' })).toBeNull();
});

test('says that the account has no such prompt', async () => {
  const api = new FakeApi();
  api.fail('promptPage', 'NOT_FOUND');
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('Your account has no prompt with this address.')).toBeTruthy();
});

const asked = (hits: number) => ({
  mentionRate: rate(hits, 20),
  sentiment: { value: 70, low: 60, high: 80, note: '' },
});

test('shows who else asked, beside plain answers, and opens those answers', async () => {
  const api = new FakeApi();
  api.answers.promptPage = promptPage;
  const difference = {
    points: -20,
    low: -35.5,
    high: -4.5,
    pValue: 0.01,
    verdict: 'DOWN',
    prompts: 1,
    note: '',
  };
  api.answers.personaComparisons = {
    personas: [
      {
        persona: { id: 'persona-1', name: 'Munich CFO', archived: false },
        ...{ placeGiven: ['SETTING', 'PROMPT'], asked: asked(8), plain: asked(12), difference },
      },
      {
        persona: { id: 'persona-2', name: 'Student', archived: true },
        ...{ placeGiven: [], asked: asked(8), plain: asked(12) },
        difference: {
          ...difference,
          ...{
            low: null,
            high: null,
            pValue: null,
            verdict: 'NO_CLEAR_CHANGE',
            note: 'Too few days to compare.',
          },
        },
      },
    ],
  };
  await renderApp(`${PATH}?days=7`, { api, signedInAs });
  const rows = await table('Who asked this prompt');
  expect(rows[0]).toContain('Munich CFOPlace by the vendor’s setting or in the prompt');
  expect(rows[0]).toContain('−20.0 points (−35.5 to −4.5)Named less often');
  expect(rows[1]).toContain('Student (archived)');
  expect(rows[1]).toContain('−20.0 pointsToo few days to compare.');
  expect(api.args.personaComparisons).toEqual({ promptId: 'p1', filter: { days: 7 } });
  const answers = await href(/^40\.0%: Open the 8 answers asked as Munich CFO that name your brand$/);
  expect(Object.fromEntries(new URL(answers ?? '', 'http://x').searchParams)).toMatchObject({
    ...{ prompt: 'p1', persona: 'persona-1', visible: 'yes', from: '2026-08-02' },
  });
});

test('leads to the personas where the prompt was asked plainly alone', async () => {
  await open();
  expect(await href('Ask it as a person in a place')).toBe('/dashboard/settings/personas');
});
