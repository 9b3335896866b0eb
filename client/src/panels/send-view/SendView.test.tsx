import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';

async function openDialog(path: string) {
  const api = new FakeApi();
  api.answers.reportRecipients = {
    ...{ nodes: [], latest: ['board@example.com'], mailsLeft: 50, mailsPerDay: 50 },
  };
  api.answers.sendView = { id: 'report-9', mails: [{ address: 'board@example.com', status: 'WAITING' }] };
  api.answers.saveViewSchedule = [
    { id: 'schedule-9', title: 'Dashboard', nextDay: '2026-08-10', timeZone: 'Europe/Berlin' },
  ];
  const app = await renderApp(path, { api, signedInAs });
  await app.user.click(await screen.findByRole('button', { name: 'Send view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this view' }));
  return { ...app, api, dialog };
}

test('mails the dashboard as it is shown, with a note', async () => {
  const { user, api, dialog } = await openDialog('/dashboard?days=30&platform=gemini&compare=previous');
  await dialog.findByText('board@example.com');
  await user.type(dialog.getByLabelText('Note (optional)'), 'Look at Friday.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('View sent')).toBeTruthy();
  expect(api.args.sendView).toEqual({
    input: {
      view: { screen: 'OVERVIEW', compare: true, filter: { days: 30, platform: 'gemini' } },
      ...{ title: 'Dashboard', note: 'Look at Friday.', recipients: ['board@example.com'] },
    },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('mails a topic every week', async () => {
  const { user, api, dialog } = await openDialog('/dashboard/topics/wireless?days=7');
  await dialog.findByText('board@example.com');
  await user.click(dialog.getByRole('button', { name: 'Every week' }));
  await user.selectOptions(dialog.getByLabelText('Day'), 'Friday');
  await user.click(dialog.getByRole('button', { name: 'Send every week' }));
  expect(await screen.findByText('View scheduled')).toBeTruthy();
  expect(api.args.saveViewSchedule).toMatchObject({
    input: {
      view: { screen: 'TOPIC', subjectId: 'topic-2', filter: { days: 7 } },
      ...{ weekday: 5, hour: 9, recipients: ['board@example.com'] },
    },
  });
});

test('says why fixed days are not sent every week', async () => {
  const { user, dialog } = await openDialog('/dashboard?from=2026-08-01&to=2026-08-03');
  await dialog.findByText('board@example.com');
  await user.click(dialog.getByRole('button', { name: 'Every week' }));
  expect(dialog.getByText(/These days do not change/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Send every week' }).hasAttribute('disabled')).toBe(true);
});
