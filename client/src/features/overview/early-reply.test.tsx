import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeClient } from '../../apollo/client.ts';
import { askEarly } from '../../early/early-replies.ts';
import { metricsVariables, readMetricsAddress } from '../../metrics-filter/address.ts';
import { loadRoute } from '../../routes/AppRoutes.tsx';
import { FakeApi } from '../../testing/api.ts';
import { FakeAuth } from '../../testing/fake-auth.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { OverviewDocument } from './OverviewScreen.generated.ts';

const signedInAs = 'ada@example.com';

afterEach(() => vi.unstubAllGlobals());

test('a reply that was asked early is shown without asking, and its days are asked for when they are chosen again', async () => {
  const [api, auth] = [new FakeApi(), new FakeAuth()];
  const session = auth.session(auth.addUser(signedInAs));
  auth.session = () => session;
  const variables = metricsVariables(readMetricsAddress(new URLSearchParams()));
  const reply = await makeClient(api.link()).query({ query: OverviewDocument, variables });
  const come = vi.fn(async () => ({ data: reply.data }));
  const early = { ok: true, clone: () => ({ json: come }) };
  vi.stubGlobal('fetch', async () => early);
  const before = api.asked.dashboard ?? 0;
  askEarly({ operationName: 'Overview', variables, query: 'query Overview' }, session.access_token);
  await vi.waitFor(() => expect(come).toHaveResolved());

  // As main.tsx does; a screen that waits for its code would begin anew.
  await loadRoute('/dashboard');
  const { user } = await renderApp('/dashboard', { api, auth, signedInAs });
  expect(await screen.findByText('62.5%')).toBeTruthy();
  expect(api.asked.dashboard).toBe(before);
  await user.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() => expect(api.asked.dashboard).toBe(before + 1));
  await user.click(screen.getByRole('button', { name: 'All time' }));
  await waitFor(() => expect(api.asked.dashboard).toBe(before + 2));
});
