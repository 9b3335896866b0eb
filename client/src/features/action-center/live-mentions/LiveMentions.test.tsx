import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { viewer } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { recentVisit, visitMetrics } from '../../../testing/visits.ts';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/live-mentions';

const open = (search = '', api = new FakeApi()) => renderApp(PATH + search, { api, signedInAs });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows the sums of the range beside those of the range before, and forged visits apart', async () => {
  const { api } = await open('?days=30&platform=chatgpt');
  const visits = await region('Visits of AI bots');
  expect(visits.getByText('1,697')).toBeTruthy();
  expect(visits.getByText('1,200 in the range before, Sep 25 – Oct 24, 2026')).toBeTruthy();
  expect((await region('Refused')).getByText('95% interval 13.4–35.1%')).toBeTruthy();
  expect((await region('Forged')).getByText('121')).toBeTruthy();
  expect((await region('People from AI')).getByText('or more')).toBeTruthy();
  expect(api.args.visitMetrics).toEqual({ filter: { days: 30 } });
  expect(screen.queryByLabelText('Platform')).toBeNull();
});

test('shows visits by purpose as a chart or a table', async () => {
  const { user } = await open();
  const chart = await region('Visits by purpose and day');
  expect(chart.getByText('Training').textContent).toBe('Training1,000');
  await user.click(chart.getByRole('button', { name: /show as table/ }));
  expect(rowsOf(chart.getByRole('table')).slice(0, 2)).toEqual([
    ['Day', 'Training', 'Search', 'Asked by a user', 'Forged'],
    ['Nov 23, 2026', '400', '397', '0', '21'],
  ]);
});

test('opens a bot with its verification, statuses and pages', async () => {
  const { user, api } = await open('?days=30');
  const bots = await region('Bots');
  await user.click(bots.getByRole('button', { name: /^OAI-SearchBot/ }));
  expect(await bots.findByText(/as of Jun 14, 2026/)).toBeTruthy();
  expect(bots.getByRole('link', { name: 'OpenAI on this bot' }).getAttribute('href')).toBe(
    'https://openai.com/searchbot',
  );
  expect(api.args.agentVisits).toEqual({ token: 'OAI-SearchBot', filter: { days: 30 } });
  const pages = rowsOf(await bots.findByRole('table', { name: 'Pages fetched most' }));
  expect(pages[1]).toEqual(['acme.example/guide', '20', '0', '12']);
  expect(bots.getByRole('link', { name: /^12: Open the 12 answers/ }).getAttribute('href')).toBe(
    '/dashboard/answers?source=https%3A%2F%2Facme.example%2Fguide&status=answered',
  );
});

test('lists pages that are refused, and links a page to what is known of it', async () => {
  const { user, api, location } = await open('?tab=pages');
  await user.click(await screen.findByRole('button', { name: 'Refused' }));
  await waitFor(() => expect(api.args.pageVisitsList).toMatchObject({ list: 'REFUSED', first: 50 }));
  expect(location.current).toBe(`${PATH}?tab=pages&list=refused`);
  const list = within(screen.getByRole('list', { name: 'Pages' }));
  await user.click(list.getByRole('button', { name: /^acme\.example\/guide/ }));
  expect(list.getByText('Your latest robots.txt closes this page for OAI-SearchBot.')).toBeTruthy();
  expect(list.getByRole('link', { name: 'acme.example/guide' }).getAttribute('href')).toBe(
    '/dashboard/action/pages/page-1',
  );
  expect(rowsOf(await list.findByRole('table'))[1]?.slice(0, 5)).toEqual([
    'GPTBot',
    'Training',
    '90',
    '4',
    '2',
  ]);
});

test('shows who asks for llms.txt, and that nobody asks for robots.txt', async () => {
  await open('?tab=files');
  const llms = await region('Requests for llms.txt');
  expect(llms.getByText('2 requests of 1,697 visits (0.1%), by 1 bot.')).toBeTruthy();
  expect(
    screen.getByText('No AI bot asked for robots.txt in this range: none of 1,697 visits.'),
  ).toBeTruthy();
});

test('says that people are a floor, and shows landing pages beside their citations', async () => {
  await open('?tab=people');
  expect(await screen.findByText(/^234 people or more: this is a floor, because/)).toBeTruthy();
  expect(rowsOf(screen.getByRole('table', { name: 'Landing pages by people' }))[1]).toEqual([
    // Narrow windows have the platform below the page.
    'acme.example/guideChatGPT',
    'ChatGPT',
    '200',
    '12',
  ]);
});

