import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { pageOf, readPage } from '../../../testing/pages.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const open = (id = 'page-1', api = new FakeApi()) =>
  renderApp(`/dashboard/action/pages/${id}`, { api, signedInAs: 'ada@example.com' });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('shows title, address, facts and prompts as plain text', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Best headphones <b>2026</b>' })).toBeTruthy();
  const address = screen.getByRole('link', { name: readPage.url });
  expect(address.getAttribute('rel')).toContain('noopener noreferrer');
  const facts = await region('About this page');
  const pairs = facts
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(Object.fromEntries(pairs)).toMatchObject({
    ...{ Status: 'Read (HTTP 200)', Site: 'Other sites', Kind: 'List', Author: 'Ida Falk' },
    ...{ Published: 'Mar 01, 2026', Modified: 'Not given', Language: 'English', Words: '1,240' },
    ...{ Paywall: 'None declared', 'Search engines': 'Asked not to list it (noindex)' },
  });
  const cited = await region('Cited in answers');
  expect(cited.getByText('Best wireless headphones?')).toBeTruthy();
  expect(
    cited.getByRole('link', { name: /^9 missed: Open the 9 missed answers to/ }).getAttribute('href'),
  ).toBe('/dashboard/answers?missed=yes&source=https%3A%2F%2Freviews.example%2Fbest%2Fheadphones&prompt=p1');
});

test('shows the main text as headings, lists, tables, quotations and code', async () => {
  await open();
  const text = await region('Main text');
  expect(text.getByRole('heading', { level: 3, name: 'What people say' })).toBeTruthy();
  expect(text.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  expect(text.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Model',
    '87%',
    '12 hours',
  ]);
  expect(text.getByRole('blockquote').textContent).toBe('It is the best.');
  expect(text.getByText('A survey of 1,200 people: 62 percent say <i>yes</i>.')).toBeTruthy();
});

test('a score marks what it counts, jumps to the first and goes from mark to mark', async () => {
  const { user, location } = await open();
  const statistics = await screen.findByRole('button', { name: /^Statistics/ });
  expect(statistics.textContent).toContain('3 statistics');
  expect(marks()).toEqual([]);
  await user.click(statistics);
  expect(statistics.getAttribute('aria-pressed')).toBe('true');
  expect(marks()).toEqual(['1,200', '62 percent', '87%']);
  expect(document.activeElement?.textContent).toBe('1,200');
  expect(location.current).toMatch(/\?score=statistics$/);
  const navigator = within(screen.getByRole('group', { name: 'Marks in the text' }));
  expect(navigator.getByText('Statistics: 1 of 3')).toBeTruthy();
  await user.click(navigator.getByRole('button', { name: 'Previous mark' }));
  expect(navigator.getByText('Statistics: 3 of 3')).toBeTruthy();
  expect(document.querySelector('mark[data-current]')?.textContent).toBe('87%');

  await user.click(screen.getByRole('button', { name: /^Citations/ }));
  expect(statistics.getAttribute('aria-pressed')).toBe('false');
  expect(marks()).toEqual(['survey']);
  await user.click(screen.getByRole('button', { name: 'Remove the marks' }));
  expect(marks()).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Quotations/ }).disabled).toBe(true);
});

test('lists the parts of authoritativeness with their points', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^What the 80 points/ }));
  const table = within(screen.getByRole('table', { name: 'What authoritativeness is made of' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PartPoints',
    'Names its author20 of 20',
    'Links to sources5 of 25',
  ]);
});

test('shows the text and scores of an older version', async () => {
  const { user, location } = await open();
  const versions = await screen.findByLabelText('Version');
  await user.selectOptions(versions, '1');
  expect(await screen.findByText('What it said in July.')).toBeTruthy();
  expect(location.current).toMatch(/\?version=1$/);
  expect(screen.getByRole('button', { name: /^Statistics/ }).textContent).toContain('No statistics');
});

test('says why a page was never read, and reads it again', async () => {
  const api = new FakeApi();
  const waiting = { ...readPage, status: 'WAITING', readAt: null, triedAt: null, versions: [] };
  api.answers.webPage = pageOf(waiting);
  api.answers.readPageAgain = waiting;
  const { user } = await open('page-1', api);
  expect(await screen.findByText('This page was never read.')).toBeTruthy();
  expect(screen.getByText('It was not tried yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(api.args.readPageAgain).toEqual({ id: 'page-1' }));
  expect(await screen.findByRole('button', { name: 'Reading...' })).toBeTruthy();
  api.answers.webPage = pageOf(readPage);
  expect(await screen.findByRole('button', { name: 'Read again' })).toBeTruthy();
  expect(await region('Main text')).toBeTruthy();
});

test('shows the site’s reason and the server’s when a page cannot be read', async () => {
  const api = new FakeApi();
  api.fail('readPageAgain', 'RATE_LIMITED');
  const { user } = await open('page-2', api);
  expect(await screen.findAllByText(/robots.txt does not allow this page/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
});

test('says that a page does not exist, and that it failed to load', async () => {
  const api = new FakeApi();
  const { unmount } = await open('nothing', api);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  unmount();
  api.fail('webPage');
  const { user } = await open('page-1', api);
  await screen.findByText('Failed to load the page. Please try again later.');
  api.mend('webPage');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await region('Main text')).toBeTruthy();
});
