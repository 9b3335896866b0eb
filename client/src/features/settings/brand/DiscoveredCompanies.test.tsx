import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { viewer } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const TITLE = 'Companies found in answers';
const FOUND = [
  { key: 'zettelwerk', name: 'Zettelwerk', answers: 12, firstDay: '2026-07-01', lastDay: '2026-08-03' },
  { key: 'lone sound', name: 'Lone Sound', answers: 1, firstDay: '2026-08-01', lastDay: '2026-08-01' },
];

async function open(found: object[] = FOUND) {
  const api = new FakeApi();
  api.answers.discoveredCompanies = found;
  api.answers.dismissDiscoveredCompany = [];
  api.answers.saveBrand = { errors: [], viewer };
  const app = await renderApp('/dashboard/settings/brand', { api, signedInAs: 'ada@example.com' });
  const brand = within(await screen.findByRole('region', { name: 'Brand' }));
  return { ...app, api, brand };
}
const card = async () => within(await screen.findByRole('region', { name: TITLE }));

test('shows no card without discovered companies', async () => {
  const { api } = await open([]);
  expect(api.requestCounts.discoveredCompanies).toBe(1);
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});

test('adds a tracked company to the unsaved form; saving saves both', async () => {
  const { api, brand, user } = await open();
  const name = brand.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Acme Sound');
  const found = await card();
  expect(found.getByText('12 answers, last on Aug 03, 2026')).toBeTruthy();
  await user.click(found.getByRole('button', { name: 'Track as competitor: Zettelwerk' }));
  expect(found.getByText('In your competitors')).toBeTruthy();
  const competitors = within(screen.getByRole('region', { name: 'Competitors' }));
  expect(competitors.getByText('Zettelwerk')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Brand saved')).toBeTruthy();
  expect(api.args.saveBrand).toMatchObject({
    input: {
      brand: { name: 'Acme Sound' },
      competitors: [
        { id: 'company-1' },
        { id: 'company-3' },
        { id: null, name: 'Zettelwerk', domain: null, aliases: [] },
      ],
    },
  });
});

test('shows eight companies, and all of them on demand', async () => {
  const { user } = await open(
    Array.from({ length: 12 }, (_, index) => ({ ...FOUND[0], key: `k${index}`, name: `Name ${index}` })),
  );
  const found = await card();
  expect(found.getAllByRole('listitem')).toHaveLength(8);
  await user.click(found.getByRole('button', { name: 'Show all 12' }));
  expect(found.getAllByRole('listitem')).toHaveLength(12);
});

test('undoes a dismissal', async () => {
  const { api, user } = await open();
  const found = await card();
  await user.click(found.getByRole('button', { name: 'Dismiss Lone Sound' }));
  await user.click(await found.findByRole('button', { name: 'Restore Lone Sound' }));
  expect(await found.findByRole('button', { name: 'Track as competitor: Lone Sound' })).toBeTruthy();
  expect(api.requestCounts.dismissDiscoveredCompany).toBe(2);
  expect(api.args.dismissDiscoveredCompany).toEqual({ key: 'lone sound', dismissed: false });
});

test('keeps a company that could not be dismissed, and says so', async () => {
  const { api, user } = await open();
  api.fail('dismissDiscoveredCompany');
  const found = await card();
  await user.click(found.getByRole('button', { name: 'Dismiss Zettelwerk' }));
  expect(await screen.findByText('Zettelwerk could not be changed. Please try again.')).toBeTruthy();
  expect(found.getByRole('button', { name: 'Dismiss Zettelwerk' })).toBeTruthy();
});