test('the feed shows new lines while it is live, and none while it is paused', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  const { user, api } = await open('?tab=feed');
  const feed = await region('AI Crawler Activity');
  expect(rowsOf(await feed.findByRole('table'))[0]).toEqual([
    ...['Time', 'AI Crawler', 'Page', 'Status', 'Verification', 'Purpose'],
  ]);
  api.answers.recentVisits = [recentVisit('visit-2', 'ClaudeBot'), recentVisit('visit-1')];
  vi.advanceTimersByTime(5000);
  expect(await feed.findByText('ClaudeBot')).toBeTruthy();
  expect(await screen.findByText('ClaudeBot visited acme.example/guide')).toBeTruthy();
  await user.click(feed.getByRole('button', { name: 'Paused' }));
  const requests = api.requestCounts.recentVisits;
  vi.advanceTimersByTime(60_000);
  expect(api.requestCounts.recentVisits).toBe(requests);
});

test('the feed says that it waits for bots', async () => {
  const api = new FakeApi();
  api.answers.recentVisits = [];
  await open('?tab=feed', api);
  expect(await screen.findByText('No crawler activity detected. Waiting for AI bots...')).toBeTruthy();
});

test('an account without logs is offered to send one', async () => {
  const api = new FakeApi();
  const none = { from: null, to: null };
  api.answers.visitMetrics = { ...visitMetrics, range: none, previousRange: null, points: [], agents: [] };
  api.answers.visitImports = [];
  const { user } = await open('', api);
  expect(
    await screen.findByText('Visits are counted from your server logs, and none was read yet.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send a log' }));
  expect(await screen.findByRole('heading', { name: 'Send your first log' })).toBeTruthy();
});

test('lists what was read and why lines were left out', async () => {
  await open('?tab=imports');
  const read = await region('Read so far');
  expect(read.getByText('Line 17 is not readable: <?php')).toBeTruthy();
  expect(read.getByText('5 lines of other hosts, such as old.example')).toBeTruthy();
  expect(screen.getByLabelText('Command').textContent).toContain('npm run visits --');
});

test('uploads a log and says what it held', async () => {
  const api = new FakeApi();
  api.answers.viewer = { ...viewer, brand: { ...viewer.brand, domain: 'acme.example' } };
  const { user } = await open('?tab=imports', api);
  const data = { position: 2, lines: 2, visits: 2, forged: 1, people: 0, known: 0, bad: 0 };
  const real = globalThis.fetch;
  const posted: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).startsWith('/api/visits')) return real(input, init);
    posted.push(String(input));
    return Response.json({ status: 'success', data });
  });
  await user.upload(await screen.findByLabelText('Log file'), new File(['a\nb\n'], 'access.log'));
  expect(
    await screen.findByText('access.log: 2 lines read, 1 visit of an AI bot, 1 forged, 0 people.'),
  ).toBeTruthy();
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatch(/^\/api\/visits\?door=browser&name=access\.log&import=[\da-f-]{36}&from=0$/);
});

test('says in the server’s words why a log is refused', async () => {
  const api = new FakeApi();
  api.answers.viewer = { ...viewer, brand: { ...viewer.brand, domain: 'acme.example' } };
  const { user } = await open('?tab=imports', api);
  const message = 'This is not a log that Sightline reads: IIS (W3C). Line 1 begins: a';
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input).startsWith('/api/visits')
      ? Response.json({ status: 'error', error: { code: 'BAD_USER_INPUT', message } }, { status: 400 })
      : real(input, init),
  );
  await user.upload(await screen.findByLabelText('Log file'), new File(['a\n'], 'notes.txt'));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('says what failed, and tries again', async () => {
  const api = new FakeApi();
  api.fail('visitMetrics');
  const { user } = await open('', api);
  expect(await screen.findByText('The visits could not be loaded.')).toBeTruthy();
  api.mend('visitMetrics');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1,697')).toBeTruthy();
});

test('says that visits are simulated when a log is, whatever the answers are', async () => {
  const api = new FakeApi();
  api.answers.visitsSimulated = true;
  await open('', api);
  expect(await screen.findByText('The visits of “Simulated log” are simulated')).toBeTruthy();
});

test('shows no note beside real logs', async () => {
  await open();
  await region('Bots');
  expect(screen.queryByText('The visits of “Simulated log” are simulated')).toBeNull();
});
