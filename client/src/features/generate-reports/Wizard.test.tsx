import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWizard, row, rowTexts, stepNamed, wizardApi } from '../../testing/open-wizard.ts';
import { promptsOf, reportOffer } from '../../testing/reports-wizard.ts';

const current = () => document.querySelector('[aria-current=step]')?.textContent;

test('leads from the company to the success screen and to another report', async () => {
  const { user, api, next, press, enterCompany, location } = await openWizard();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Generate Your Free AI Visibility Report' }),
  ).toBeTruthy();
  await stepNamed('Company Info');
  expect(current()).toContain('1. Company Info, current');
  await enterCompany();
  await user.keyboard('{Enter}');

  await stepNamed('Website');
  expect(api.args.suggestReportWebsite).toEqual({ companyName: 'Quillmark' });
  expect(screen.getByLabelText<HTMLInputElement>('Website').value).toBe('https://www.quillmark.example');
  expect(screen.getByLabelText('Website').getAttribute('type')).toBe('url');
  expect(screen.getByLabelText('Website').hasAttribute('required')).toBe(false);
  expect(current()).toContain('2. Website, current');
  expect(screen.getByText('Step 2 of 6:')).toBeTruthy();
  expect(screen.getByText('1. Company Info, done')).toBeTruthy();
  expect(screen.getByText('6. Generate, pending')).toBeTruthy();
  await next();

  await stepNamed('Competitors');
  expect(api.args.suggestReportCompetitors).toEqual({
    companyName: 'Quillmark',
    website: 'https://www.quillmark.example',
  });
  expect(rowTexts()).toEqual(['Inkwell', 'Papermoon']);
  expect(screen.getByText('Suggested from our catalogue')).toBeTruthy();
  await press(/^Add competitor 2\/5/);
  await next();

  await stepNamed('Search Topics');
  expect(api.args.suggestReportSearchTopics).toMatchObject({ competitors: ['Inkwell', 'Papermoon'] });
  await user.clear(row('Search topic 2'));
  await next();

  await stepNamed('Prompts');
  expect(api.args.suggestReportPrompts).toMatchObject({ searchTopics: ['note taking'] });
  expect(rowTexts()).toEqual(promptsOf('Quillmark'));
  await user.clear(row('Prompt 3, Generic'));
  await next();

  await stepNamed('Generate');
  expect(screen.getByText('Inkwell, Papermoon')).toBeTruthy();
  expect(screen.getByText(/link to confirm ada@example.com/)).toBeTruthy();
  expect(screen.getByText(/ChatGPT, Perplexity and Gemini, once each/)).toBeTruthy();
  expect(screen.getByText(/^Everything is kept for 90 days/)).toBeTruthy();
  await press('Generate');

  expect(await screen.findByText('You should be getting something within 5 minutes')).toBeTruthy();
  expect(api.args.requestReport).toEqual({
    input: {
      email: 'ada@example.com',
      companyName: 'Quillmark',
      website: 'https://www.quillmark.example',
      competitors: ['Inkwell', 'Papermoon'],
      searchTopics: ['note taking'],
      prompts: promptsOf('Quillmark').filter((_, index) => index !== 2),
    },
  });
  expect(screen.getByText(/First confirm your address/)).toBeTruthy();
  expect(screen.getByText('ada@example.com')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Progress' })).toBeNull();
  expect(sessionStorage.getItem('sightline-report-wizard')).toBeNull();

  await press('Generate Another Report');
  await stepNamed('Company Info');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  expect(location.current).toBe('/generate-reports');
});

test('mentions the simulator, and no confirmation where none is needed', async () => {
  const api = wizardApi();
  Object.assign(api.answers, {
    reportOffer: { ...reportOffer, platforms: [], simulated: true, confirmation: false },
    requestReport: { confirmationNeeded: false, errors: [] },
  });
  const { walkTo, press } = await openWizard(undefined, api);
  await walkTo('Generate');
  expect(screen.getByText(/the answers are simulated/)).toBeTruthy();
  expect(screen.queryByText(/link to confirm/)).toBeNull();
  await press('Generate');
  expect(await screen.findByText('You should be getting something within 5 minutes')).toBeTruthy();
  expect(screen.queryByText(/First confirm/)).toBeNull();
});

test('requires a company name and a valid email address', async () => {
  const { user, api, next, enterCompany } = await openWizard();
  await stepNamed('Company Info');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  expect(button.disabled).toBe(true);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.type, email.required, email.title]).toEqual([
    'email',
    true,
    'Please enter a valid email address',
  ]);
  await user.type(email, 'ada');
  expect(button.disabled).toBe(true);
  await user.type(screen.getByLabelText('Company name'), ' ');
  expect(button.disabled).toBe(true);
  await enterCompany('Quillmark', 'ada');
  await next();
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(document.activeElement).toBe(email);
  expect(api.requestCounts.suggestReportWebsite).toBe(0);
  await user.type(email, '@example.com');
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
});

test('says which suggestions it has none of for an unknown company', async () => {
  const api = wizardApi();
  Object.assign(api.answers, {
    suggestReportWebsite: { website: null },
    suggestReportCompetitors: { competitors: [], basis: null },
    suggestReportSearchTopics: ({ category }: Record<string, unknown>) =>
      category
        ? {
            searchTopics: ['ink'],
            basis: 'KNOWN',
            category: { key: 'pens', label: 'Pens', group: 'Goods' },
            language: 'EN',
          }
        : { searchTopics: [], basis: null, category: null, language: 'EN' },
  });
  const { user, next, enterCompany, press } = await openWizard(undefined, api);
  await enterCompany();
  await next();
  await stepNamed('Website');
  expect(screen.getByText(/We do not know the website of Quillmark/)).toBeTruthy();
  await user.type(screen.getByLabelText('Website'), 'not a site');
  await next();
  expect(await screen.findByText('Enter an address such as https://www.example.com')).toBeTruthy();
  await user.clear(screen.getByLabelText('Website'));
  await next();
  await stepNamed('Competitors');
  expect(screen.getByText(/We know no competitors of Quillmark/)).toBeTruthy();
  expect(rowTexts()).toEqual(['']);
  await next();
  await stepNamed('Search Topics');
  expect(api.args.suggestReportSearchTopics).toMatchObject({ website: null, competitors: [] });
  expect(screen.getByText(/We could not find out what Quillmark does/)).toBeTruthy();
  await next();
  expect(await screen.findByText('Enter at least one search topic')).toBeTruthy();
  expect(api.requestCounts.suggestReportPrompts).toBe(0);
  await screen.findByRole('option', { name: 'Pens' });
  await user.selectOptions(screen.getByLabelText('Kind of business'), 'Pens');
  await press('Fill in search topics');
  expect(await screen.findByText('Suggested from our catalogue: Pens')).toBeTruthy();
  expect(rowTexts()).toEqual(['ink']);
});

test('replaces the form by a notice where reports are off', async () => {
  const api = wizardApi();
  api.answers.reportOffer = { ...reportOffer, enabled: false };
  await openWizard(undefined, api);
  expect(await screen.findByText('Reports are not offered here at the moment')).toBeTruthy();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Create an account' })).toBeTruthy();
});
