import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function open(ranking: object, path = '/dashboard?platform=chatgpt') {
  const api = new FakeApi();
  api.answers.namedRanking = ranking;
  await renderApp(path, { api, signedInAs: 'ada@example.com' });
  return api;
}

test('ranks the brand among all companies named and leads to those that are not tracked', async () => {
  const api = await open({ brandRank: 9, companies: 23, untracked: 14 });
  const link = await screen.findByRole('link', { name: '14 companies you do not track' });
  expect(link.getAttribute('href')).toBe('/dashboard/settings/brand');
  expect(link.closest('p')?.textContent).toBe(
    'Answers also name 14 companies you do not track. Of all 23 companies named, yours is number 9.',
  );
  expect(api.args.namedRanking).toMatchObject({ window: 'ALL', filter: { platform: 'chatgpt' } });
});

test('says that the brand is not named', async () => {
  await open({ brandRank: null, companies: 3, untracked: 1 });
  expect(await screen.findByText(/Of all 3 companies named, none is your brand\./)).toBeTruthy();
});
