import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { pageList, pageReading, pageRun, readPage } from '../../testing/pages.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/pages';

// jsdom has no layout: ten rows are visible.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
});

const open = (search = '', api = new FakeApi()) => renderApp(PATH + search, { api, signedInAs });
const table = async () => within(await screen.findByRole('table', { name: 'Pages' }));
const panel = async () => within(await screen.findByRole('region', { name: 'Reading' }));

test('lists pages with what was read of them, and links figures to their answers', async () => {
  const { api } = await open();
  const rows = (await table())
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ...[
      [
        ...['Page', 'Status', 'Cited in', 'Missed', 'Kind', 'Last read', 'Words', 'Authoritativeness'],
        ...['Citations', 'Quotations', 'Statistics', 'Technical Terms', 'Fluency'],
      ],
    ],
    [
      ...['Best headphones <b>2026</b>reviews.example/best/headphones', 'Read', '12', '9', 'List'],
      ...['Aug 03, 2026', '1,240', '80', '1', '0', '3', '–', '62.5'],
    ],
    [
      'rival.examplerival.exampleCompetitorSimulated',
      'Blocked by robots.txtThe site’s robots.txt does not allow this page to be read.',
      ...['4', '0', '–', '–', '–', '–', '–', '–', '–', '–', '–'],
    ],
  ]);
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(/^9: Open the 9 answers/)).toBe(
    '/dashboard/answers?missed=yes&source=https%3A%2F%2Freviews.example%2Fbest%2Fheadphones',
  );
  expect(link(/^Best headphones/)).toBe(`${PATH}/page-1`);
  expect(screen.getByRole('link', { name: /Visit reviews/ }).getAttribute('rel')).toContain('noopener');
  expect(document.title).toBe('Pages · Sightline');
  expect(api.args.webPages).toMatchObject({
    statuses: null,
    kind: null,
    owner: null,
    sort: 'MISSED',
    first: 100,
  });
});

test('keeps filters, search and order in the address', async () => {
  const { user, api, location } = await open();
  const reading = await panel();
  await user.click(reading.getByRole('button', { name: /^Blocked by robots.txt/ }));
  await user.click(reading.getByRole('button', { name: /^Gone/ }));
  await waitFor(() => expect(api.args.webPages).toMatchObject({ statuses: ['ROBOTS', 'NOT_FOUND'] }));
  await user.selectOptions(screen.getByLabelText('Sites'), 'Your site');
  await user.selectOptions(screen.getByLabelText('Kind'), 'How-to guide');
  await user.click((await table()).getByRole('button', { name: 'Fluency' }));
  await user.type(screen.getByLabelText('Search pages'), 'best');
  await waitFor(() =>
    expect(api.args.webPages).toMatchObject({
      ...{ owner: 'OWN', kind: 'HOW_TO', sort: 'FLUENCY', direction: 'DESC', search: 'best' },
    }),
  );
  expect(location.current).toBe(
    `${PATH}?status=robots%2Cnot_found&kind=how_to&owner=own&search=best&sort=fluency`,
  );
});

test('reads its filters from the address and removes them all', async () => {
  const api = new FakeApi();
  api.answers.webPages = ({ owner }) => (owner ? pageList() : pageList(readPage));
  const { user, location } = await open(
    '?status=robots,nonsense&owner=competitor&sort=words&direction=asc',
    api,
  );
  await screen.findByText('No pages match these filters');
  expect(api.args.webPages).toMatchObject({
    ...{ statuses: ['ROBOTS'], owner: 'COMPETITOR', sort: 'WORDS', direction: 'ASC' },
  });
  await user.click(screen.getByRole('button', { name: 'Show all pages' }));
  expect(location.current).toBe(PATH);
  expect(await table()).toBeTruthy();
});

test('says what is read, what is not and why', async () => {
  await open();
  const reading = await panel();
  expect(
    reading.getByText(/30 cited pages were never tried. 184 of 200 pages may still be read today/),
  ).toBeTruthy();
  expect(reading.getByText(/10 new or changed, 2 unchanged, 4 not read\.$/)).toBeTruthy();
  expect(reading.getByText('4 pages not read, and why')).toBeTruthy();
  expect(reading.getByRole('button', { name: 'Gone 1' }).getAttribute('aria-pressed')).toBe('false');
  expect(reading.getByText('HTTP 404 or 410.')).toBeTruthy();
});

