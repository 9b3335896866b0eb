import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { pageComparison } from '../../../testing/page-comparison.ts';
import { pageReading, pageRun } from '../../../testing/pages.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/comparison';

async function open(changes: Partial<Record<keyof typeof pageComparison, unknown>> = {}, path = PATH) {
  const api = new FakeApi();
  api.answers.pageComparison = { ...pageComparison, ...changes };
  const app = await renderApp(path, { api, signedInAs });
  await screen.findByRole('heading', { level: 1, name: 'Content Comparison' });
  return { ...app, api };
}
const side = (name: string) => within(screen.getByRole('region', { name }));

test('shows a cited page beside the brand’s own, with six scores that open the page', async () => {
  await open();
  const other = side('Competitor Article');
  expect(await other.findByRole('link', { name: 'Title c1' })).toBeTruthy();
  expect(other.getByText('1 of 2')).toBeTruthy();
  expect(other.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Authoritativeness',
    'Citations',
    'Quotations',
    'Statistics',
    'Technical Terms',
    'Fluency',
  ]);
  expect(other.getByRole('link', { name: '24' }).getAttribute('href')).toBe(
    '/dashboard/action/pages/c1?score=statistics',
  );
});

test('shows how the brand’s page differs, and nothing where a score is not measured', async () => {
  const { user } = await open();
  const own = side('Your Article');
  expect(await own.findByText('20')).toBeTruthy();
  expect(own.getByText('below the competitor:', { exact: false })).toBeTruthy();
  expect(own.getAllByText('about the same as the competitor:')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Next competitor article' }));
  expect(own.getAllByText('about the same as the competitor:')).toHaveLength(5);
});

test('says how often a page is cited, how much stands on it and what it covers', async () => {
  await open();
  const own = side('Your Article');
  expect(await own.findByText('8 of 20 answers')).toBeTruthy();
  expect(own.getByText('12.5 %')).toBeTruthy();
  expect(own.getByText('1 of 2 terms')).toBeTruthy();
  expect(own.getByText('without “offline”')).toBeTruthy();
});

test('lists advice with its evidence, and the account’s own correlations', async () => {
  await open();
  expect(await screen.findByText('Answer what the prompt asks of: “offline”.')).toBeTruthy();
  expect(screen.getByText('Published study: A study')).toBeTruthy();
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('row', { name: 'Statistics 0.42 0.10 to 0.66 40' })).toBeTruthy();
  expect(table.getByRole('row', { name: 'Fluency not enough pages – 12' })).toBeTruthy();
});

test('keeps the chosen prompt in the address', async () => {
  const { user, location, api } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Prompt' }), 'p2');
  expect(location.current).toBe(`${PATH}?prompt=p2`);
  expect(api.args.pageComparison).toMatchObject({ promptId: 'p2' });
});

test('says that no own page covers the prompt', async () => {
  await open({ isCovered: false, ownPages: [], ownRead: 2 });
  expect(await screen.findByText('None of your pages covers this')).toBeTruthy();
  expect(side('Your Article').getByText(/None of your pages was read yet/)).toBeTruthy();
});

test('says that own pages could not be read, and claims nothing of what they cover', async () => {
  await open({ isCovered: false, ownPages: [], ownRead: 0, ownUnread: 6 });
  expect(await screen.findByText('None of your pages was read')).toBeTruthy();
  expect(screen.queryByText('None of your pages covers this')).toBeNull();
  expect(side('Your Article').getByText(/^6 pages of your site could not be read/)).toBeTruthy();
});

test('reads the prompt’s pages where none was read; the sample opens on request', async () => {
  const { user, api } = await open({ otherPages: [], unreadPages: 7 });
  api.answers.readPages = ({ promptId }: { promptId: string }) => {
    const latestRun = { ...pageRun, promptId, status: 'WAITING', planned: 0 };
    api.answers.pageReading = { ...pageReading, latestRun };
    return api.answers.pageReading;
  };
  expect(
    await screen.findByText('No page that answers to this prompt cite was read yet (of 7).'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Read its cited pages' }));
  expect(await screen.findByText('Choosing pages...')).toBeTruthy();
  expect(api.args.readPages).toMatchObject({ promptId: 'p1' });
  await user.click(screen.getByRole('button', { name: 'See an example' }));
  expect(await screen.findByText('Sample articles and scores, not measured')).toBeTruthy();
});

test('says what is missing without missed answers', async () => {
  await open({ prompt: null, prompts: [], otherPages: [], ownPages: [] });
  expect(await screen.findByRole('link', { name: 'Collect answers' })).toBeTruthy();
});

test('says what failed; Retry reloads the page', async () => {
  const api = new FakeApi();
  api.fail('pageComparison');
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The pages could not be loaded.')).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});
