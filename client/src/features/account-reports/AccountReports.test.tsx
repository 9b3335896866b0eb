import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { accountReport, reportRecipients, reportSchedule } from '../../testing/account-reports.ts';
import { FakeApi } from '../../testing/api.ts';
import { topics, viewer } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { report } from '../../testing/reports.ts';

const PATH = '/dashboard/account-reports';
const signedInAs = 'ada@example.com';

function apiWith(answers: Record<string, object | null> = {}) {
  const api = new FakeApi();
  Object.assign(api.answers, {
    accountReports: { nodes: [accountReport], endCursor: null },
    accountReport,
    reportSchedules: [reportSchedule],
    reportRecipients,
    createAccountReport: accountReport,
    sendAccountReport: accountReport,
    ...answers,
  });
  return api;
}

test('sends the dashboard’s range and platform to the latest recipients in two clicks', async () => {
  const api = apiWith();
  const { user } = await renderApp('/dashboard?days=7&platform=chatgpt', { api, signedInAs });
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send report' }));
  await dialog.findByText('boss@example.com');
  dialog.getByText('48 of 50 mails are left today (UTC).');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.args.createAccountReport).toEqual({
    input: {
      ...{ title: null, note: null, recipients: ['boss@example.com'] },
      filter: { days: 7, platform: 'chatgpt' },
    },
  });
});

test('shows the server’s error at its field', async () => {
  const api = apiWith();
  api.answers.createAccountReport = () => {
    throw new GraphQLError('Links are not allowed here.', {
      extensions: { code: 'BAD_USER_INPUT', field: 'note' },
    });
  };
  const { user } = await renderApp('/dashboard', { api, signedInAs });
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  const note = await screen.findByLabelText('Note (optional)');
  await user.type(note, 'www.x.example');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Links are not allowed here.');
  expect(note.getAttribute('aria-invalid')).toBe('true');
});

test('lists reports with who made them and what became of each mail', async () => {
  await renderApp(PATH, { api: apiWith(), signedInAs });
  const list = within(await screen.findByRole('list', { name: 'Reports' }));
  const link = list.getByRole('link', { name: 'Acme in AI answers' });
  expect(link.getAttribute('href')).toBe(`${PATH}/r1`);
  const mails = within(list.getByRole('list', { name: 'Recipients' })).getAllByRole('listitem');
  expect(mails.map(({ textContent }) => textContent?.replace(/sent .*/, 'sent'))).toEqual([
    'boss@example.com sent',
    'gone@example.com failed: The mail server did not take the mail.',
    'quiet@example.com unsubscribed',
  ]);
  list.getByText(/^Made by ada@example\.com/);
  list.getByText('Simulated');
});

