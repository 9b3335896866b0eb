import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { runEstimate, runningRun, runsOf } from '../../testing/collection.ts';
import { dashboard, emptyMetrics } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { NewAccount } from '../../testing/set-up.ts';

const signedInAs = 'ada@example.com';

beforeEach(() => sessionStorage.clear());

async function open(path = '/dashboard/setup', account = new NewAccount()) {
  const api = new FakeApi();
  Object.assign(api.answers, account.answers());
  const app = await renderApp(path, { api, signedInAs });
  const next = async () => app.user.click(await screen.findByRole('button', { name: 'Continue' }));
  const back = async () => app.user.click(await screen.findByRole('button', { name: 'Back' }));
  return { ...app, api, account, next, back };
}

/** An account whose brand is named already. */
function named() {
  const account = new NewAccount();
  account.brand = { id: 'brand-1', name: 'Quillmark', domain: 'quillmark.example', aliases: [] };
  return account;
}

/** The same where nothing tells what it does. */
function unknown() {
  const account = named();
  account.isKnown = false;
  return account;
}

const step = (title: string) => screen.findByRole('heading', { name: title });

test('leads from a new account to the first run in six clicks and one field', async () => {
  const fresh = new NewAccount();
  fresh.site = 'quillmark.example';
  const { user, api, account, next, location } = await open('/dashboard/setup', fresh);
  await step('Which brand do you want to follow?');
  expect(location.current).toBe('/dashboard/setup/brand');
  await user.type(screen.getByLabelText('Name'), 'Quillmark');
  await user.tab();
  await waitFor(() => expect(screen.getByDisplayValue('quillmark.example')).toBeTruthy());
  await next();

  await step('Who are its competitors?');
  const competitors = within(await screen.findByRole('list', { name: 'Competitors' }));
  expect(competitors.getAllByRole('listitem').length).toBe(2);
  await next();

  await step('What do people ask?');
  expect(account.competitors.map(({ name }) => name)).toEqual(['Inkwell', 'Papermoon']);
  expect(await screen.findByText('3 prompts in 2 topics')).toBeTruthy();
  expect(api.args.suggestTopics).toMatchObject({ category: 'notes', competitors: ['Inkwell', 'Papermoon'] });
  await next();

  await step('Which platforms do you want to measure?');
  expect(account.prompts.length).toBe(3);
  const chosen = await screen.findByRole('checkbox', { name: /ChatGPT/ });
  await waitFor(() => expect((chosen as HTMLInputElement).checked).toBe(true));
  await next();
  await step('How often, and at what cost?');
  await next();

  await step('Your first run');
  expect(account.settings).toMatchObject({ monthlyBudget: 25 });
  expect(account.settings.platforms).not.toContain('simulator');
  expect(await screen.findByText('$0.84')).toBeTruthy();
  api.answers.startRun = runningRun;
  api.answers.collectionRuns = runsOf(runningRun);
  await user.click(screen.getByRole('button', { name: 'Start the first run' }));
  expect(await screen.findByRole('region', { name: 'Collecting now' })).toBeTruthy();
  expect(location.current).toBe('/dashboard/collection');
  expect(account.settings.setUp).toBe(true);
});

