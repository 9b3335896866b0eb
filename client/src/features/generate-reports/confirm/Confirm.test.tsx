import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const LINK = '/generate-reports/confirm#token-1.key-1';
const BUTTON = 'Confirm and make my report';

test.each([
  [
    'DONE',
    'Quillmark',
    'You should be getting something within 5 minutes',
    /the report of Quillmark is being made/,
  ],
  [
    'ALREADY',
    'Quillmark',
    'This was confirmed before',
    /the report of Quillmark is being made or has been sent already/,
  ],
  ['GONE', null, 'This link is no longer valid', /You can request a new one/],
])('explains %s only after the button is pressed', async (outcome, company, heading, text) => {
  const api = new FakeApi();
  api.answers.confirmReport = { outcome, company };
  const { user } = await renderApp(LINK, { api });
  const button = await screen.findByRole('button', { name: BUTTON });
  expect(api.requestCounts.confirmReport).toBe(0);
  await user.click(button);
  const title = await screen.findByRole('heading', { level: 1, name: heading });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(text)).toBeTruthy();
  expect(api.args.confirmReport).toEqual({ token: 'token-1', key: 'key-1' });
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});

test('shows the server’s message about a limit and allows another try', async () => {
  const api = new FakeApi();
  api.answers.confirmReport = () => {
    throw new GraphQLError('Today’s reports are all given. Confirm tomorrow.', {
      extensions: { code: 'RATE_LIMITED' },
    });
  };
  const { user } = await renderApp(LINK, { api });
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  expect(await screen.findByText('Today’s reports are all given. Confirm tomorrow.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: BUTTON }));
  api.answers.confirmReport = { outcome: 'DONE', company: 'Quillmark' };
  await user.click(screen.getByRole('button', { name: BUTTON }));
  expect(await screen.findByRole('heading', { name: /within 5 minutes/ })).toBeTruthy();
});

test('confirms once on a double click', async () => {
  const api = new FakeApi();
  api.answers.confirmReport = { outcome: 'DONE', company: 'Quillmark' };
  const release = api.hold('confirmReport');
  const { user } = await renderApp(LINK, { api });
  await user.dblClick(await screen.findByRole('button', { name: BUTTON }));
  expect(screen.getByRole('button', { name: 'Confirming…' }).getAttribute('aria-disabled')).toBe('true');
  release();
  await screen.findByRole('heading', { name: /within 5 minutes/ });
  expect(api.requestCounts.confirmReport).toBe(1);
});

test.each(['', '#', '#token-1', '#.key-1', '#a.b.c'])('explains an incomplete link: “%s”', async (hash) => {
  const api = new FakeApi();
  await renderApp(`/generate-reports/confirm${hash}`, { api });
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  expect(screen.getByRole('link', { name: 'Request a report' }).getAttribute('href')).toBe(
    '/generate-reports',
  );
});
