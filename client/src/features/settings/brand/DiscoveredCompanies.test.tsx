import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { discoveredCompanies } from '../../../testing/discoveries.ts';
import { viewer } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const TITLE = 'Companies named in answers';
const ZETTELWERK = {
  id: 'found-1',
  key: 'zettelwerk',
  name: 'Zettelwerk',
  rank: 1,
  answers: 12,
  shareOfVoice: 22.5,
  meanPosition: 1.75,
  firstPlaces: 5,
  firstDay: '2026-07-01',
  lastDay: '2026-08-03',
};
const LONE = { ...ZETTELWERK, id: 'found-2', key: 'lonesound', name: 'Lone Sound', rank: 4, answers: 1 };
const LIST = {
  ...discoveredCompanies,
  ranking: { brandRank: 3, companies: 5, untracked: 2 },
  companies: [ZETTELWERK, LONE],
};

async function open(list: object = LIST, api = new FakeApi()) {
  api.answers.discoveredCompanies = list;
  api.answers.dismissDiscoveredCompany = LIST;
  api.answers.saveBrand = { errors: [], viewer };
  const app = await renderApp('/dashboard/settings/brand', { api, signedInAs: 'ada@example.com' });
  const brand = within(await screen.findByRole('region', { name: 'Brand' }));
  return { ...app, api, brand, found: within(await screen.findByRole('region', { name: TITLE })) };
}

test('says that every named company is tracked', async () => {
  const { found } = await open(discoveredCompanies);
  expect(await found.findByText('No answer names a company that you do not track.')).toBeTruthy();
  expect(found.queryByRole('table')).toBeNull();
});

test('shows rank, answers, share of voice and position, and links the answers', async () => {
  const { found } = await open();
  expect(
    await found.findByText(
      'Answers name 5 companies, 2 of which you do not track. Your brand is number 3 of all.',
    ),
  ).toBeTruthy();
  const row = within(found.getByRole('row', { name: /Zettelwerk/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '1',
    '12',
    '22.5%',
    '1.8',
    '5',
    'TrackNot a company',
  ]);
  const link = row.getByRole('link', { name: '12: Open the 12 answers that name Zettelwerk' });
  expect(link.getAttribute('href')).toBe('/dashboard/answers?company=found-1');
});

test('says that answers are still counted', async () => {
  const { found } = await open({ ...LIST, uncountedAnswers: 1200 });
  expect(
    await found.findByText('Counting 1,200 answers. The numbers change until this is done.'),
  ).toBeTruthy();
});

test('offers to load the list again', async () => {
  const api = new FakeApi();
  api.fail('discoveredCompanies');
  const { found, user } = await open(LIST, api);
  api.mend('discoveredCompanies');
  await user.click(await found.findByRole('button', { name: 'Retry' }));
  expect(await found.findByRole('row', { name: /Zettelwerk/ })).toBeTruthy();
});

test('tracks a company after saying what changes, and keeps unsaved changes', async () => {
  const { api, brand, found, user } = await open();
  const added = { id: 'company-9', name: 'Zettelwerk', aliases: [], domain: null };
  const tracked = {
    ...viewer,
    competitors: [...viewer.competitors, added],
    companiesVersion: 'companies-2',
    outdatedAnswers: 120,
  };
  api.answers.trackDiscoveredCompany = { competitor: added, conflict: null, errors: [], viewer: tracked };
  const name = brand.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Acme Sound');
  await user.click(await found.findByRole('button', { name: 'Track Zettelwerk' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Track Zettelwerk?' }));
  expect(
    dialog.getByText(
      '“Zettelwerk” becomes a competitor, under this name alone. 120 stored answers then have to be analysed again, which you start on this page.',
    ),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Track' }));
  expect(await found.findByText('In your competitors')).toBeTruthy();
  expect(api.args.trackDiscoveredCompany).toEqual({ key: 'zettelwerk', version: 'companies-1' });
  const competitors = within(screen.getByRole('region', { name: 'Competitors' }));
  expect(competitors.getByText('Zettelwerk')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Re-analyse 120 answers now' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Brand saved')).toBeTruthy();
  expect(api.args.saveBrand).toMatchObject({
    input: {
      version: 'companies-2',
      brand: { name: 'Acme Sound' },
      competitors: [{ id: 'company-1' }, { id: 'company-3' }, { id: 'company-9' }],
    },
  });
});

test('adds to the companies as they are now where nothing is unsaved', async () => {
  const { api, found, user } = await open();
  api.answers.trackDiscoveredCompany = { competitor: null, conflict: null, errors: [], viewer };
  await user.click(await found.findByRole('button', { name: 'Track Lone Sound' }));
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(await found.findByText('In your competitors')).toBeTruthy();
  expect(api.args.trackDiscoveredCompany).toEqual({ key: 'lonesound', version: null });
});

test('says why a company was not added', async () => {
  const { api, found, user } = await open();
  const message = 'At most 100 competitors.';
  api.answers.trackDiscoveredCompany = { competitor: null, conflict: null, errors: [{ message }], viewer };
  await user.click(await found.findByRole('button', { name: 'Track Lone Sound' }));
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(await screen.findByText(`Lone Sound was not added: ${message}`)).toBeTruthy();
  expect(found.getByRole('button', { name: 'Track Lone Sound' })).toBeTruthy();
});

test('shows ten companies, and all of them on demand', async () => {
  const companies = Array.from({ length: 12 }, (_, index) => ({
    ...LONE,
    id: `id-${index}`,
    key: `k${index}`,
    name: `Name ${index}`,
  }));
  const { found, user } = await open({ ...LIST, companies });
  await user.click(await found.findByRole('button', { name: 'Show all 12' }));
  expect(found.getAllByRole('row')).toHaveLength(13);
});

test('undoes a dismissal and focuses the undo button', async () => {
  const { api, found, user } = await open();
  const dismiss = await found.findByRole('button', { name: 'Not a company: Lone Sound' });
  api.answers.discoveredCompanies = {
    ...LIST,
    companies: [ZETTELWERK],
    dismissed: [{ key: 'lonesound', name: 'Lone Sound' }],
  };
  await user.click(dismiss);
  const undo = await found.findByRole('button', { name: 'Undo: Lone Sound is a company' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  api.answers.discoveredCompanies = LIST;
  await user.click(undo);
  expect(await found.findByRole('button', { name: 'Not a company: Lone Sound' })).toBeTruthy();
  expect(api.args.dismissDiscoveredCompany).toEqual({ key: 'lonesound', dismissed: false });
});

test('lists dismissed names, which can be restored', async () => {
  const { api, found, user } = await open({ ...LIST, dismissed: [{ key: 'buyer', name: 'Buyer' }] });
  await user.click(await found.findByRole('button', { name: 'Not a company (1)' }));
  await user.click(found.getByRole('button', { name: 'Restore Buyer' }));
  await waitFor(() => expect(api.args.dismissDiscoveredCompany).toEqual({ key: 'buyer', dismissed: false }));
});

test('keeps a company that could not be dismissed, and says so', async () => {
  const { api, found, user } = await open();
  api.fail('dismissDiscoveredCompany');
  await user.click(await found.findByRole('button', { name: 'Not a company: Zettelwerk' }));
  expect(await screen.findByText('Zettelwerk could not be changed. Please try again.')).toBeTruthy();
  expect(found.getByRole('button', { name: 'Not a company: Zettelwerk' })).toBeTruthy();
});