test('lets the user change every suggestion', async () => {
  const { user, account, next } = await open();
  await step('Which brand do you want to follow?');
  await user.type(screen.getByLabelText('Name'), 'Quillmark');
  await user.type(screen.getByLabelText('Domain'), 'quillmark.example');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Add Quill' }));
  expect(screen.queryByRole('button', { name: 'Add Quill' })).toBeNull();
  await next();

  await step('Who are its competitors?');
  expect(account.brand).toMatchObject({ name: 'Quillmark', aliases: ['Quill'] });
  await user.click(await screen.findByRole('button', { name: 'Remove Papermoon' }));
  await user.click(await screen.findByRole('button', { name: 'Add Papermoon' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Papermoon' }));
  await next();

  await step('What do people ask?');
  expect(account.competitors.map(({ name }) => name)).toEqual(['Inkwell']);
  const choosing = within(await screen.findByRole('region', { name: 'Choosing' }));
  await user.click(choosing.getByRole('button', { name: 'Remove prompt 2' }));
  await user.click(choosing.getByRole('button', { name: 'Paste many' }));
  await user.click(choosing.getByLabelText('Prompts for Choosing, one a line'));
  await user.paste('- Which note app is safe?\n- Which note app is best?\n');
  await user.click(choosing.getByRole('button', { name: 'Add 2 prompts' }));
  expect(screen.getByText('3 prompts in 2 topics')).toBeTruthy();
  // The one that was removed does not come back.
  await user.click(screen.getByRole('button', { name: 'Suggest prompts' }));
  expect(await screen.findByText(/Nothing new to suggest/)).toBeTruthy();
  await next();

  await step('Which platforms do you want to measure?');
  expect(account.prompts.map(({ question }) => question)).toEqual([
    'Which note app is best?',
    'Which note app is safe?',
    'Which note app is free?',
  ]);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  await waitFor(() => expect(boxes.some(({ checked }) => checked)).toBe(true));
  for (const box of boxes) if (box.checked) await user.click(box);
  await next();
  expect(await screen.findByText(/Choose at least one/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Simulator' }));
  expect(screen.queryByText(/Choose at least one/)).toBeNull();
  await next();

  await step('How often, and at what cost?');
  expect(account.settings.platforms).toEqual(['simulator']);
  await user.click(screen.getByRole('checkbox', { name: 'Collect every day' }));
  await next();
  await step('Your first run');
  expect(account.settings).toMatchObject({ daily: true });
});

test('moves the focus to the next row when one is removed', async () => {
  const { user, next } = await open('/dashboard/setup/competitors', named());
  await user.click(await screen.findByRole('button', { name: 'Remove Inkwell' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Papermoon' }));
  await user.click(screen.getByRole('button', { name: 'Remove Papermoon' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add competitor' }));
  await next();

  await step('What do people ask?');
  const choosing = within(await screen.findByRole('region', { name: 'Choosing' }));
  await user.click(choosing.getByRole('button', { name: 'Remove prompt 1' }));
  expect(document.activeElement).toBe(choosing.getByLabelText('Prompt 1'));
  await user.click(choosing.getByRole('button', { name: 'Remove prompt 1' }));
  expect(document.activeElement).toBe(choosing.getByRole('button', { name: 'Add prompt' }));
  await user.click(choosing.getByRole('button', { name: 'Remove Choosing' }));
  expect((document.activeElement as HTMLInputElement).value).toBe('Price');
});

test('asks about an unknown business in two fields and follows them in its suggestions', async () => {
  const { user, api, next } = await open('/dashboard/setup/competitors', named());
  await user.click(await screen.findByRole('button', { name: 'Remove Papermoon' }));
  const field = screen.getByLabelText('Kind of business');
  await user.clear(field);
  await user.type(field, 'Fountain pens{Enter}');
  expect(await screen.findByText(/not in our catalogue/)).toBeTruthy();
  expect(screen.queryByText(/We know no companies of this kind/)).toBeNull();
  expect(api.args.suggestCompetitors).toMatchObject({ category: 'Fountain pens' });
  // The suggested company that was left alone goes with the suggestion.
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Competitors' })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('What it offers').value).toBe('Fountain pens');
  await user.type(screen.getByLabelText(/^For whom/), 'schools');
  await next();

  await step('What do people ask?');
  expect(await screen.findByText('1 prompt in 1 topic')).toBeTruthy();
  expect(api.args.suggestTopics).toMatchObject({ category: 'Fountain pens', audience: 'schools' });
  const offering = screen.getByLabelText('What it offers');
  await user.clear(offering);
  await user.type(offering, 'Note taking{Enter}');
  expect(await screen.findByLabelText('Kind of business')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Suggest prompts' }));
  expect(await screen.findByText('3 prompts in 2 topics')).toBeTruthy();
});

test('says once that the business is not known', async () => {
  await open('/dashboard/setup/competitors', unknown());
  await step('Who are its competitors?');
  expect(await screen.findByText(/^We do not know this business\. Add its competitors below/)).toBeTruthy();
  expect(screen.queryByText(/We know no companies/)).toBeNull();
});

test('links to the set-up from a new account’s dashboard', async () => {
  const api = new FakeApi();
  Object.assign(api.answers, new NewAccount().answers());
  api.answers.dashboard = { ...dashboard, brand: null, metrics: emptyMetrics };
  const { user, location } = await renderApp('/dashboard', { api, signedInAs });
  await user.click(await screen.findByRole('link', { name: 'Set up your brand' }));
  await step('Which brand do you want to follow?');
  expect(location.current).toBe('/dashboard/setup/brand');
});

test('resumes at the first unfinished step', async () => {
  const account = named();
  account.topics = [{ id: 't0', name: 'Price', slug: 'price', archived: false, promptCount: 1 }];
  account.prompts = [{ id: 'p0', topicId: 't0', question: 'Which note app is free?' }];
  await open('/dashboard/setup', account);
  await step('Which platforms do you want to measure?');
  expect(screen.getByRole('link', { name: '4. Platforms, current', current: 'step' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '3. Prompts, done' })).toBeTruthy();
});

test('opens no later step without a brand', async () => {
  const { location } = await open('/dashboard/setup/schedule');
  await step('Which brand do you want to follow?');
  expect(location.current).toBe('/dashboard/setup/brand');
  expect(screen.queryByRole('link', { name: /Schedule/ })).toBeNull();
});

test('saves valid values on Back', async () => {
  const { user, account, back, location } = await open('/dashboard/setup/schedule', named());
  await step('How often, and at what cost?');
  await user.click(screen.getByRole('checkbox', { name: 'Collect every day' }));
  await back();
  await step('Which platforms do you want to measure?');
  expect(account.settings.daily).toBe(true);
  expect(location.current).toBe('/dashboard/setup/platforms');
});

test('asks which values to keep when another tab has changed a step’s settings', async () => {
  const { user, api, account, next } = await open('/dashboard/setup/schedule', named());
  await step('How often, and at what cost?');
  await user.click(screen.getByRole('checkbox', { name: 'Collect every day' }));
  const save = api.answers.saveCollectionSettings;
  const version = 'collection-2';
  const changes = { version, monthlyBudget: 40, daily: true, hour: 9, timeZone: 'UTC' };
  const settings = { ...account.settings, ...changes };
  const conflict = { message: '', version };
  api.answers.saveCollectionSettings = { errors: [], conflict, settings };
  await next();
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  const fields = dialog.getAllByRole('group').map((field) => field.textContent);
  expect(fields).toEqual([
    'ScheduleYoursEvery day at 06:00, UTCSaved meanwhileEvery day at 09:00, UTC',
    'Monthly budgetYours$25Saved meanwhile$40',
  ]);
  api.answers.saveCollectionSettings = save ?? null;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await step('Your first run');
  expect(account.settings).toMatchObject({ daily: true, monthlyBudget: 40 });
  expect(account.settings.hour).not.toBe(9);
  expect(api.args.saveCollectionSettings).toMatchObject({ input: { version } });
});

test('keeps values that cannot be saved yet across steps', async () => {
  const { user, account, back } = await open('/dashboard/setup/prompts', unknown());
  await step('What do people ask?');
  await user.click(screen.getByRole('button', { name: 'Add topic' }));
  await user.type(screen.getByLabelText('Topic'), 'Price');
  await back();
  await step('Who are its competitors?');
  await user.click(screen.getByRole('link', { name: /^3. Prompts/ }));
  await step('What do people ask?');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Topic').value).toBe('Price'));
  expect(account.topics).toEqual([]);
});

test('shows why the server refuses a question and lets the user correct it', async () => {
  const { user, api, account, next } = await open('/dashboard/setup/prompts', unknown());
  await step('What do people ask?');
  await next();
  expect(await screen.findByText(/Add at least one prompt/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add topic' }));
  await user.type(screen.getByLabelText('Topic'), 'Price');
  expect(screen.queryByText(/Add at least one prompt/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add prompt' }));
  await user.type(screen.getByLabelText('Prompt 1'), 'Free?{Enter}Cheap?');
  const taken = api.answers.importPrompts;
  api.answers.importPrompts = {
    rows: [
      { index: 0, outcome: 'ADDED', reason: null },
      { index: 1, outcome: 'REFUSED', reason: 'There are 2,000 prompts already.' },
    ],
    topicsAdded: [],
  };
  await next();
  expect(await screen.findByText('There are 2,000 prompts already.')).toBeTruthy();
  expect(screen.getByLabelText('Prompt 2').getAttribute('aria-invalid')).toBe('true');
  api.answers.importPrompts = taken ?? null;
  await next();
  await step('Which platforms do you want to measure?');
  expect(account.prompts.length).toBe(2);
});

test('changes, removes and keeps saved questions', async () => {
  const account = named();
  account.topics = [{ id: 't0', name: 'Price', slug: 'price', archived: false, promptCount: 2 }];
  account.prompts = ['Which is free?', 'Which is cheap?', 'Which is fair?'].map((question, index) => ({
    id: `p${index}`,
    topicId: 't0',
    question,
  }));
  const { user, api, next } = await open('/dashboard/setup/prompts', account);
  const topic = within(await screen.findByRole('region', { name: 'Price' }));
  await user.click(topic.getByRole('button', { name: 'Remove prompt 1' }));
  const cheap = topic.getByLabelText('Prompt 1');
  await user.clear(cheap);
  await user.type(cheap, 'Which is cheapest?');
  await next();
  await step('Which platforms do you want to measure?');
  expect(api.args.archivePrompts).toEqual({ ids: ['p0', 'p1'] });
  expect(api.args.importPrompts).toEqual({ rows: [{ topic: 'Price', question: 'Which is cheapest?' }] });
});

test('finishes without a run', async () => {
  const { user, account, location, api } = await open('/dashboard/setup/run', named());
  api.answers.runEstimate = { ...runEstimate, obstacle: 'No platform is chosen.' };
  await user.click(await screen.findByRole('button', { name: 'Finish without a run' }));
  await waitFor(() => expect(location.current).toBe('/dashboard/collection'));
  expect(account.settings.setUp).toBe(true);
});

test('suggests prompts in the language of the site, and in another that is chosen', async () => {
  const account = named();
  account.siteLanguage = 'DE';
  const { user, api } = await open('/dashboard/setup/prompts', account);
  expect(await screen.findByDisplayValue('Welche Notiz-Apps sind gut?')).toBeTruthy();
  expect(api.args.suggestTopics).toMatchObject({ language: 'DE' });
  const language = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the prompts' });
  expect(language.value).toBe('DE');
  await user.selectOptions(language, 'English');
  await user.click(screen.getByRole('button', { name: 'Suggest prompts' }));
  expect(await screen.findByDisplayValue('Which note app is best?')).toBeTruthy();
  expect(screen.queryByDisplayValue('Welche Notiz-Apps sind gut?')).toBeNull();
  expect(api.args.suggestTopics).toMatchObject({ language: 'EN' });
});
