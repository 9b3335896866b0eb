import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';

test('builds the address of a table from the chosen columns', async () => {
  const { user } = await renderApp('/dashboard/settings/api', { signedInAs: 'ada@example.com' });
  const card = within(await screen.findByRole('region', { name: 'Spreadsheets and warehouses' }));
  const address = () => card.getByText(/^http.*metrics\.csv/).textContent?.split('?')[1];
  expect(address()).toBe('bucket=week&by=platform,company&days=90');
  await user.click(card.getByRole('button', { name: 'Month' }));
  await user.click(card.getByRole('checkbox', { name: 'Topic' }));
  await user.click(card.getByRole('checkbox', { name: 'Platform' }));
  await user.click(card.getByRole('button', { name: 'All time' }));
  await user.click(card.getByRole('checkbox', { name: 'Model' }));
  await user.click(card.getByRole('checkbox', { name: 'Persona' }));
  expect(address()).toBe('bucket=month&by=topic,company,persona,model');
  await user.click(card.getByRole('checkbox', { name: 'Model' }));
  await user.click(card.getByRole('checkbox', { name: 'Persona' }));
  expect(address()).toBe('bucket=month&by=topic,company');
  expect(card.getByLabelText('Download the table').textContent).toContain(
    'metrics.csv?bucket=month&by=topic,company"',
  );
  await user.click(card.getByRole('button', { name: 'Copy table address' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /\/api\/export\/metrics\.csv\?bucket=month&by=topic,company$/,
  );
});
