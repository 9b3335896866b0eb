import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { topSources } from '../../../testing/action-center.ts';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/sources';

async function open(search = '', api = new FakeApi()) {
  const app = await renderApp(PATH + search, { api, signedInAs });
  await screen.findByText(topSources.keyInsight.text);
  return app;
}
const siteButtons = () => within(screen.getByRole('list', { name: 'Sources' })).getAllByRole('button');
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('lists the sites cited where the brand is missing first, without a sample notice', async () => {
  const { user, api, location } = await open();
  expect(screen.queryByText('Sample sources, not measured')).toBeNull();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Content Types',
    'Content Scores',
  ]);
  expect(api.args.topSources).toMatchObject({ sort: 'MISSED', direction: 'DESC', first: 30, skip: 0 });
  expect(siteButtons().map(({ textContent }) => textContent)).toEqual([
    'lists.exampleList · 2Review · 13 of 12 pages read80of 120 citations',
    'beta.exampleCompetitor12 pages, not read yet60of 90 citations',
    'acme.exampleYour site12 pages, not read yet0of 200 citations',
  ]);
  expect(screen.getByText('3 of 41 sites · 96 pages')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Citations by week: 4, 2, 6' })).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Cited where you are missing (descending)' })).toBeTruthy();
  const citations = screen.getByRole('button', { name: 'Citations' });
  citations.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.current).toBe(`${PATH}?sort=citations`));
  await waitFor(() => expect(api.args.topSources).toMatchObject({ sort: 'CITATIONS', direction: 'DESC' }));
  await user.click(screen.getByRole('button', { name: 'Citations (descending)' }));
  await waitFor(() => expect(location.current).toBe(`${PATH}?sort=citations&direction=asc`));
  await waitFor(() => expect(api.args.topSources).toMatchObject({ sort: 'CITATIONS', direction: 'ASC' }));
});

test('turns pages of sites, and another order begins with the first', async () => {
  const { user, api, location } = await open('?sort=domain');
  expect(api.args.topSources).toMatchObject({ sort: 'DOMAIN', direction: 'ASC', skip: 0 });
  await user.click(screen.getByRole('button', { name: 'Next page of sites' }));
  await waitFor(() => expect(location.current).toBe(`${PATH}?sort=domain&page=2`));
  await waitFor(() => expect(api.args.topSources).toMatchObject({ skip: 30 }));
  expect(screen.getByText('2 of 2')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Pages' }));
  await waitFor(() => expect(location.current).toBe(`${PATH}?sort=pages`));
});

test('saves all sites in their order, with units and whether they are simulated', async () => {
  const { user, api } = await open('?sort=citations');
  const site = topSources.sites[0];
  const many = Array.from({ length: 130 }, (_, index) => ({ ...site, domain: `site-${index}.example` }));
  api.answers.topSources = ({ skip, first }: { skip: number; first: number }) => ({
    ...topSources,
    sites: many.slice(skip, skip + first),
  });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(131);
  expect(lines[0]).toContain('"Authoritativeness (median, 0–100)","Citations (median, count)"');
  expect(lines[0]).toMatch(/,Simulated$/);
  expect(api.args.topSources).toMatchObject({ sort: 'CITATIONS', first: 100, skip: 100 });
});

test('an open site shows its answers, median scores and two pages of each kind; one is open at a time', async () => {
  const { user } = await open('?days=30');
  await user.click(screen.getByRole('button', { name: /lists\.example/ }));
  expect(await screen.findByText('Tests and ranks headphones.')).toBeTruthy();
  const days = 'from=2026-10-23&to=2026-11-21';
  expect(hrefOf(/^101 answers/)).toBe(`/dashboard/answers?site=lists.example&${days}`);
  expect(hrefOf(/^66 answers/)).toBe(`/dashboard/answers?missed=yes&site=lists.example&${days}`);
  expect(screen.getAllByRole('definition').flatMap(({ textContent }) => textContent || [])).toEqual([
    '61.5/ 100',
    '8',
    '12',
    '–',
    '70/ 100',
  ]);
  expect(screen.getByText('Medians; 3 of 12 pages read.')).toBeTruthy();
  const examples = within(screen.getByRole('list', { name: 'List' })).getAllByRole('listitem');
  expect(examples.map(({ textContent }) => textContent)).toEqual(['best50 answers', 'top30 answers']);
  expect(hrefOf(/^best/)).toContain('source=https%3A%2F%2Flists.example%2Fbest');
  expect(screen.getByRole('list', { name: 'Not read yet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /beta\.example/ }));
  expect(screen.queryByRole('list', { name: 'List' })?.textContent).not.toBe('');
  expect(screen.getByRole('button', { name: /lists\.example/ }).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByRole('link', { name: 'Read cited pages' })[0]?.getAttribute('href')).toBe(
    '/dashboard/action/pages',
  );
});

test('kinds of pages have their average with interval and stars, or too few sites', async () => {
  await open('?tab=types');
  expect(rows('Content types by citations')).toEqual([
    ['Content Type', 'Top Source', 'Avg Citations', 'Impact Rating'],
    ['Listlists.example', 'lists.example', '9.0 (4.2–13.8)20 pages on 8 sites', ''],
    ['Forumforum.example', 'forum.example', '2.02 pages on 1 site', 'Too few sites'],
  ]);
  expect(screen.getByRole('img', { name: '4 of 5' })).toBeTruthy();
  expect(screen.getByText(/^Of 3 read pages; 96 pages are cited/)).toBeTruthy();
});

test('scores are compared for sites with read pages', async () => {
  const { user, location } = await open('?tab=scores');
  expect(rows('Content scores by source')).toEqual([
    ['Source', 'Authoritativeness', 'Citations', 'Statistics', 'Technical Terms', 'Fluency'],
    ['lists.example3 of 12 pages read', '61.5', '8', '12', '–', '70'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Fluency' }));
  await waitFor(() => expect(location.current).toBe(`${PATH}?tab=scores&sort=fluency`));
  expect(screen.getByRole('columnheader', { name: 'Fluency' }).getAttribute('aria-sort')).toBe('descending');
});

test('says that no page was read, with the way to read them', async () => {
  const api = new FakeApi();
  const sites = topSources.sites.map((site) => ({ ...site, kinds: [], scores: null, pagesRead: 0 }));
  api.answers.topSources = { ...topSources, sites, pagesRead: 0, kinds: [] };
  await open('?tab=scores', api);
  expect(screen.getByText(/^None of the cited pages has been read yet/)).toBeTruthy();
  expect(hrefOf(/^Read cited pages$/)).toBe('/dashboard/action/pages');
  expect(screen.queryByRole('table')).toBeNull();
});

test('says what failed, and tries again', async () => {
  const api = new FakeApi();
  api.fail('topSources');
  const { user } = await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('The sources could not be loaded.')).toBeTruthy();
  api.mend('topSources');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(topSources.keyInsight.text)).toBeTruthy();
});

test('says when the range has no sources, and when no answer cites one', async () => {
  const api = new FakeApi();
  api.answers.topSources = { ...topSources, sites: [], totalSites: 0 };
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('None of the answers collected so far cites a source.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Collect answers' }).getAttribute('href')).toBe(
    '/dashboard/collection',
  );
});
