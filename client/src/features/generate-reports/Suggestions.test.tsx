import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWizard, row, rowTexts, stepNamed } from '../../testing/open-wizard.ts';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('shows on the button that suggestions load, and disables the form meanwhile', async () => {
  const { user, api, next, enterCompany } = await openWizard();
  await enterCompany();
  const release = api.hold('suggestReportWebsite');
  await next();
  expect(button('Looking for your website…').disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Email').matches(':disabled')).toBe(true);
  await user.keyboard('{Enter}');
  release();
  await stepNamed('Website');
  expect(api.requestCounts.suggestReportWebsite).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Website' }));
  expect(document.title).toContain('Website');
});

test.each([
  ['Website', 'suggestReportCompetitors', 'Looking for competitors…', 'Company Info'],
  ['Competitors', 'suggestReportSearchTopics', 'Looking for search topics…', 'Website'],
  ['Search Topics', 'suggestReportPrompts', 'Writing prompts…', 'Competitors'],
] as const)(
  '%s can be left while it loads; the late reply changes nothing',
  async (step, field, text, before) => {
    const { api, next, press, walkTo, location } = await openWizard();
    await walkTo(step);
    const release = api.hold(field);
    await next();
    expect(button(text).disabled).toBe(true);
    await press('Back');
    await stepNamed(before);
    const left = location.current;
    release();
    await new Promise((resolve) => setTimeout(resolve));
    expect(location.current).toBe(left);
    expect(screen.queryByRole('alert')).toBeNull();
    await next();
    await stepNamed(step);
  },
);

test('does not show the success screen for an abandoned request', async () => {
  const { api, press, walkTo } = await openWizard();
  await walkTo('Generate');
  const release = api.hold('requestReport');
  await press('Generate');
  expect(button('Requesting your report…').disabled).toBe(true);
  await press('Back');
  await stepNamed('Prompts');
  release();
  await new Promise((resolve) => setTimeout(resolve));
  await stepNamed('Prompts');
  expect(api.requestCounts.requestReport).toBe(1);
});

test('replaces suggestions for another company and keeps the user’s input', async () => {
  const { user, api, next, press, walkTo, enterCompany } = await openWizard();
  await walkTo('Competitors');
  await user.type(row('Competitor 1'), ' Pro');
  await press(/^Add competitor/);
  await user.keyboard('Ostrava Labs');
  for (const step of ['Search Topics', 'Prompts'] as const) {
    await next();
    await stepNamed(step);
  }
  await user.clear(row('Prompt 9, Brand-specific'));
  await user.type(row('Prompt 9, Brand-specific'), 'Is it any good?');
  for (const step of ['Search Topics', 'Competitors', 'Website', 'Company Info'] as const) {
    await press('Back');
    await stepNamed(step);
  }

  api.answers.suggestReportWebsite = { website: 'https://penfold.example' };
  api.answers.suggestReportCompetitors = { competitors: ['Inkwell', 'Scribe', 'Nib'], basis: 'MODEL' };
  await enterCompany('Penfold');
  await next();
  await stepNamed('Website');
  expect(screen.getByLabelText<HTMLInputElement>('Website').value).toBe('https://penfold.example');
  await next();
  await stepNamed('Competitors');
  expect(screen.getByText('Suggested by a language model')).toBeTruthy();
  // “Inkwell” was replaced by the user, so it is not suggested again.
  expect(rowTexts()).toEqual(['Scribe', 'Nib', 'Inkwell Pro', 'Ostrava Labs']);
  await next();
  await stepNamed('Search Topics');
  await next();
  await stepNamed('Prompts');
  expect(rowTexts().slice(8)).toEqual(['Is it any good?', 'What do people say of Penfold?']);
});

test('does not request the same suggestions twice', async () => {
  const { api, next, press, walkTo } = await openWizard();
  await walkTo('Competitors');
  await press('Back');
  await press('Back');
  await stepNamed('Company Info');
  await next();
  await stepNamed('Website');
  await next();
  await stepNamed('Competitors');
  expect([api.requestCounts.suggestReportWebsite, api.requestCounts.suggestReportCompetitors]).toEqual([
    1, 1,
  ]);
});

test('suggests topics for another kind of business', async () => {
  const { user, api, press, walkTo } = await openWizard();
  await walkTo('Search Topics');
  expect(screen.getByText('A guess from your website: please check')).toBeTruthy();
  expect(screen.queryByLabelText('Kind of business')).toBeNull();
  await press('Not your business? Choose another kind');
  await screen.findByRole('option', { name: 'Pens' });
  expect(screen.getByRole('group', { name: 'Everyday goods' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Kind of business'), 'Pens');
  await press('Fill in search topics');
  expect(await screen.findByText('Suggested from our catalogue: Pens')).toBeTruthy();
  expect(api.args.suggestReportSearchTopics).toMatchObject({ category: 'pens' });
  expect(rowTexts()).toEqual(['fountain pens', 'ink']);
});

test('suggests search topics and prompts in the language that is chosen', async () => {
  const { user, api, next, walkTo } = await openWizard();
  await walkTo('Search Topics');
  expect(rowTexts()).toEqual(['note taking', 'team wiki']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the prompts' }), 'Deutsch');
  expect(await screen.findByDisplayValue('Notiz-Apps')).toBeTruthy();
  expect(rowTexts()).toEqual(['Notiz-Apps']);
  await next();
  await stepNamed('Prompts');
  expect(api.args.suggestReportPrompts).toMatchObject({ language: 'DE', searchTopics: ['Notiz-Apps'] });
});
