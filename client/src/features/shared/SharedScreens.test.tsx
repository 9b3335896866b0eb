import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { headToHead } from '../../testing/head-to-head.ts';
import { changedModel, noOrigins } from '../../testing/origins.ts';
import { promptPage } from '../../testing/prompt-page.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { whatChanged } from '../../testing/what-changed.ts';

const TOKEN = 'S'.repeat(43);
const view = {
  ...{ id: 'view-1', brandName: 'Acme Audio', days: 7, platform: null, compare: false },
  ...{ expiresAt: '2026-09-02T08:00:00.000Z', dashboard: null, topicDashboard: null, headToHead: null },
  ...{ whatChanged: null, promptPage: null, answerOrigins: noOrigins },
};

function open(sharedView: object) {
  sessionStorage.clear();
  const api = new FakeApi();
  api.answers.sharedView = { ...view, ...sharedView };
  api.answers.countShareLinkOpen = true;
  return renderApp(`/shared/${TOKEN}`, { api });
}

/** Links into the account, and controls that only its people have. */
const ofAccount = () => [
  ...[...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/dashboard')),
  ...screen.queryAllByRole('button', { name: /^(Share|Add note)$/ }),
];
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a head to head is shown with its tables, and leads nowhere into the account', async () => {
  await open({ screen: 'HEAD_TO_HEAD', headToHead });
  expect(await title('Acme Audio: Head to head with Rival One')).toBeTruthy();
  expect(screen.getByText('Aug 02 – Aug 08, 2026')).toBeTruthy();
  expect(rowsOf('Acme Audio and Rival One in numbers')[0]).toBe('Answers that name it1020');
  expect(rowsOf('Prompts whose answers name Acme Audio or Rival One')).toEqual([
    'Who makes the best headphones?94220',
  ]);
  expect(ofAccount()).toEqual([]);
});

test('a head to head without a known website does not send visitors to Settings', async () => {
  await open({
    screen: 'HEAD_TO_HEAD',
    headToHead: { ...headToHead, competitorDomain: null, ownPages: [] },
  });
  expect(await screen.findByText('Its website is not known.')).toBeTruthy();
});

test('a head to head without answers says so', async () => {
  await open({ screen: 'HEAD_TO_HEAD' });
  expect(await title('Acme Audio: Head to head')).toBeTruthy();
  expect(screen.getByText('No answers were collected in these days.')).toBeTruthy();
});

test('what changed is shown with its counts and tests, and without the answers', async () => {
  const { user, api } = await open({ screen: 'WHAT_CHANGED', whatChanged });
  expect(await title('Acme Audio: What changed')).toBeTruthy();
  expect(screen.getByText('Jul 28 – Aug 03, 2026 against Jul 21 – Jul 27, 2026')).toBeTruthy();
  expect(screen.getByText('1 prompt lost.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Best wireless headphones/ }));
  expect(screen.getByText(/Before: 18 of 21 answers/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Before' })).toBeNull();
  expect(api.requestCounts.changedAnswers).toBe(0);
  expect(ofAccount()).toEqual([]);
});

test('a prompt is shown with its tables, and without its answers', async () => {
  const { platforms, latestAnswers: _hidden, ...page } = promptPage;
  await open({
    screen: 'PROMPT',
    promptPage: { ...page, previous: null, platforms: platforms.map(({ latest: _answer, ...row }) => row) },
  });
  expect(await title('Acme Audio: Best wireless headphones?')).toBeTruthy();
  expect(screen.getByText('Aug 02 – Aug 08, 2026 · 20 answers')).toBeTruthy();
  expect(rowsOf('Platforms that answered this prompt')).toEqual([
    'ChatGPT60.0% (10.0–90.0)201.570.0 (60.0–80.0)',
  ]);
  expect(rowsOf('Companies named in the answers to this prompt')[1]).toMatch(/^Rival One40\.0%/);
  expect(rowsOf('Other wordings of this prompt')[0]).toMatch(/^Which headphones are best\?/);
  expect(screen.queryByRole('region', { name: 'Latest answers' })).toBeNull();
  expect(ofAccount()).toEqual([]);
});

test('a prompt is shown beside the range before where the link compares', async () => {
  await open({ screen: 'PROMPT', promptPage, compare: true });
  expect(await screen.findByText('20.0% before')).toBeTruthy();
});

test('what was asked stands above the numbers, and opens without a way to the answers', async () => {
  const { user } = await open({ screen: 'PROMPT', promptPage, answerOrigins: changedModel });
  await user.click(await screen.findByRole('button', { name: /^Asked by API: / }));
  const dialog = await screen.findByRole('dialog', { name: 'What was asked' });
  expect(within(dialog).getByRole('list', { name: 'Platforms' })).toBeTruthy();
  expect(within(dialog).queryAllByRole('link')).toEqual([]);
  expect(within(dialog).getByText(/ChatGPT’s model changed from/)).toBeTruthy();
});
