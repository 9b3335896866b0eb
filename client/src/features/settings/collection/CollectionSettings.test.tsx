import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { collectionSettings, platforms } from '../../../testing/collection.ts';
import { renderApp } from '../../../testing/render-app.tsx';

type Settings = typeof collectionSettings;

/** Saves what it is given as a server would. */
function savingApi(settings: Partial<Settings> = {}) {
  const api = new FakeApi();
  let stored = { ...collectionSettings, ...settings };
  api.answers.collectionSettings = () => stored;
  api.answers.saveCollectionSettings = ({ input }) => {
    stored = { ...stored, ...(input as Partial<Settings>) };
    return { errors: [], settings: stored };
  };
  return api;
}

async function open(api = savingApi()) {
  const app = await renderApp('/dashboard/settings/collection', { api, signedInAs: 'ada@example.com' });
  await screen.findByRole('region', { name: 'Platforms' });
  const group = within(await screen.findByRole('group', { name: 'Platforms to ask' }));
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save changes' }));
  const given = () => (api.args.saveCollectionSettings as { input: Settings } | undefined)?.input;
  return { ...app, api, group, save, given };
}

test('lists platforms with their status, and disables those that cannot be asked with the reason', async () => {
  const { group } = await open();
  const boxes = group.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, false],
  ]);
  expect(group.getByText('PERPLEXITY_BASE_URL must be http://… or https://…')).toBeTruthy();
  expect(group.getByText('Misconfigured')).toBeTruthy();
  expect(group.getByText(/Simulated answers/)).toBeTruthy();
  expect(group.queryByText('Claude')).toBeNull();
});

test('lets the user remove an unavailable platform, and shows why one fails', async () => {
  const failing = { healthy: false, reason: 'The key was refused.', checkedAt: '2026-08-03T06:00:00Z' };
  const api = savingApi({ platforms: ['claude'] });
  api.answers.platforms = platforms.map((platform) =>
    platform.key === 'chatgpt' ? { ...platform, health: failing } : platform,
  );
  const { group, user, save, given } = await open(api);
  expect(group.getByText('The key was refused.')).toBeTruthy();
  const claude = group.getByRole<HTMLInputElement>('checkbox', { name: 'Claude' });
  expect(claude.disabled).toBe(false);
  await user.click(claude);
  await save();
  await waitFor(() => expect(given()?.platforms).toEqual([]));
});

test('saves schedule, budget and market together', async () => {
  const { user, save, given } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Collect every day' }));
  await user.selectOptions(screen.getByLabelText('Hour'), '07:00');
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Berlin');
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany');
  await user.selectOptions(screen.getByLabelText('Language'), 'German');
  await user.selectOptions(screen.getByLabelText('Samples'), '3 times');
  const budget = screen.getByLabelText('Budget in US dollars');
  await user.clear(budget);
  await user.type(budget, '12,50');
  await save();
  expect(await screen.findByText('Collection saved')).toBeTruthy();
  expect(given()).toMatchObject({
    platforms: ['chatgpt', 'gemini'],
    samples: 3,
    country: 'DE',
    language: 'de',
    daily: true,
    hour: 7,
    timeZone: 'Europe/Berlin',
    monthlyBudget: 12.5,
    judgeByModel: false,
  });
  expect(await screen.findByText('All changes saved')).toBeTruthy();
});

test('removes the monthly limit', async () => {
  const { user, save, given } = await open();
  expect(screen.getByText(/Spent this month: \$3.20/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Stop at a monthly budget' }));
  expect(screen.queryByLabelText('Budget in US dollars')).toBeNull();
  await save();
  await waitFor(() => expect(given()?.monthlyBudget).toBeNull());
});

test('shows the next run until the schedule changes', async () => {
  const { user } = await open(
    savingApi({ daily: true, nextRun: '2026-08-04T06:10:00Z', timeZone: 'Asia/Tokyo' }),
  );
  expect(screen.getByText(/Next run: Aug 4, 2026/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('Asia/Tokyo');
  await user.selectOptions(screen.getByLabelText('Hour'), '09:00');
  expect(screen.queryByText(/Next run/)).toBeNull();
});

test('shows an invalid budget at its field, from the form and from the server', async () => {
  const api = savingApi();
  const { user, save } = await open(api);
  const budget = screen.getByLabelText('Budget in US dollars');
  await user.clear(budget);
  await user.type(budget, 'a lot');
  await save();
  expect(await screen.findByText('US dollars such as 20 or 12.50.')).toBeTruthy();
  expect(api.requestCounts.saveCollectionSettings).toBe(0);
  await user.clear(budget);
  await user.type(budget, '5');
  api.answers.saveCollectionSettings = {
    errors: [{ field: 'monthlyBudget', message: 'Too little for a run.' }],
    settings: collectionSettings,
  };
  await save();
  expect(await screen.findByText('Too little for a run.')).toBeTruthy();
  expect(screen.getByText('Nothing was saved: please correct the marked fields.')).toBeTruthy();
});

test('without a connected platform, explains how to connect one and offers the simulator', async () => {
  const api = savingApi({ platforms: [] });
  api.answers.platforms = platforms.filter(({ status }) => status === 'SIMULATED' || status === 'OFF');
  const { group } = await open(api);
  expect(screen.getByText('No AI platform is connected to this server yet')).toBeTruthy();
  expect(group.getAllByRole('checkbox').length).toBe(1);
});

test('offers judging by the chat model where there is one', async () => {
  const { user, save, given } = await open(savingApi({ chatModel: 'llama3.3' }));
  await user.click(screen.getByRole('checkbox', { name: 'Judge answers by llama3.3' }));
  await save();
  await waitFor(() => expect(given()?.judgeByModel).toBe(true));
});

test('asks before leaving with unsaved changes', async () => {
  const { user, location } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Collect every day' }));
  await user.click(screen.getByRole('link', { name: 'Runs and costs' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(location.current).toBe('/dashboard/settings/collection');
});

test('shows values saved elsewhere meanwhile beside the user’s own', async () => {
  const api = savingApi();
  const { user, save } = await open(api);
  const accept = api.answers.saveCollectionSettings;
  const settings = { ...collectionSettings, version: 'collection-2', samples: 3, country: 'DE' };
  api.answers.saveCollectionSettings = {
    errors: [],
    conflict: { message: '', version: 'collection-2' },
    settings,
  };
  await user.selectOptions(screen.getByLabelText('Samples'), '2 times');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  expect(dialog.getAllByRole('group').map((field) => field.textContent)).toEqual([
    'SamplesYours2Saved meanwhile3',
    'CountryYoursNoneSaved meanwhileGermany',
  ]);
  api.answers.saveCollectionSettings = accept ?? null;
  const samples = within(dialog.getByRole('group', { name: 'Samples' }));
  await user.click(samples.getByRole('radio', { name: /Saved meanwhile/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.args.saveCollectionSettings).toMatchObject({
      input: { version: 'collection-2', samples: 3, country: 'DE' },
    }),
  );
  expect(await screen.findByText('Collection saved')).toBeTruthy();
});
