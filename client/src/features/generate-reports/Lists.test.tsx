import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWizard, row, rowTexts, stepNamed } from '../../testing/open-wizard.ts';

test('accepts up to five competitors by keyboard, without blanks and duplicates', async () => {
  const { user, api, walkTo } = await openWizard();
  await walkTo('Competitors');
  const add = screen.getByRole('button', { name: /^Add competitor/ });
  add.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(row('Competitor 3'));
  await user.keyboard(' inkwell ');
  for (const count of ['3/5', '4/5']) {
    const button = screen.getByRole('button', { name: `Add competitor ${count}` });
    button.focus();
    await user.keyboard('{Enter}');
  }
  await user.keyboard('Ostrava Labs');
  expect(screen.queryByRole('button', { name: /^Add competitor/ })).toBeNull();
  screen.getByRole('button', { name: 'Remove competitor 2' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(row('Competitor 2'));
  expect(row('Competitor 2').value).toBe(' inkwell ');
  await user.keyboard('{Enter}');
  await stepNamed('Search Topics');
  expect(api.args.suggestReportSearchTopics).toMatchObject({ competitors: ['Inkwell', 'Ostrava Labs'] });
});

test('removes all competitors and then focuses the add button', async () => {
  const { press, next, api, walkTo } = await openWizard();
  await walkTo('Competitors');
  await press('Remove competitor 2');
  expect(document.activeElement).toBe(row('Competitor 1'));
  await press('Remove competitor 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add competitor 0/5' }));
  await next();
  await stepNamed('Search Topics');
  expect(api.args.suggestReportSearchTopics).toMatchObject({ competitors: [] });
});

test('accepts up to ten search topics and keeps the last', async () => {
  const { user, press, walkTo } = await openWizard();
  await walkTo('Search Topics');
  await press('Remove search topic 2');
  expect(screen.queryByRole('button', { name: /^Remove search topic/ })).toBeNull();
  for (let count = 1; count < 10; count += 1) {
    await press(`Add search topic ${count}/10`);
    await user.keyboard(`topic ${count}`);
  }
  expect(screen.queryByRole('button', { name: /^Add search topic/ })).toBeNull();
  expect(rowTexts()).toHaveLength(10);
  expect(screen.getAllByRole('button', { name: /^Remove search topic/ })).toHaveLength(10);
  expect(row('Search topic 1').maxLength).toBe(80);
});

test('has ten to twenty prompt slots, the first eight generic, and removes only added ones', async () => {
  const { api, press, walkTo } = await openWizard();
  api.answers.suggestReportPrompts = { prompts: ['Which note app is best?'], basis: 'GUESS' };
  await walkTo('Prompts');
  expect(rowTexts()).toHaveLength(10);
  expect(screen.getAllByRole('textbox', { name: /, Generic$/ })).toHaveLength(8);
  expect(screen.getAllByRole('textbox', { name: /, Brand-specific$/ })).toHaveLength(2);
  expect(screen.getAllByText('Generic')).toHaveLength(8);
  expect(screen.queryByRole('button', { name: /^Remove prompt/ })).toBeNull();
  await press('Add prompt 10/20');
  expect(document.activeElement).toBe(row('Prompt 11, Brand-specific'));
  await press('Remove prompt 11');
  for (let count = 10; count < 20; count += 1) await press(`Add prompt ${count}/20`);
  expect(screen.queryByRole('button', { name: /^Add prompt/ })).toBeNull();
});

test('continues with suggested prompts when all are emptied', async () => {
  const { api, user, press, walkTo, next } = await openWizard();
  api.answers.suggestReportPrompts = { prompts: ['Which note app is best?'], basis: 'GUESS' };
  await walkTo('Prompts');
  await next();
  await stepNamed('Generate');
  expect(screen.getByText(/^Your prompt goes to ChatGPT/)).toBeTruthy();
  await press('Edit Prompts');
  await user.clear(row('Prompt 1, Generic'));
  await user.type(row('Prompt 2, Generic'), ' ');
  await next();
  await stepNamed('Generate');
  expect(screen.getByText(/^None entered: /)).toBeTruthy();
  expect(screen.getByText(/^The suggested prompts go to ChatGPT/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Generate');
  expect(await screen.findByText('You should be getting something within 5 minutes')).toBeTruthy();
  expect(api.args.requestReport).toMatchObject({ input: { prompts: [] } });
});
