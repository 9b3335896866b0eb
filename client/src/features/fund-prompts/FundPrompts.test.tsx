import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { fundPrompts, fundViewer } from '../../testing/fund.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubMedia } from '../../testing/setup.ts';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/prompts';

function fundApi() {
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  return api;
}
async function open(api = fundApi()) {
  const app = await renderApp(PATH, { api, signedInAs });
  await screen.findByRole('heading', { level: 1, name: 'Acme Audio Prompts' });
  return app;
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const questions = () => rows().map((row) => within(row).getByRole('rowheader').textContent);
const total = (name: string) => screen.getByRole('region', { name }).textContent;
const search = () => screen.getByPlaceholderText('Search prompts or categories...');
const order = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');

test('shows the title, totals, columns and the sample notice', async () => {
  await open();
  expect(document.title).toBe('Acme Audio Prompts · Sightline');
  expect(screen.getByText('Sample data, not measured')).toBeTruthy();
  expect(total('Total Prompts')).toContain('5in 4 categories');
  expect(total('Avg Rank')).toContain('2.4');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Prompt',
    'Category',
    'Avg Rank',
    'Change',
    'Visibility',
    'Top Competitors',
  ]);
});

test('shows a row’s figures, changes in words as well, and up to three competitors', async () => {
  await open();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Is Acme a good investor?Reputation1.0Down 2.0100%Rival One',
    'Which fund helps with hiring?Support1.2Down 0.685%Rival OneThird SoundFourth House',
    'Who leads seed rounds?Seed2.5Up 0.484%Rival One',
    'Which seed fund answers emails?Support3.0Up 1.570%Rival One',
    'Who backs batteries?Climate4.1No change: 0.069%',
  ]);
});

test('reverses the active column and starts another one ascending', async () => {
  const { user } = await open();
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  expect([order('Avg Rank'), order('Change'), order('Visibility')]).toEqual(['ascending', 'none', 'none']);
  await click('Avg Rank');
  expect(order('Avg Rank')).toBe('descending');
  expect(questions()[0]).toBe('Who backs batteries?');
  await click('Change');
  expect([order('Avg Rank'), order('Change')]).toEqual(['none', 'ascending']);
  expect(questions()[0]).toBe('Is Acme a good investor?');
  await click('Change');
  expect(order('Change')).toBe('descending');
  expect(questions()[0]).toBe('Which seed fund answers emails?');
  await click('Visibility');
  expect(order('Visibility')).toBe('ascending');
  expect(questions()[0]).toBe('Who backs batteries?');
  await click('Avg Rank');
  expect(order('Avg Rank')).toBe('ascending');
});

test('searches texts and categories, and totals what is listed', async () => {
  const { user } = await open();
  await user.type(search(), 'SEED');
  expect(questions()).toEqual(['Who leads seed rounds?', 'Which seed fund answers emails?']);
  expect(total('Total Prompts')).toContain('2of 5, in 2 categories');
  expect(total('Avg Rank')).toContain('2.8');
  await user.clear(search());
  await user.type(search(), 'support');
  expect(questions()).toEqual(['Which fund helps with hiring?', 'Which seed fund answers emails?']);
});

test('explains a column on hover and on focus', async () => {
  await open();
  act(() => screen.getByRole('button', { name: 'Change' }).focus());
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    'Positions gained or lost since the previous month.',
  );
});

test('keeps the order while searching', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Visibility' }));
  await user.type(search(), 'support');
  expect(questions()).toEqual(['Which seed fund answers emails?', 'Which fund helps with hiring?']);
});

test('says when nothing matches and when there is nothing', async () => {
  const { user, unmount } = await open();
  await user.type(search(), 'zebra');
  expect(screen.getByText('No matching prompts found')).toBeTruthy();
  expect(total('Total Prompts')).toContain('0of 5');
  expect(total('Avg Rank')).toContain('–');
  unmount();
  const api = fundApi();
  api.answers.fundPrompts = { ...fundPrompts, prompts: [] };
  await open(api);
  expect(await screen.findByText('No prompts available')).toBeTruthy();
});

test('says what failed; Retry reloads the page', async () => {
  const api = fundApi();
  api.fail('fundPrompts');
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Error loading prompts: Failed to fetch prompts')).toBeTruthy();
  await user.click(retry);
  expect(reload).toHaveBeenCalledOnce();
});

test('shows live data without the sample notice, and no name in the title of a fund without a brand', async () => {
  const api = fundApi();
  api.answers.fundPrompts = { ...fundPrompts, sample: false, brand: null };
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByRole('heading', { level: 1, name: 'Prompts' })).toBeTruthy();
  await screen.findByText('Who leads seed rounds?');
  expect(screen.queryByText('Sample data, not measured')).toBeNull();
});

test('shows cards with the same sort buttons in narrow windows', async () => {
  window.matchMedia = (query) => stubMedia(query, query.includes('max-width'));
  const { user } = await open();
  expect(screen.queryByRole('table')).toBeNull();
  const cards = () => within(screen.getByRole('list', { name: 'Acme Audio Prompts' }));
  const first = () => cards().getAllByRole('listitem')[0]?.textContent;
  expect(first()).toContain('Is Acme a good investor?');
  const sortBy = within(screen.getByRole('group', { name: 'Sort by' }));
  await user.click(sortBy.getByRole('button', { name: /^Avg Rank/ }));
  expect(first()).toContain('Who backs batteries?');
});

test('sends one request for the screen, at once in a tab that knows the view', async () => {
  const api = fundApi();
  const first = await open(api);
  await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
  first.unmount();
  const again = fundApi();
  const release = again.hold('viewer');
  await renderApp(PATH, { api: again, auth: first.auth, signedInAs });
  await waitFor(() => expect(again.requestCounts.fundPrompts).toBe(1));
  release();
  await screen.findByRole('heading', { level: 1, name: 'Acme Audio Prompts' });
  expect(again.requestCounts).toMatchObject({ fundPrompts: 1, prompts: 0 });
});

test('shows other accounts the general page', async () => {
  const { api } = await renderApp(PATH, { signedInAs });
  expect(await screen.findByText('Manage your custom prompts')).toBeTruthy();
  expect(api.requestCounts.fundPrompts).toBe(0);
});
