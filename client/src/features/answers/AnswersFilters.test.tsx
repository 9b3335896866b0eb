import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { finishedRun } from '../../testing/collection.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/answers';
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const LAST_RUN = finishedRun.id;
const filters = async () => within(await screen.findByRole('group', { name: 'Narrow the list' }));

test.each([
  ['Platform', 'Gemini', '?platform=gemini', { platform: 'gemini' }],
  ['Outcome', 'Brand named', '?visible=yes', { visible: true }],
  ['Outcome', 'Brand not named', '?visible=no', { visible: false }],
  ['Outcome', 'Missed: others named', '?missed=yes', { missed: true }],
  [
    'Outcome',
    'Failed measurements',
    '?status=failed%2Crefused%2Cempty',
    { status: ['FAILED', 'REFUSED', 'EMPTY'] },
  ],
  ['Sentiment', 'Negative', '?sentiment=negative', { sentiment: 'NEGATIVE' }],
  ['Days', 'Last 30 days', '?window=month', { window: 'MONTH' }],
  ['Days', 'Yesterday', `?from=${YESTERDAY}&to=${YESTERDAY}`, { from: YESTERDAY, to: YESTERDAY }],
  ['Days', 'Last run', `?run=${LAST_RUN}`, { runId: LAST_RUN }],
])('puts %s "%s" in the address and the request', async (label, option, search, filter) => {
  const { user, api, location } = await renderApp(PATH, { signedInAs });
  const bar = await filters();
  await bar.findByRole('option', { name: 'Gemini' });
  await bar.findByRole('option', { name: 'Last run' });
  await user.selectOptions(bar.getByRole('combobox', { name: label }), option);
  expect(location.current).toBe(PATH + search);
  await waitFor(() => expect(api.args.answers?.filter).toMatchObject(filter));
});

test('replaces the outcome and keeps the other filters', async () => {
  const { user, location } = await renderApp(`${PATH}?visible=yes&platform=chatgpt&company=company-1`, {
    signedInAs,
  });
  const bar = await filters();
  const outcome = bar.getByRole<HTMLSelectElement>('combobox', { name: 'Outcome' });
  expect(outcome.value).toBe('named');
  await user.selectOptions(outcome, 'Missed: others named');
  expect(location.current).toBe(`${PATH}?missed=yes&company=company-1&platform=chatgpt`);
  await user.selectOptions(outcome, 'Any outcome');
  expect(location.current).toBe(`${PATH}?company=company-1&platform=chatgpt`);
});

test('shows other conditions as chips only', async () => {
  await renderApp(`${PATH}?visible=no&status=answered`, { signedInAs });
  const outcome = (await filters()).getByRole<HTMLSelectElement>('combobox', { name: 'Outcome' });
  expect(outcome.selectedOptions[0]?.textContent).toBe('Several');
});

test('searches questions on Enter, and clears the search by its chip', async () => {
  const { user, api, location } = await renderApp(PATH, { signedInAs });
  const field = (await filters()).getByRole<HTMLInputElement>('searchbox', { name: 'Search questions' });
  await user.type(field, '  noise battery {Enter}');
  expect(location.current).toBe(`${PATH}?search=noise+battery`);
  await waitFor(() => expect(api.args.answers?.filter).toMatchObject({ search: 'noise battery' }));
  expect(document.activeElement).toBe(field);
  await user.click(await screen.findByRole('link', { name: /^Remove filter: Questions with/ }));
  expect(location.current).toBe(PATH);
  expect(field.value).toBe('');
});

test('validates custom days, which replace a window', async () => {
  const { user, location } = await renderApp(`${PATH}?window=week`, { signedInAs });
  const bar = await filters();
  await user.selectOptions(bar.getByRole('combobox', { name: 'Days' }), 'Choose days...');
  await user.type(bar.getByLabelText('First day'), '2026-08-02');
  await user.type(bar.getByLabelText('Last day'), '2026-08-01');
  await user.click(bar.getByRole('button', { name: 'Apply' }));
  expect(bar.getByRole('alert').textContent).toBe(
    'The last day must not be before the first day, Aug 02, 2026.',
  );
  await user.clear(bar.getByLabelText('Last day'));
  await user.type(bar.getByLabelText('Last day'), '2026-08-03');
  await user.click(bar.getByRole('button', { name: 'Apply' }));
  expect(location.current).toBe(`${PATH}?from=2026-08-02&to=2026-08-03`);
  const days = bar.getByRole<HTMLSelectElement>('combobox', { name: 'Days' });
  expect(days.selectedOptions[0]?.textContent).toBe('Aug 02 – Aug 03, 2026');
  expect(bar.queryByRole('form')).toBeNull();
});

test('shows a platform without answers, and lets the user leave it', async () => {
  const { user, location } = await renderApp(`${PATH}?platform=elsewhere`, { signedInAs });
  const bar = await filters();
  await bar.findByRole('option', { name: 'elsewhere (no answers)' });
  await user.selectOptions(bar.getByRole('combobox', { name: 'Platform' }), 'All platforms');
  expect(location.current).toBe(PATH);
});

test('shows which days are chosen, and leaves the run with other days', async () => {
  const { user, location } = await renderApp(`${PATH}?run=${LAST_RUN}&platform=gemini`, { signedInAs });
  const bar = await filters();
  await bar.findByRole('option', { name: 'Last run' });
  const days = bar.getByRole<HTMLSelectElement>('combobox', { name: 'Days' });
  expect(days.selectedOptions[0]?.textContent).toBe('Last run');
  await user.selectOptions(days, 'Yesterday');
  expect(location.current).toBe(`${PATH}?platform=gemini&from=${YESTERDAY}&to=${YESTERDAY}`);
  expect(days.selectedOptions[0]?.textContent).toBe('Yesterday');
});
