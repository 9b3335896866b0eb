import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { brand, textRetention, viewer } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

interface SaveBrandArgs {
  input: { version?: string; brand: Company; competitors: Company[] };
}
interface Company {
  id: string | null;
  name: string;
  domain: string | null;
  aliases: string[];
}

/** Saves the input as a server would, with ids for new companies. */
function savingApi(outdatedAnswers = 0) {
  const api = new FakeApi();
  api.answers.saveBrand = (args) => {
    const { input } = args as unknown as SaveBrandArgs;
    const competitors = input.competitors.map((company, index) => ({
      ...company,
      id: company.id ?? `new-${index}`,
    }));
    const saved = { ...viewer, brand: { ...input.brand, id: 'brand-1' }, competitors, outdatedAnswers };
    api.answers.viewer = saved;
    return { errors: [], viewer: saved };
  };
  return api;
}

/** An API whose next save is refused. */
function refusingApi(errors: { field: string; message: string }[]) {
  const api = new FakeApi();
  api.answers.saveBrand = { errors, viewer };
  return api;
}

async function openBrand(api = savingApi()) {
  const app = await renderApp('/dashboard/settings/brand', { api, signedInAs: 'ada@example.com' });
  const brandCard = within(await screen.findByRole('region', { name: 'Brand' }));
  const competitors = within(screen.getByRole('region', { name: 'Competitors' }));
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save changes' }));
  const sentInput = () => {
    const { version: _version, ...input } = (api.args.saveBrand as unknown as SaveBrandArgs).input;
    return input;
  };
  return { ...app, api, brandCard, competitors, save, sentInput };
}

type Opened = Awaited<ReturnType<typeof openBrand>>;

