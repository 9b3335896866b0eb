import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { viewer } from '../../testing/fixtures.ts';
import { headToHead } from '../../testing/head-to-head.ts';
import { promptPage } from '../../testing/prompt-page.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { isOwnLink } from './own-links.ts';

const signedInAs = 'ada@example.com';
const TOKEN = 'T'.repeat(43);

function apiThatMakes() {
  const api = new FakeApi();
  api.answers.createShareLink = {
    token: TOKEN,
    shareLink: { id: 'link-1', expiresAt: '2026-09-02T08:00:00.000Z' },
    errors: [],
  };
  return api;
}

async function openDialog(path: string, api = apiThatMakes()) {
  const app = await renderApp(path, { api, signedInAs });
  await app.user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Share this view' }));
  return { ...app, api, dialog, make: dialog.getByRole('button', { name: 'Make and copy link' }) };
}

test('two clicks make a link to the dashboard as it is shown, and copy it', async () => {
  const { user, api, make } = await openDialog('/dashboard?days=30&platform=gemini&compare=previous');
  await user.click(make);
  const made = within(await screen.findByRole('alertdialog', { name: 'Link copied' }));
  const url = `${window.location.origin}/shared/${TOKEN}`;
  expect(made.getByLabelText('The link itself').textContent).toBe(url);
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(made.getByText(/It ends on Sep 02, 2026/)).toBeTruthy();
  expect(api.args.createShareLink).toEqual({
    input: {
      ...{ name: 'Dashboard, last 30 days', screen: 'OVERVIEW', compare: true, expiresInDays: 30 },
      filter: { days: 30, platform: 'gemini' },
    },
  });
  expect(isOwnLink(TOKEN)).toBe(true);
  expect(JSON.stringify(localStorage)).not.toContain(TOKEN);
  await user.click(made.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(url)).toBeNull();
});

test('a topic is shared with its id, under a name and for a time of one’s own', async () => {
  const { user, api, make, dialog } = await openDialog(
    '/dashboard/topics/wireless?from=2026-08-01&to=2026-08-03',
  );
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('Topic: Wireless, Aug 01 – Aug 03, 2026');
  await user.clear(name);
  await user.click(make);
  expect(dialog.getByText('A name is needed.')).toBeTruthy();
  await user.type(name, 'For the board');
  await user.click(dialog.getByRole('button', { name: '7 days' }));
  await user.click(make);
  await screen.findByRole('alertdialog', { name: 'Link copied' });
  expect(api.args.createShareLink).toMatchObject({
    input: {
      ...{ name: 'For the board', screen: 'TOPIC', subjectId: 'topic-2', compare: false, expiresInDays: 7 },
      filter: { from: '2026-08-01', to: '2026-08-03' },
    },
  });
});

test.each([
  [
    '/dashboard/competitors/company-1?days=30',
    { name: 'Head to head with Rival One, last 30 days', screen: 'HEAD_TO_HEAD', subjectId: 'company-1' },
    { filter: { days: 30 }, compare: false },
  ],
  [
    '/dashboard/what-changed',
    { name: 'What changed, last 7 days', screen: 'WHAT_CHANGED' },
    { filter: { days: 7 }, compare: false },
  ],
  [
    '/dashboard/what-changed?from=2026-07-28&to=2026-08-03&before-from=2026-06-30&before-to=2026-07-06',
    { name: 'What changed, Jul 28 – Aug 03, 2026', screen: 'WHAT_CHANGED' },
    {
      ...{ filter: { from: '2026-07-28', to: '2026-08-03' }, compare: false },
      before: { from: '2026-06-30', to: '2026-07-06' },
    },
  ],
  [
    '/dashboard/prompts/p1?days=7&compare=previous',
    { name: 'Prompt: Best wireless headphones?, last 7 days', screen: 'PROMPT', subjectId: 'p1' },
    { filter: { days: 7 }, compare: true },
  ],
])('two clicks make a link to %s', async (path, view, range) => {
  const api = apiThatMakes();
  Object.assign(api.answers, { headToHead, promptPage });
  const { user, make } = await openDialog(path, api);
  await user.click(make);
  await screen.findByRole('alertdialog', { name: 'Link copied' });
  expect(api.args.createShareLink).toEqual({ input: { ...view, ...range, expiresInDays: 30 } });
});

test('a long question leaves room for the days in the name', async () => {
  const api = apiThatMakes();
  const question = `Which ${'very '.repeat(30)}good headphones are best?`;
  api.answers.promptPage = { ...promptPage, prompt: { ...promptPage.prompt, question } };
  const { dialog } = await openDialog('/dashboard/prompts/p1?days=7', api);
  const { value } = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(value).toHaveLength(80);
  expect(value).toMatch(/^Prompt: Which very .*…, last 7 days$/);
});

test('says why a link was not made, and keeps what was typed', async () => {
  const api = apiThatMakes();
  const message = 'An account has at most 100 live links. Revoke one first.';
  api.answers.createShareLink = { token: null, shareLink: null, errors: [{ field: 'name', message }] };
  const { user, make, dialog } = await openDialog('/dashboard', api);
  await user.click(make);
  expect(await dialog.findByText(message)).toBeTruthy();
  api.fail('createShareLink');
  await user.click(make);
  expect(await dialog.findByText('The link could not be made. Please try again.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Dashboard, all time');
});

test('those who may only look at the account are not offered a link', async () => {
  const api = new FakeApi();
  api.answers.viewer = { ...viewer, accountRole: 'VIEWER' };
  const note = {
    id: '1',
    day: '2026-08-03',
    text: 'A note',
    author: 'ada@example.com',
    createdAt: '2026-08-03T10:00:00Z',
  };
  const none = { topic: null, prompt: null, changedBy: null, changedAt: null };
  api.answers.notes = { nodes: [{ ...note, ...none }], next: null, total: 1 };
  await renderApp('/dashboard', { api, signedInAs });
  // It stands beside where Share would be, and loads with it.
  await screen.findByRole('button', { name: '1 note' });
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
