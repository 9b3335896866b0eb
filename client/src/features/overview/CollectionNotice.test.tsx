import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { collectionSettings, finishedRun, runningRun, runsOf } from '../../testing/collection.ts';
import { dashboard, emptyMetrics } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';

test('shows a run’s progress and refetches the numbers when it ends', async () => {
  const api = new FakeApi();
  api.answers.collectionRuns = runsOf(runningRun);
  api.answers.collectionRun = runningRun;
  await renderApp('/dashboard', { api, signedInAs });
  const notice = await screen.findByRole('link', { name: 'Collecting… 34 of 80' });
  expect(notice.getAttribute('href')).toBe('/dashboard/collection');
  await waitFor(() => expect(api.streams.open).toBe(1));
  const asked = api.requestCounts.dashboard ?? 0;
  api.answers.collectionRuns = runsOf(finishedRun);
  api.answers.collectionRun = finishedRun;
  api.streams.push({ runProgress: finishedRun });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Collecting/ })).toBeNull());
  await waitFor(() => expect(api.requestCounts.dashboard).toBeGreaterThan(asked));
});

test('offers a brand without answers to continue an unfinished set-up', async () => {
  const api = new FakeApi();
  api.answers.dashboard = { ...dashboard, metrics: emptyMetrics, range: { from: null, to: null } };
  api.answers.collectionSettings = { ...collectionSettings, setUp: false };
  await renderApp('/dashboard', { api, signedInAs });
  expect(await screen.findByRole('link', { name: 'Continue set-up' })).toBeTruthy();
  expect(screen.getByText('No data available')).toBeTruthy();
});
