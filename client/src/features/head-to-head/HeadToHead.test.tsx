import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { headToHead } from '../../testing/head-to-head.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/competitors/company-1';

async function open(answer: object | null = headToHead, path = PATH) {
  const api = new FakeApi();
  api.answers.headToHead = answer;
  return { ...(await renderApp(path, { api, signedInAs })), api };
}

test('shows both companies’ numbers and whether one gained', async () => {
  const { api } = await open();
  expect(await screen.findByRole('heading', { name: 'Acme Audio and Rival One' })).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Acme Audio and Rival One in numbers' }));
  const rows = table
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows[0]).toBe('Answers that name it1020');
  expect(rows[1]).toBe('Mention rate25.0% (10.0–30.0)50.0% (20.0–60.0)');
  expect(rows[4]).toBe('Sentiment70.070.0');
  expect(
    screen.getByText(
      /Rival One gained on you in the last 7 days against the 7 before, by more than chance\./,
    ),
  ).toBeTruthy();
  expect(api.args.headToHead).toMatchObject({ competitorId: 'company-1' });
});

test('names the period that it is compared with', async () => {
  await open(headToHead, `${PATH}?days=30`);
  expect(
    await screen.findByText(/gained on you against the 30 days before, by more than chance\./),
  ).toBeTruthy();
});

test('opens the answers behind prompts and pages', async () => {
  await open();
  const href = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href(/^9: Open .* Rival One and not Acme Audio$/)).toBe(
    '/dashboard/answers?visible=no&company=company-1&prompt=prompt-1',
  );
  expect(await href(/^4: Open .* Rival One and Acme Audio$/)).toContain('visible=yes&company=company-1');
  expect(await href(/^2: Open .* Acme Audio and not Rival One$/)).toBe(
    '/dashboard/answers?visible=yes&without=company-1&prompt=prompt-1',
  );
  expect(await href(/^12: Open .* cite this page and name Rival One$/)).toBe(
    '/dashboard/answers?company=company-1&source=https%3A%2F%2Freviews.example%2Fbest',
  );
});

test('is reached from the ranking, with its range', async () => {
  const { user, location } = await open(headToHead, '/dashboard?days=30');
  await user.click(await screen.findByRole('link', { name: 'Compare with Rival One' }));
  expect(location.current).toBe(`${PATH}?days=30`);
  expect(await screen.findByRole('heading', { name: 'Numbers' })).toBeTruthy();
});

test('says that nothing was answered in the range', async () => {
  await open(null, `${PATH}?days=7`);
  expect(await screen.findByRole('button', { name: 'Show all time' })).toBeTruthy();
});

test('says that the account does not track the company', async () => {
  const api = new FakeApi();
  api.fail('headToHead', 'NOT_FOUND');
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('Your account tracks no competitor with this address.')).toBeTruthy();
});
