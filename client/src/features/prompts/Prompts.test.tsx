import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/prompts';
const group = (name: RegExp) => screen.findByRole('button', { name });
const groupNames = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent);

test('groups by name with their counts, closed at first', async () => {
  await renderApp(PATH, { signedInAs });
  expect(await screen.findByRole('heading', { level: 1, name: 'Prompts' })).toBeTruthy();
  expect(screen.getByText('Manage your custom prompts')).toBeTruthy();
  await group(/Wireless/);
  expect(groupNames()).toEqual(['API1 prompt', 'Wireless3 prompts']);
  expect(screen.queryByRole('table')).toBeNull();
});

test('an open group lists its prompts with their visibility', async () => {
  const { user } = await renderApp(PATH, { signedInAs });
  await user.click(await group(/Wireless/));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PromptVisibility',
    'Best wireless headphones?70.0% of 10Great',
    'Headphones with the longest battery?40.0% of 10Medium',
    'Are Acme headphones good?Branded30.0% of 10Poor',
  ]);
  await user.click(await group(/Wireless/));
  expect(screen.queryByRole('table')).toBeNull();
});

test('a prompt without answers is not called poor', async () => {
  const { user } = await renderApp(PATH, { signedInAs });
  await user.click(await group(/API/));
  expect(screen.getByText('No answers yet')).toBeTruthy();
});

test('searching keeps matching groups and, inside, matching questions', async () => {
  const { user } = await renderApp(PATH, { signedInAs });
  await group(/Wireless/);
  await user.type(screen.getByPlaceholderText('Search prompts...'), 'BATTERY');
  expect(groupNames()).toEqual(['Wireless3 prompts']);
  await user.click(await group(/Wireless/));
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBe(2);
});

test('nothing found, and nothing there', async () => {
  const { user, unmount } = await renderApp(PATH, { signedInAs });
  await group(/Wireless/);
  await user.type(screen.getByPlaceholderText('Search prompts...'), 'zebra');
  expect(screen.getByText('No matching prompts found')).toBeTruthy();
  unmount();
  const api = new FakeApi();
  api.answers.prompts = [];
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('No prompts available')).toBeTruthy();
});

test('a failure says what failed and Retry reloads the page', async () => {
  const api = new FakeApi();
  api.fail('prompts');
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('Error loading prompts: Failed to fetch prompts')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});