test('starts reading, follows the run and reloads the list when it ends', async () => {
  const { user, api } = await open();
  const running = {
    ...pageRun,
    id: 'run-2',
    status: 'READING',
    endedAt: null,
    changed: 4,
    unchanged: 0,
    failed: 1,
  };
  const reading = await panel();
  api.answers.readPages = () => {
    api.answers.pageReading = { ...pageReading, latestRun: running };
    return api.answers.pageReading as object;
  };
  await user.click(reading.getByRole('button', { name: 'Read cited pages' }));
  const bar = await reading.findByRole('progressbar', { name: 'Pages read' });
  expect(bar.getAttribute('aria-valuetext')).toBe('5 of 16 pages, 1 not read');
  api.answers.pageReading = { ...pageReading, latestRun: { ...running, changed: 8 } };
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('9'));
  const lists = api.requestCounts.webPages ?? 0;
  api.answers.pageReading = { ...pageReading, latestRun: { ...pageRun, id: 'run-2' } };
  await reading.findByRole('button', { name: 'Read cited pages' });
  await waitFor(() => expect(api.requestCounts.webPages).toBeGreaterThan(lists));
});

test('stops a run, and says why reading cannot start', async () => {
  const api = new FakeApi();
  api.answers.pageReading = { ...pageReading, latestRun: { ...pageRun, status: 'WAITING', planned: 0 } };
  const { user } = await open('', api);
  const reading = await panel();
  expect(reading.getByText('Choosing pages...')).toBeTruthy();
  api.answers.stopReadingPages = () => {
    api.answers.pageReading = { ...pageReading, latestRun: { ...pageRun, status: 'STOPPED' } };
    return api.answers.pageReading as object;
  };
  await user.click(reading.getByRole('button', { name: 'Stop' }));
  expect(await reading.findByText(/stopped after 10 new or changed/)).toBeTruthy();
  api.fail('readPages', 'RATE_LIMITED');
  await user.click(reading.getByRole('button', { name: 'Read cited pages' }));
  expect((await reading.findByRole('alert')).textContent).toBe('Something went wrong');
});

test('cannot start once today’s pages are read', async () => {
  const api = new FakeApi();
  api.answers.pageReading = { ...pageReading, leftToday: 0 };
  await open('', api);
  const start = (await panel()).getByRole<HTMLButtonElement>('button', { name: 'Read cited pages' });
  expect(start.disabled).toBe(true);
});

test('saves settings, and shows values saved elsewhere meanwhile beside the user’s own', async () => {
  const { user, api } = await open();
  await user.click((await panel()).getByRole('button', { name: 'Settings' }));
  const pages = screen.getByLabelText('Pages a day');
  await user.clear(pages);
  await user.type(pages, '2001');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Enter a number from 1 to 2,000.')).toBeTruthy();
  expect(api.requestCounts.savePageSettings).toBe(0);

  const newer = { ...pageReading, version: 'pages-2', pagesPerDay: 50, daily: true };
  api.answers.savePageSettings = {
    pageReading: newer,
    conflict: { message: '', version: 'pages-2' },
    errors: [],
  };
  await user.clear(pages);
  await user.type(pages, '500');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  expect(dialog.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    'Read every dayYoursNoSaved meanwhileYes',
    'Pages a dayYours500Saved meanwhile50',
  ]);
  api.answers.savePageSettings = {
    pageReading: { ...newer, version: 'pages-3', pagesPerDay: 500 },
    conflict: null,
    errors: [],
  };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(api.args.savePageSettings).toEqual({ input: { version: 'pages-2', daily: true, pagesPerDay: 500 } });
});

test('says what is missing where no answer cites a page, and before the first run', async () => {
  const api = new FakeApi();
  const nothing = { ...pageReading, latestRun: null, unread: 0, statuses: [] };
  api.answers.pageReading = nothing;
  api.answers.webPages = pageList();
  const { unmount } = await open('', api);
  expect(await screen.findByText(/no answer with sources is there yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Collect answers' }).getAttribute('href')).toBe(
    '/dashboard/collection',
  );
  unmount();
  api.answers.pageReading = { ...nothing, unread: 5 };
  await open('', api);
  expect(await screen.findByText(/No page was tried yet/)).toBeTruthy();
});

test('shows an error with Retry, and the gate without the Action Center', async () => {
  const api = new FakeApi();
  api.fail('pageReading');
  const { user, unmount } = await open('', api);
  await screen.findByText('Failed to load pages. Please try again later.');
  api.mend('pageReading');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await panel();
  unmount();
  api.answers.actionCenterStatus = { state: 'NOT_AVAILABLE' };
  await open('', api);
  expect(await screen.findByText(/not available for your account/)).toBeTruthy();
});
