import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { recentVisit } from '../../../testing/visits.ts';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/live-mentions';

afterEach(() => vi.restoreAllMocks());

/** The lines of the file that a press on `button` saves. */
async function saved(press: () => Promise<void>): Promise<string[]> {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  await press();
  await waitFor(() => expect(files).toHaveLength(1));
  return ((await files[0]?.text()) ?? '').replace('\uFEFF', '').trim().split('\r\n');
}

test('the file of the feed says of each visit whether it is simulated', async () => {
  const api = new FakeApi();
  api.answers.recentVisits = [recentVisit('visit-1'), { ...recentVisit('visit-2'), simulated: true }];
  const { user } = await renderApp(`${PATH}?tab=feed`, { api, signedInAs });
  const button = await screen.findByRole('button', { name: 'Save latest visits as CSV' });
  expect(await saved(() => user.click(button))).toEqual([
    'Time,AI Crawler,Page,Status,Verification,Simulated',
    '2026-11-23T14:00:00.000Z,GPTBot,https://acme.example/guide,200,Verified,no',
    '2026-11-23T14:00:00.000Z,GPTBot,https://acme.example/guide,200,Verified,yes',
  ]);
});

test.each([true, false])(
  'the file of a page’s bots says whether a log is simulated: %s',
  async (simulated) => {
    const api = new FakeApi();
    api.answers.visitsSimulated = simulated;
    const { user } = await renderApp(`${PATH}?tab=pages`, { api, signedInAs });
    const list = within(await screen.findByRole('list', { name: 'Pages' }));
    await user.click(list.getByRole('button', { name: /^acme\.example\/guide/ }));
    const button = await list.findByRole('button', { name: 'Save bots on acme.example/guide as CSV' });
    expect(await saved(() => user.click(button))).toEqual([
      'Bot,Vendor,Purpose,Visits,Refused,Forged (not in visits),Last visit,Simulated',
      `GPTBot,OpenAI,Training,90,4,2,2026-11-23T14:00:00.000Z,${simulated ? 'yes' : 'no'}`,
    ]);
  },
);

test('the file of the logs has what was left out of each', async () => {
  const { user } = await renderApp(`${PATH}?tab=imports`, { api: new FakeApi(), signedInAs });
  const button = await screen.findByRole('button', { name: 'Save logs as CSV' });
  const [header, row] = await saved(() => user.click(button));
  expect(header).toMatch(/^Name,By,Format,Latest lines,Lines,Visits,Forged,/);
  expect(row).toMatch(/^access\.log,Browser,"combined \(nginx, Apache\)",/);
});

test('LLMS.TXT says how often bots asked for the own file', async () => {
  await renderApp('/dashboard/action/llms-txt', { api: new FakeApi(), signedInAs });
  expect(
    await screen.findByText(/Yours got 2 requests of AI bots, of 1,697 visits in your logs/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See which bots' }).getAttribute('href')).toBe(
    '/dashboard/action/live-mentions?tab=files',
  );
});

test('LLMS.TXT offers to send a log where none was read', async () => {
  const api = new FakeApi();
  api.answers.siteFileVisits = { range: { from: null, to: null }, visits: 0, files: [] };
  await renderApp('/dashboard/action/llms-txt', { api, signedInAs });
  expect(await screen.findByText(/no server log was read yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send a log' }).getAttribute('href')).toBe(
    '/dashboard/action/live-mentions?tab=imports',
  );
});