async function retype({ user }: Opened, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

test('shows the brand and its competitors as they are saved', async () => {
  const { brandCard, competitors } = await openBrand();
  expect(brandCard.getByLabelText<HTMLInputElement>('Name').value).toBe('Acme Audio');
  expect(brandCard.getByLabelText<HTMLInputElement>('Domain').value).toBe('acme-audio.example');
  expect(brandCard.getByText('You can paste a whole address; only its domain is stored.')).toBeTruthy();
  expect(competitors.getByText('rival-one.example · R1')).toBeTruthy();
  expect(competitors.getByText('Third Sound')).toBeTruthy();
  expect(screen.getByText('All changes saved')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true);
});

test('saves a renamed brand under its id and updates the sidebar', async () => {
  const app = await openBrand();
  await retype(app, app.brandCard.getByLabelText('Name'), '  Acme Sound ');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await app.save();
  expect(await screen.findByText('Brand saved')).toBeTruthy();
  expect(app.sentInput()).toEqual({
    brand: { id: 'brand-1', name: 'Acme Sound', domain: 'acme-audio.example', aliases: [] },
    competitors: [
      { id: 'company-1', name: 'Rival One', domain: 'rival-one.example', aliases: ['R1'] },
      { id: 'company-3', name: 'Third Sound', domain: null, aliases: [] },
    ],
  });
  expect(await screen.findByRole('link', { name: 'Acme Sound' })).toBeTruthy();
  expect(screen.getByText('All changes saved')).toBeTruthy();
});

test('offers to keep the old name as another name', async () => {
  const app = await openBrand();
  await retype(app, app.brandCard.getByLabelText('Name'), 'Acme Sound');
  await app.user.click(app.brandCard.getByRole('button', { name: 'Keep “Acme Audio” as another name' }));
  expect(app.brandCard.queryByRole('button', { name: /^Keep/ })).toBeNull();
  await app.save();
  await waitFor(() => expect(app.sentInput()?.brand.aliases).toEqual(['Acme Audio']));
});

test('adds other names by Enter and comma, removes them by button and Backspace', async () => {
  const app = await openBrand();
  const field = app.brandCard.getByLabelText<HTMLInputElement>('Other names');
  for (const typed of ['Acme{Enter}', 'ACM,', ' Acme{Enter}', 'AcmeOne{Enter}']) {
    await app.user.type(field, typed);
    await waitFor(() => expect(field.value).toBe(''));
    // user-event does not notice that the field was emptied.
    await app.user.clear(field);
  }
  expect(app.brandCard.getAllByRole('button', { name: /^Remove/ }).length).toBe(3);
  await app.user.click(app.brandCard.getByRole('button', { name: 'Remove ACM' }));
  await app.user.click(field);
  await app.user.keyboard('{Backspace}{Backspace}');
  await waitFor(() => expect(app.brandCard.queryByText('AcmeOne')).toBeNull());
  await app.save();
  await waitFor(() => expect(app.sentInput()?.brand.aliases).toEqual(['Acme']));
});

test('says that fifty other names are the limit', async () => {
  const api = savingApi();
  const aliases = Array.from({ length: 50 }, (_, index) => `Alias ${index}`);
  api.answers.viewer = { ...viewer, brand: { ...brand, aliases } };
  const app = await openBrand(api);
  expect(app.brandCard.getByText('At most 50; remove one to add another.')).toBeTruthy();
  await app.user.type(app.brandCard.getByLabelText('Other names'), 'One more{Enter}');
  expect(app.brandCard.queryByRole('button', { name: 'Remove One more' })).toBeNull();
});

test('adds, edits and saves a competitor', async () => {
  const app = await openBrand();
  await app.user.click(app.competitors.getByRole('button', { name: 'Add competitor' }));
  const name = await app.competitors.findByLabelText('Name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await app.user.type(name, 'Fourth Wave');
  await app.user.type(app.competitors.getByLabelText('Domain'), 'https://www.fourth.example/x');
  await app.user.click(app.competitors.getByRole('button', { name: 'Edit Rival One' }));
  const [rival] = app.competitors.getAllByLabelText('Name');
  if (rival) await retype(app, rival, 'Rival Two');
  await app.save();
  await screen.findByText('Brand saved');
  expect(app.sentInput()?.competitors).toEqual([
    { id: 'company-1', name: 'Rival Two', domain: 'rival-one.example', aliases: ['R1'] },
    { id: 'company-3', name: 'Third Sound', domain: null, aliases: [] },
    { id: null, name: 'Fourth Wave', domain: 'https://www.fourth.example/x', aliases: [] },
  ]);
  // Saved rows fold away.
  expect(app.competitors.queryByLabelText('Name')).toBeNull();
  expect(app.competitors.getByRole('button', { name: 'Edit Fourth Wave' })).toBeTruthy();
});

test('asks before it removes a competitor', async () => {
  const app = await openBrand();
  const remove = () => app.user.click(app.competitors.getByRole('button', { name: 'Remove Rival One' }));
  await remove();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Rival One?' }));
  expect(dialog.getByText('When you save, it is removed from every ranking, with its history.')).toBeTruthy();
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(app.competitors.getByText('Rival One')).toBeTruthy();
  await remove();
  await app.user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(app.competitors.queryByText('Rival One')).toBeNull());
  await app.save();
  await waitFor(() => expect(app.sentInput()?.competitors.map(({ id }) => id)).toEqual(['company-3']));
});

test('removes an empty new row without asking', async () => {
  const { user, competitors } = await openBrand();
  await user.click(competitors.getByRole('button', { name: 'Add competitor' }));
  await user.click(await competitors.findByRole('button', { name: 'Remove New competitor' }));
  await waitFor(() => expect(competitors.queryByText('New competitor')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('limits competitors to a hundred', async () => {
  const api = savingApi();
  const competitors = Array.from({ length: 100 }, (_, index) => ({
    id: `company-${index}`,
    name: `Rival ${index}`,
    aliases: [],
    domain: null,
  }));
  api.answers.viewer = { ...viewer, competitors };
  const app = await openBrand(api);
  const add = app.competitors.getByRole<HTMLButtonElement>('button', { name: 'Add competitor' });
  expect(add.disabled).toBe(true);
  expect(
    app.competitors.getByText('There can be at most 100 competitors; remove one to add another.'),
  ).toBeTruthy();
});

test('shows an empty name at its field and sends nothing', async () => {
  const app = await openBrand();
  const name = app.brandCard.getByLabelText('Name');
  await app.user.clear(name);
  await app.save();
  expect(await app.brandCard.findByText('A name is needed.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByText('Nothing was saved: please correct the marked fields.')).toBeTruthy();
  expect(app.api.requestCounts.saveBrand).toBe(0);
});

test('shows the server’s errors at the fields, unfolds their rows and keeps the input', async () => {
  const twice = '“Acme Audio” is used twice; every company needs its own name.';
  const app = await openBrand(
    refusingApi([
      { field: 'competitors.1.name', message: twice },
      { field: 'competitors.0.id', message: 'No competitor with this id is tracked.' },
      { field: 'competitors.1.aliases.0', message: 'A name is needed.' },
      { field: 'brand.domain', message: 'Enter a domain such as example.com.' },
    ]),
  );
  const domain = app.brandCard.getByLabelText<HTMLInputElement>('Domain');
  await retype(app, domain, 'nowhere');
  await app.save();
  expect(await app.brandCard.findByText('Enter a domain such as example.com.')).toBeTruthy();
  expect(app.competitors.getByText(twice)).toBeTruthy();
  expect(app.competitors.getByText('No competitor with this id is tracked.')).toBeTruthy();
  expect(app.competitors.getByText('A name is needed.')).toBeTruthy();
  expect(app.competitors.getAllByLabelText('Name').length).toBe(2);
  await waitFor(() => expect(document.activeElement).toBe(domain));
  expect(domain.value).toBe('nowhere');
});

test('shows an error without a field beside the button', async () => {
  const app = await openBrand(refusingApi([{ field: 'competitors', message: 'At most 100 competitors.' }]));
  await app.user.type(app.brandCard.getByLabelText('Name'), '!');
  await app.save();
  expect(await screen.findByText('At most 100 competitors.')).toBeTruthy();
});

test('keeps the input when saving fails', async () => {
  const api = savingApi();
  api.fail('saveBrand');
  const app = await openBrand(api);
  const name = app.brandCard.getByLabelText<HTMLInputElement>('Name');
  await retype(app, name, 'Acme Sound');
  await app.save();
  expect(
    await screen.findByText('The changes could not be saved. They are still here; please try again.'),
  ).toBeTruthy();
  expect(name.value).toBe('Acme Sound');
});

test('discards changes after a confirmation', async () => {
  const app = await openBrand();
  const name = app.brandCard.getByLabelText<HTMLInputElement>('Name');
  await retype(app, name, 'Acme Sound');
  await app.user.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await app.user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(name.value).toBe('Acme Audio'));
  expect(screen.getByText('All changes saved')).toBeTruthy();
});

test('asks before a link discards unsaved changes', async () => {
  const app = await openBrand();
  const name = app.brandCard.getByLabelText<HTMLInputElement>('Name');
  await retype(app, name, 'Acme Sound');
  await app.user.click(screen.getByRole('link', { name: 'Appearance' }));
  const ask = async () => within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await app.user.click((await ask()).getByRole('button', { name: 'Stay' }));
  expect(app.location.current).toBe('/dashboard/settings/brand');
  expect(name.value).toBe('Acme Sound');
  await app.user.click(screen.getByRole('link', { name: 'Prompts' }));
  await app.user.click((await ask()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(app.location.current).toBe('/dashboard/prompts'));
});

test('asks before closing the page only with unsaved changes', async () => {
  const app = await openBrand();
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  await retype(app, app.brandCard.getByLabelText('Name'), 'Acme Sound');
  expect(close()).toBe(false);
  await app.save();
  await screen.findByText('Brand saved');
  await waitFor(() => expect(close()).toBe(true));
  await app.user.click(screen.getByRole('link', { name: 'Appearance' }));
  await waitFor(() => expect(app.location.current).toBe('/dashboard/settings/appearance'));
});

test('analyses the answers again after names change, batch by batch, and shows how many are left', async () => {
  const app = await openBrand(savingApi(1200));
  await retype(app, app.brandCard.getByLabelText('Name'), 'Acme Sound');
  await app.save();
  const again = await screen.findByRole('button', { name: 'Re-analyse 1,200 answers now' });
  const calls = [
    { answers: 700, remaining: 501, dataVersion: 2 },
    { answers: 501, remaining: 0, dataVersion: 3 },
  ];
  let release = app.api.hold('reanalyse');
  app.api.answers.reanalyse = () => {
    const call = calls.shift();
    if (call?.remaining === 0) app.api.answers.viewer = { ...viewer, outdatedAnswers: 0 };
    else release = app.api.hold('reanalyse');
    return call;
  };
  await app.user.click(again);
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Analysing...' });
  expect(busy.disabled).toBe(true);
  expect(screen.getByText(/^Analysing 1,200 answers: 1,200 left\./)).toBeTruthy();
  release();
  expect(await screen.findByText(/^Analysing 1,200 answers: 501 left\./)).toBeTruthy();
  release();
  expect(await screen.findByText('1,201 answers analysed again with the names you track now.')).toBeTruthy();
  expect(screen.queryByText('Numbers do not include the saved names yet')).toBeNull();
});

test('shows answers that are still outdated at the next visit, and a failure', async () => {
  const api = savingApi();
  api.answers.viewer = { ...viewer, outdatedAnswers: 1 };
  api.fail('reanalyse');
  const { user } = await openBrand(api);
  expect(screen.getByText(/^1 answer was analysed with other names/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Re-analyse 1 answer now' }));
  expect(
    await screen.findByText('The analysis stopped; please try again later. Results so far are kept.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Re-analyse 1 answer now' })).toBeTruthy();
});

test('shows why archived texts cannot be analysed, and since when the names count', async () => {
  const api = savingApi();
  api.answers.viewer = { ...viewer, outdatedAnswers: 5 };
  api.answers.textRetention = { ...textRetention, namesCountFrom: '2026-03-01' };
  api.fail('reanalyse', 'UNAVAILABLE');
  const { user } = await openBrand(api);
  expect(screen.getByText(/^The names tracked now count from Mar 01, 2026\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Re-analyse 5 answers now' }));
  expect(await screen.findByText('Something went wrong Results so far are kept.')).toBeTruthy();
});

test('stops when a batch makes no progress', async () => {
  const api = savingApi();
  api.answers.viewer = { ...viewer, outdatedAnswers: 5 };
  api.answers.reanalyse = { answers: 0, remaining: 5, dataVersion: 2 };
  const { user } = await openBrand(api);
  await user.click(screen.getByRole('button', { name: 'Re-analyse 5 answers now' }));
  expect(await screen.findByText(/^The analysis stopped;/)).toBeTruthy();
  expect(api.requestCounts.reanalyse).toBe(1);
});

test('lets a new account enter its first brand', async () => {
  const api = savingApi();
  api.answers.viewer = { ...viewer, brand: null, competitors: [] };
  const app = await openBrand(api);
  expect(app.brandCard.getByText('Begin with the company to search for in every answer.')).toBeTruthy();
  expect(app.competitors.getByText(/^No competitors yet\./)).toBeTruthy();
  await app.user.type(app.brandCard.getByLabelText('Name'), 'Acme Audio{Enter}');
  await screen.findByText('Brand saved');
  expect(app.sentInput()).toEqual({
    brand: { id: null, name: 'Acme Audio', domain: null, aliases: [] },
    competitors: [],
  });
  expect(await screen.findByRole('link', { name: 'Acme Audio' })).toBeTruthy();
});

test('offers Retry when the brand cannot be loaded', async () => {
  const api = savingApi();
  const { user } = await renderApp('/dashboard/settings/appearance', { api, signedInAs: 'ada@example.com' });
  const toBrand = await screen.findByRole('link', { name: 'Brand' });
  api.fail('viewer');
  await user.click(toBrand);
  expect(await screen.findByText('Your brand could not be loaded. Please try again later.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('shows values saved elsewhere meanwhile beside the user’s own, and merges both', async () => {
  const api = savingApi();
  const app = await openBrand(api);
  const save = api.answers.saveBrand;
  const zettel = { id: 'company-9', name: 'Zettelwerk', aliases: [], domain: null };
  const elsewhere = {
    ...viewer,
    companiesVersion: 'companies-2',
    brand: { ...brand, domain: 'acme.example' },
    competitors: [...viewer.competitors, zettel],
  };
  api.answers.saveBrand = {
    errors: [],
    conflict: { message: '', version: 'companies-2' },
    viewer: elsewhere,
  };
  await retype(app, app.brandCard.getByLabelText('Domain'), 'acme.org');
  await app.save();
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  const fields = dialog.getAllByRole('group').map((field) => field.textContent);
  expect(fields).toEqual([
    'DomainYoursacme.orgSaved meanwhileacme.example',
    'Competitor ZettelwerkYoursNot in the listSaved meanwhileZettelwerk',
  ]);
  const domain = within(dialog.getByRole('group', { name: 'Domain' }));
  expect(domain.getByRole<HTMLInputElement>('radio', { name: /Yours/ }).checked).toBe(true);

  // Back in the form nothing is lost, and saving asks again.
  await app.user.click(dialog.getByRole('button', { name: 'Back to the form' }));
  expect(
    screen.getByText('Nothing was saved: these settings have changed since you opened them.'),
  ).toBeTruthy();
  expect(app.brandCard.getByLabelText<HTMLInputElement>('Domain').value).toBe('acme.org');
  await app.save();
  api.answers.saveBrand = save ?? null;
  const again = within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  await app.user.click(again.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Brand saved')).toBeTruthy();
  expect(api.args.saveBrand).toMatchObject({ input: { version: 'companies-2' } });
  expect(app.sentInput()).toMatchObject({
    brand: { domain: 'acme.org' },
    competitors: [{ id: 'company-1' }, { id: 'company-3' }, { id: 'company-9', name: 'Zettelwerk' }],
  });
  expect(app.competitors.getByText('Zettelwerk')).toBeTruthy();
  expect(screen.getByText('All changes saved')).toBeTruthy();
});

test('a competitor that two tabs added is one; the dialog shows only what differs', async () => {
  const api = savingApi();
  const app = await openBrand(api);
  const save = api.answers.saveBrand;
  const zettel = { id: 'company-9', name: 'Zettelwerk', aliases: ['ZW'], domain: null };
  const elsewhere = {
    ...viewer,
    companiesVersion: 'companies-2',
    competitors: [...viewer.competitors, zettel],
  };
  const conflict = { errors: [], conflict: { message: '', version: 'companies-2' }, viewer: elsewhere };
  api.answers.saveBrand = conflict;
  await app.user.click(app.competitors.getByRole('button', { name: 'Add competitor' }));
  await app.user.type(app.competitors.getByLabelText('Name'), 'zettelwerk');
  await app.user.type(app.competitors.getByLabelText('Domain'), 'zettelwerk.example');
  await app.save();
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  expect(dialog.getAllByRole('group').map((field) => field.textContent)).toEqual([
    'Competitor Zettelwerk: NameYourszettelwerkSaved meanwhileZettelwerk',
    'Competitor Zettelwerk: DomainYourszettelwerk.exampleSaved meanwhileNone',
    'Competitor Zettelwerk: Other namesYoursNoneSaved meanwhileZW',
  ]);
  api.answers.saveBrand = save ?? null;
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Brand saved')).toBeTruthy();
  expect(app.sentInput().competitors.at(-1)).toEqual({
    id: 'company-9',
    name: 'zettelwerk',
    domain: 'zettelwerk.example',
    aliases: ['ZW'],
  });
});

test('merges changes of two tabs to different competitors, and to different fields of one', async () => {
  const api = savingApi();
  const app = await openBrand(api);
  const save = api.answers.saveBrand;
  const [rival, third] = viewer.competitors;
  const competitors = [
    { ...rival, domain: 'rival.example', aliases: ['R1', 'First Rival'] },
    { ...third, domain: 'third.example' },
  ];
  api.answers.saveBrand = {
    errors: [],
    conflict: { message: '', version: 'companies-2' },
    viewer: { ...viewer, companiesVersion: 'companies-2', competitors },
  };
  await app.user.click(app.competitors.getByRole('button', { name: 'Edit Rival One' }));
  await retype(app, app.competitors.getByLabelText('Name'), 'Rival Two');
  await retype(app, app.competitors.getByLabelText('Domain'), 'two.example');
  await app.save();
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  expect(dialog.getAllByRole('group').map((field) => field.textContent)).toEqual([
    'Competitor Rival One: DomainYourstwo.exampleSaved meanwhilerival.example',
    'Competitor Rival One: Other namesYoursR1Saved meanwhileR1, First Rival',
    'Competitor Third Sound: DomainYoursNoneSaved meanwhilethird.example',
  ]);
  api.answers.saveBrand = save ?? null;
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Brand saved')).toBeTruthy();
  expect(app.sentInput().competitors).toEqual([
    { id: 'company-1', name: 'Rival Two', domain: 'two.example', aliases: ['R1', 'First Rival'] },
    { id: 'company-3', name: 'Third Sound', domain: 'third.example', aliases: [] },
  ]);
});
