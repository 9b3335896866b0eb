import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const connection = {
  ...{ id: 'u', propertyId: '123456789', host: 'acme.example', clientEmail: 'r@p.iam.gserviceaccount.com' },
  ...{ range: { from: '2026-08-25', to: '2026-11-22' }, triedAt: '2026-11-23T12:20:00.000Z', problem: null },
  ...{ readAt: '2026-11-23T12:20:00.000Z', simulated: false },
};

async function openCard(api: FakeApi, name = 'Google Analytics') {
  const app = await renderApp('/dashboard/settings/data', { api, signedInAs: 'ada@example.com' });
  const card = within(await screen.findByRole('region', { name }));
  return { ...app, card };
}

test('connects with a key file, and shows who reads which days', async () => {
  const api = new FakeApi();
  api.answers.connectAnalytics = () => {
    api.answers.analyticsConnection = connection;
    return { connection };
  };
  const { user, card } = await openCard(api);
  await user.type(await card.findByLabelText('Property number'), '123456789');
  const file = new File(['{"type":"service_account"}'], 'key.json', { type: 'application/json' });
  await user.upload(card.getByLabelText('Key file'), file);
  await user.click(card.getByRole('button', { name: 'Connect' }));
  expect(await card.findByText('Property 123456789, pages of acme.example')).toBeTruthy();
  expect(card.getByText(/^Days read: Aug 25 – Nov 22, 2026/)).toBeTruthy();
  expect(api.args.connectAnalytics).toEqual({
    input: { propertyId: '123456789', key: '{"type":"service_account"}', host: null },
  });
  expect(card.queryByLabelText('Property number')).toBeNull();
});

test('says at the field what Google objects to', async () => {
  const api = new FakeApi();
  api.answers.connectAnalytics = () => {
    throw new GraphQLError('The service account may not read this property.', {
      extensions: { code: 'BAD_USER_INPUT', field: 'propertyId' },
    });
  };
  const { user, card } = await openCard(api);
  await user.type(await card.findByLabelText('Property number'), '1234');
  await user.click(card.getByLabelText(/^Key file of/));
  await user.paste('{}');
  await user.click(card.getByRole('button', { name: 'Connect' }));
  expect(await card.findByText('The service account may not read this property.')).toBeTruthy();
  expect(card.getByLabelText('Property number').getAttribute('aria-invalid')).toBe('true');
});

test('shows why reading failed, reads again, and disconnects after a question', async () => {
  const api = new FakeApi();
  api.answers.analyticsConnection = { ...connection, problem: 'The quota is used up.' };
  api.answers.readAnalytics = { connection };
  api.answers.disconnectAnalytics = () => {
    api.answers.analyticsConnection = null;
    return { connection: null };
  };
  const { user, card } = await openCard(api);
  expect(await card.findByText('The quota is used up.')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Connect again' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Read now' }));
  expect(await screen.findByText('Look again in a minute.')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Disconnect' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Disconnect' }));
  expect(await card.findByRole('button', { name: 'Connect' })).toBeTruthy();
});

test('imports a search report with its days, and lists and removes it', async () => {
  const api = new FakeApi();
  const report = {
    ...{ id: 'r', kind: 'BING_AI', range: { from: '2026-06-01', to: '2026-06-28' } },
    ...{ importedAt: '2026-06-29T10:00:00.000Z', pages: 3, count: 1204 },
  };
  api.answers.importSearchReport = () => {
    api.answers.searchReports = [report];
    return [report];
  };
  api.answers.removeSearchReport = () => {
    api.answers.searchReports = [];
    return [];
  };
  const { user, card } = await openCard(api, 'Search reports');
  await user.selectOptions(await card.findByLabelText('Report'), 'BING_AI');
  await user.type(card.getByLabelText('First day'), '2026-06-01');
  await user.type(card.getByLabelText('Last day'), '2026-06-28');
  await user.click(card.getByRole('button', { name: 'Import report' }));
  expect(await card.findByText('Choose the CSV file.')).toBeTruthy();
  await user.upload(
    card.getByLabelText('CSV file'),
    new File(['Page,Citations'], 'a.csv', { type: 'text/csv' }),
  );
  await user.click(card.getByRole('button', { name: 'Import report' }));
  expect(await card.findByText('1,204 citations of 3 pages')).toBeTruthy();
  expect(api.args.importSearchReport).toEqual({
    input: { kind: 'BING_AI', from: '2026-06-01', to: '2026-06-28', csv: 'Page,Citations' },
  });
  await user.click(card.getByRole('button', { name: /^Remove Bing Webmaster Tools, Jun 01/ }));
  await waitFor(() => expect(card.queryByRole('list', { name: 'Imported reports' })).toBeNull());
});
