import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const PATH = '/reports/secret-token/remove#the-key';
const deleteButton = () => screen.findByRole('button', { name: 'Delete this report' });

async function open(outcome: string, path = PATH) {
  const api = new FakeApi();
  api.answers.removeReport = { outcome };
  return renderApp(path, { api });
}

test('deletes nothing until the button is pressed', async () => {
  const { user, api } = await open('DONE');
  expect(await screen.findByText(/This cannot be undone/)).toBeTruthy();
  expect(api.requestCounts.removeReport).toBe(0);
  expect(screen.getByRole('link', { name: 'Keep it and read it' }).getAttribute('href')).toBe(
    '/reports/secret-token',
  );
  await user.click(await deleteButton());
  const title = await screen.findByRole('heading', { name: 'Report deleted' });
  expect(document.activeElement).toBe(title);
  expect(api.args.removeReport).toEqual({ token: 'secret-token', key: 'the-key' });
  expect(screen.queryByRole('button', { name: 'Delete this report' })).toBeNull();
});

test.each([
  ['ALREADY', 'Already deleted'],
  ['GONE', 'This link is not valid'],
])('shows %s as "%s"', async (outcome, heading) => {
  const { user } = await open(outcome);
  await user.click(await deleteButton());
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Make a new report' })).toBeTruthy();
});

test('refuses a link without its key', async () => {
  const { api } = await open('DONE', '/reports/secret-token/remove');
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeTruthy();
  expect(api.requestCounts.removeReport).toBe(0);
});

test('shows a failure and allows another try', async () => {
  const api = new FakeApi();
  api.answers.removeReport = { outcome: 'DONE' };
  api.fail('removeReport');
  const { user } = await renderApp(PATH, { api });
  await user.click(await deleteButton());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The report could not be deleted. Please try again later.',
  );
  expect(document.activeElement).toBe(await deleteButton());
  api.mend('removeReport');
  await user.click(await deleteButton());
  expect(await screen.findByRole('heading', { name: 'Report deleted' })).toBeTruthy();
});
