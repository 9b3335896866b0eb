import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWizard, row, rowTexts, stepNamed, wizardApi } from '../../testing/open-wizard.ts';

test('names the step in the address; the browser’s Back returns', async () => {
  const { back, walkTo, location } = await openWizard();
  await walkTo('Competitors');
  expect(location.current).toBe('/generate-reports?step=competitors');
  back();
  await stepNamed('Website');
  back();
  await stepNamed('Company Info');
  expect(location.current).toBe('/generate-reports');
});

test.each(['website', 'generate', 'nonsense'])(
  'opens no step past the first incomplete one: %s',
  async (step) => {
    const { location } = await openWizard(`/generate-reports?step=${step}`);
    await stepNamed('Company Info');
    if (step !== 'nonsense') expect(location.current).toBe('/generate-reports');
  },
);

test('restores input and step after a reload, in this tab only', async () => {
  const api = wizardApi();
  const { user, walkTo, unmount, location } = await openWizard(undefined, api);
  await walkTo('Competitors');
  await user.type(row('Competitor 1'), ' Pro');
  unmount();
  expect(Object.keys(localStorage).filter((key) => /report|wizard/.test(key))).toEqual([]);

  const again = await openWizard(location.current, api);
  await stepNamed('Competitors');
  expect(rowTexts()).toEqual(['Inkwell Pro', 'Papermoon']);
  expect(screen.getByText('Suggested from our catalogue')).toBeTruthy();
  await again.press('Back');
  await stepNamed('Website');
  await again.press('Back');
  await stepNamed('Company Info');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  expect(api.requestCounts.suggestReportCompetitors).toBe(1);
});

test('Edit opens its step and Next returns to the summary, unless new suggestions are needed', async () => {
  const { user, api, next, press, walkTo, enterCompany } = await openWizard();
  await walkTo('Generate');
  await press('Edit Company Info');
  await stepNamed('Company Info');
  await enterCompany('Quillmark', 'grace@example.com');
  await next();
  await stepNamed('Generate');
  expect(screen.getByText('grace@example.com')).toBeTruthy();
  expect(api.requestCounts.suggestReportWebsite).toBe(1);

  await press('Edit Search Topics');
  await stepNamed('Search Topics');
  await user.type(row('Search topic 2'), 's');
  await next();
  await stepNamed('Prompts');
  expect(api.requestCounts.suggestReportPrompts).toBe(2);
});

test.each(['/', '/?mode=signup'])('links from the screen at %s to the wizard', async (path) => {
  const { user } = await openWizard(path);
  await user.click(await screen.findByRole('link', { name: 'Get a free AI visibility report' }));
  await stepNamed('Company Info');
});