test('sends again to those who did not unsubscribe, and retries failed mails', async () => {
  const api = apiWith({ retryAccountReport: accountReport });
  const { user } = await renderApp(PATH, { api, signedInAs });
  await user.click(await screen.findByRole('button', { name: 'Send again: Acme in AI answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send again' }));
  await user.click(await dialog.findByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(api.args.sendAccountReport).toEqual({
      id: 'r1',
      recipients: ['boss@example.com', 'gone@example.com'],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Retry Acme in AI answers' }));
  await waitFor(() => expect(api.args.retryAccountReport).toEqual({ id: 'r1' }));
});

test('pauses a schedule, and says who unsubscribed', async () => {
  const api = apiWith({ pauseReportSchedule: [{ ...reportSchedule, paused: true, nextDay: null }] });
  const { user } = await renderApp(PATH, { api, signedInAs });
  const list = within(await screen.findByRole('list', { name: 'Schedules' }));
  list.getByText('Last 7 days · Mondays at 09:00 (Europe/Berlin)');
  list.getByText('Next on Aug 10, 2026 · to boss@example.com, quiet@example.com (unsubscribed)');
  await user.click(list.getByRole('button', { name: 'Pause Weekly report' }));
  await list.findByText('Paused');
  expect(api.args.pauseReportSchedule).toEqual({ id: 's1', paused: true });
});

test('a new schedule waits for the recipients that it begins with', async () => {
  const api = apiWith({});
  const { user } = await renderApp(PATH, { api, signedInAs });
  const release = api.hold('reportRecipients');
  await user.click(await screen.findByRole('button', { name: 'New schedule' }));
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  release();
  await waitFor(() => expect(save.disabled).toBe(false));
});

test('a schedule is of one platform and one topic where they are chosen', async () => {
  const schedule = { ...reportSchedule, platform: { key: 'gemini', name: 'Gemini' }, topicId: 'topic-2' };
  const api = apiWith({ topics, reportSchedules: [schedule], saveReportSchedule: [schedule] });
  const { user } = await renderApp(PATH, { api, signedInAs });
  const list = within(await screen.findByRole('list', { name: 'Schedules' }));
  await list.findByText('Last 7 days · Gemini · Wireless · Mondays at 09:00 (Europe/Berlin)');
  await user.click(list.getByRole('button', { name: 'Edit Weekly report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change schedule' }));
  const platform = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Platform' });
  const topic = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Topic' });
  await dialog.findByRole('option', { name: 'API' });
  expect([platform.value, topic.value]).toEqual(['gemini', 'topic-2']);
  await user.selectOptions(platform, 'All platforms');
  await user.selectOptions(topic, 'API');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.args.saveReportSchedule).toMatchObject({
    ...{ id: 's1', input: { platform: null, topicId: 'topic-1', days: 'LAST_7_DAYS' } },
  });
});

test('a schedule of a topic that was archived says so', async () => {
  const api = apiWith({ topics, reportSchedules: [{ ...reportSchedule, topicId: 'gone' }] });
  const { user } = await renderApp(PATH, { api, signedInAs });
  await screen.findByText('Last 7 days · Archived topic · Mondays at 09:00 (Europe/Berlin)');
  await user.click(screen.getByRole('button', { name: 'Edit Weekly report' }));
  expect(await screen.findByRole('option', { name: 'Archived topic' })).toBeTruthy();
});

test('a new report is of one platform and one topic where they are chosen', async () => {
  const api = apiWith({ topics });
  const { user } = await renderApp(PATH, { api, signedInAs });
  await user.click(await screen.findByRole('button', { name: 'New report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New report' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Days' }), 'The last 7 days');
  await dialog.findByRole('option', { name: 'Gemini' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Platform' }), 'Gemini');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Topic' }), 'Wireless');
  await user.click(await dialog.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.args.createAccountReport).toMatchObject({
    input: { filter: { days: 7, platform: 'gemini' }, topicId: 'topic-2' },
  });
});

test('a viewer opens and downloads reports and has nothing to send them by', async () => {
  const api = apiWith({ viewer: { ...viewer, accountRole: 'VIEWER' } });
  const { unmount } = await renderApp(PATH, { api, signedInAs });
  await screen.findByRole('button', { name: 'Download Acme in AI answers as a PDF' });
  await screen.findByRole('list', { name: 'Schedules' });
  expect(screen.queryByRole('button', { name: /Send|Delete|Pause|Edit|New|Retry/ })).toBeNull();
  unmount();
  await renderApp('/dashboard', { api, signedInAs });
  await screen.findByText('62.5%');
  expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
});

test('the page has the report’s figures, and says where there is none', async () => {
  const change = {
    difference: 4.5,
    verdict: 'UP',
    prompts: 12,
    note: 'Of 12 prompts.',
    previous: { answers: 20 },
  };
  const rate = { value: 50, hits: 5, answers: 10, low: 20, high: 80, note: '' };
  const period = {
    ...{ title: 'Acme in AI answers', from: '2026-08-01', to: '2026-08-07', platform: null, topic: null },
    compared: { from: '2026-08-01', to: '2026-08-07' },
    previous: { from: '2026-07-25', to: '2026-07-31' },
    ...{ visibilityChange: change, sentimentChange: { ...change, verdict: 'NO_CLEAR_CHANGE' } },
    topics: [{ name: 'Headphones', mentionRate: rate, sentiment: 61 }],
    won: [{ question: 'Which are best?', before: { ...rate, value: 10 }, after: rate }],
    lost: [],
    promptsNotCompared: null,
    sources: [],
    missingTotal: 5,
  };
  const api = apiWith({ accountReportContent: { ...report, prompts: [], sources: [], period } });
  const { unmount } = await renderApp(`${PATH}/r1`, { api, signedInAs });
  const changes = within(await screen.findByRole('region', { name: 'What changed' }));
  await changes.findByText('Up 4.5 points');
  changes.getByText('Which are best?');
  changes.getByText('No prompt was lost by more than chance.');
  within(screen.getByRole('region', { name: 'By topic' })).getByText('Headphones');
  within(screen.getByRole('region', { name: 'Where it is missing' })).getByText('And 4 more.');
  unmount();
  const promptsNotCompared = 'Prompts are compared over at most 92 days.';
  const longPeriod = { ...period, won: [], promptsNotCompared };
  api.answers.accountReportContent = { ...report, prompts: [], sources: [], period: longPeriod };
  const long = await renderApp(`${PATH}/r1`, { api, signedInAs });
  await screen.findByText(promptsNotCompared);
  expect(screen.queryByText('No prompt was won by more than chance.')).toBeNull();
  long.unmount();
  api.answers.accountReport = null;
  api.answers.accountReportContent = null;
  await renderApp(`${PATH}/r2`, { api, signedInAs });
  await screen.findByText('There is no report here. It may have been deleted.');
});

test('says that there is nothing yet, and offers to load again', async () => {
  const api = apiWith({ accountReports: { nodes: [], endCursor: null }, reportSchedules: [] });
  api.fail('reportSchedules');
  const { user } = await renderApp(PATH, { api, signedInAs });
  await screen.findByText('No report yet. “Send report” on the dashboard makes one.');
  await screen.findByText('The schedules could not be loaded.');
  api.mend('reportSchedules');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No schedule yet. A schedule mails a report every week or month.');
});
