import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const connection = {
  ...{ id: 'u', propertyId: '123456789', host: 'acme.example', clientEmail: 'r@p.iam.gserviceaccount.com' },
  ...{ range: { from: '2026-08-25', to: '2026-11-22' }, triedAt: '2026-11-23T12:20:00.000Z', problem: null },
  ...{ readAt: '2026-11-23T12:20:00.000Z', simulated: false },
};

async function openCard(api: FakeApi) {
  const app = await renderApp('/dashboard/settings/data', { api, signedInAs: 'ada@example.com' });
  const card = within(await screen.findByRole('region', { name: 'Google Analytics' }));
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
