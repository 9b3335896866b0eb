import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { textRetention } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const email = 'ada@example.com';
const FILES = [
  ...['answers.jsonl', 'brand.json', 'answers.csv', 'mentions.csv', 'searches.csv', 'pages.csv'],
  ...['reviews.jsonl', 'labels.jsonl'],
];

async function openData(api = new FakeApi(), supabaseUrl: string | null = null) {
  const config = { supabaseUrl };
  const app = await renderApp('/dashboard/settings/data', { api, signedInAs: email, config });
  await screen.findByRole('region', { name: 'Export' });
  return { ...app, api };
}

async function askToDelete(user: Awaited<ReturnType<typeof openData>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
}

test('downloads a file by a form that holds the session', async () => {
  const sent: { method: string; action: string; token: string }[] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const token = String(new FormData(this).get('access_token'));
    sent.push({ method: this.method, action: new URL(this.action).pathname, token });
  });
  const { user, store } = await openData();
  for (const name of FILES) {
    await user.click(await screen.findByRole('button', { name: `Download ${name}` }));
  }
  const token = (await store.tokens.current()) ?? '';
  await waitFor(() =>
    expect(sent).toEqual(
      FILES.map((name) => ({
        method: 'post',
        action: `/api/export/${name}`,
        token,
      })),
    ),
  );
  expect(document.querySelector('input[name=access_token]')).toBeNull();
  submit.mockRestore();
});

test('deletes the account once its address is typed, and signs out', async () => {
  const api = new FakeApi();
  const message = `Type ${email} to confirm.`;
  api.answers.deleteAccount = ({ confirm }) =>
    confirm === email
      ? { deleted: true, signInDeleted: true, dataDeleted: true, archiveDeleted: true, errors: [] }
      : {
          deleted: false,
          signInDeleted: false,
          dataDeleted: false,
          archiveDeleted: false,
          errors: [{ field: 'confirm', message }],
        };
  const { user, location, store } = await openData(api);
  const dialog = await askToDelete(user);
  await user.type(dialog.getByLabelText(`Type ${email} to confirm`), 'no');
  await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  await user.clear(dialog.getByLabelText(`Type ${email} to confirm`));
  await user.type(dialog.getByLabelText(`Type ${email} to confirm`), email);
  await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
  await waitFor(() => expect(location.current).toBe('/logout'));
  expect(store.get().status).toBe('signedOut');
  expect(await screen.findByText('Account deleted')).toBeTruthy();
});

test.each([
  [
    { dataDeleted: true, archiveDeleted: false },
    'Texts in the archive could not be deleted yet; the server keeps trying until they are.',
  ],
  [
    { dataDeleted: false, archiveDeleted: true },
    'Nobody can see your data any more. There is much of it, so deleting all takes some minutes.',
  ],
])('says what is still to be deleted: %o', async (left, text) => {
  const api = new FakeApi();
  api.answers.deleteAccount = { deleted: true, signInDeleted: true, ...left, errors: [] };
  const { user } = await openData(api);
  const dialog = await askToDelete(user);
  await user.type(dialog.getByLabelText(`Type ${email} to confirm`), email);
  await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each([
  [{}, ['Texts are kept for ever.']],
  [{ days: 90 }, ['Texts are deleted after 90 days.']],
  [
    { days: 30, archives: true, archivedAnswers: 1200, deletedAnswers: 1, namesCountFrom: '2026-03-01' },
    [
      'Texts are moved to an archive after 30 days.',
      '1,200 answers have their text in the archive. Texts are read from there when answers are opened, exported or analysed again.',
      '1 answer has no text any more. Without it, answers cannot be read, reviewed or analysed again.',
      'The current names and rules count from Mar 01, 2026; older answers without text keep the analysis they had.',
    ],
  ],
])('says how long texts are kept: %j', async (retention, lines) => {
  const api = new FakeApi();
  api.answers.textRetention = { ...textRetention, ...retention };
  await openData(api);
  const card = within(screen.getByRole('region', { name: 'Texts of answers' }));
  await card.findByText(lines[0] as string);
  expect(lines.every((line) => card.queryByText(line))).toBe(true);
});

test('shows a failed deletion', async () => {
  const api = new FakeApi();
  api.fail('deleteAccount');
  const { user, store } = await openData(api);
  const dialog = await askToDelete(user);
  await user.type(dialog.getByLabelText(`Type ${email} to confirm`), email);
  await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
  expect(await dialog.findByText('Nothing was deleted. Please try again.')).toBeTruthy();
  expect(store.get().status).toBe('signedIn');
});

test('explains that another service holds the sign-in', async () => {
  await openData(new FakeApi(), 'http://localhost:9999');
  expect(await screen.findByText(/^Your sign-in is kept by another service and stays there/)).toBeTruthy();
});
