import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import {
  comparison,
  draftExperiment,
  endedExperiment,
  experimentList,
  runningExperiment,
} from '../../../testing/experiments.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const LIST = '/dashboard/action/experiments';

async function openList(api = new FakeApi()) {
  const app = await renderApp(LIST, { api, signedInAs });
  await screen.findByRole('heading', { level: 1, name: 'Experiments' });
  return { ...app, api };
}

async function openOne(experiment: object, api = new FakeApi()) {
  api.answers.experiment = experiment;
  const app = await renderApp(`${LIST}/e1`, { api, signedInAs });
  await screen.findByRole('heading', { level: 1, name: 'A guide to headphones' });
  return { ...app, api };
}

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('lists experiments with their state, days and result', async () => {
  await openList();
  const items = within(await screen.findByRole('list', { name: 'Experiments' })).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  const [draft, ended] = items.map((item) => within(item));
  expect(draft?.getByText('Draft')).toBeTruthy();
  expect(draft?.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe(`${LIST}/e2`);
  expect(ended?.getByText('Ended')).toBeTruthy();
  expect(ended?.getByText(comparison.sentence)).toBeTruthy();
  expect(ended?.getByText(/21 treated, 42 controls/)).toBeTruthy();
});

test('says what is missing: answers, prompts, experiments', async () => {
  const api = new FakeApi();
  api.answers.experiments = { ...experimentList, prompts: 0, experiments: [] };
  const { unmount } = await openList(api);
  expect(await screen.findByText(/there are none yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Collect answers' }).getAttribute('href')).toBe(
    '/dashboard/collection',
  );
  unmount();
  api.answers.experiments = { ...experimentList, prompts: 30, experiments: [] };
  await openList(api);
  expect(await screen.findByText(/You have 30 prompts with answers of the last 28 days/)).toBeTruthy();
  expect(screen.getByText(/^There are no experiments yet/)).toBeTruthy();
});

test('shows an error that can be retried', async () => {
  const api = new FakeApi();
  api.fail('experiments');
  const { user, reload } = await openList(api);
  expect(await screen.findByText('The experiments could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a draft shows its power first and saves its fields', async () => {
  const { user, api } = await openOne(draftExperiment);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['What this experiment can see', 'What you do, and when', 'Prompts', 'Register']);
  expect(screen.getByText(draftExperiment.power.sentence)).toBeTruthy();
  expect(screen.getByText('With twice the prompts (2 treated): 8.4 points.')).toBeTruthy();
  api.answers.updateExperiment = {
    experiment: { ...draftExperiment, name: 'Another' },
    errors: [{ field: 'startsOn', message: 'At most 60 days ahead.' }],
  };
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At most 60 days ahead.')).toBeTruthy();
  expect(api.args.updateExperiment).toMatchObject({
    id: 'e1',
    input: {
      name: 'A guide to headphones!',
      pages: ['https://acme.example/guide'],
      metric: 'MENTIONS',
      daysBefore: 28,
    },
  });
});

test('a prompt’s role is changed at once; a prompt that cites the pages is no control', async () => {
  const { user, api } = await openOne(draftExperiment);
  api.answers.updateExperiment = { experiment: draftExperiment, errors: [] };
  const roleOf = (question: string) => screen.findByRole('combobox', { name: `Role of “${question}”` });
  const options = within(await roleOf('Are wires safe?')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Not in it', 'Treated']);
  expect(screen.getByText(/No control: Its answers cite a touched page\./)).toBeTruthy();
  await user.selectOptions(await roleOf('Are wires safe?'), 'Treated');
  await waitFor(() =>
    expect(api.args.updateExperiment).toEqual({
      id: 'e1',
      input: { treated: ['p1', 'p3'], controls: ['p2'] },
    }),
  );
});

test('a draft is registered after a question, and not while something is wrong', async () => {
  const { user, api, unmount } = await openOne(draftExperiment);
  expect(panel('Register').getByText(/^There will be no verdict/)).toBeTruthy();
  api.answers.registerExperiment = { experiment: runningExperiment, errors: [] };
  await user.click(screen.getByRole('button', { name: 'Register' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(api.args.registerExperiment).toEqual({ id: 'e1' }));
  unmount();
  const errors = [{ field: 'pages', message: 'Enter the pages that you publish or change.' }];
  await openOne({ ...draftExperiment, checks: { errors, warnings: [] } });
  expect(screen.getByText('Enter the pages that you publish or change.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Register' }).disabled).toBe(true);
});

test('a running experiment shows its progress and nothing that compares its groups', async () => {
  const { user, api } = await openOne(runningExperiment);
  expect(screen.getByText('9 of 35 days since the start')).toBeTruthy();
  expect(panel('Progress').getByRole('cell', { name: '60' })).toBeTruthy();
  expect(screen.getByText(/ChatGPT: gpt-5.1 .*, then gpt-5.2/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/interval|p =|more than/);
  expect(panel('Registration').getByText('ab'.repeat(32))).toBeTruthy();
  api.answers.abandonExperiment = {
    ...{ ...runningExperiment, state: 'ABANDONED', progress: null },
    abandonedAt: '2026-09-07T10:00:00Z',
  };
  await user.click(screen.getByRole('button', { name: 'Abandon' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Abandon' }));
  expect(await screen.findByText(/^Abandoned on .*, so it has no result\./)).toBeTruthy();
});

test('an ended experiment shows its result; prompts open their answers and are exported', async () => {
  const { user } = await openOne(endedExperiment);
  expect(panel('Result').getByText(comparison.sentence)).toBeTruthy();
  expect(panel('Result').getByText('30.0% before, 43.0% after')).toBeTruthy();
  expect(panel('Result').getByText(/^Gemini is left out/)).toBeTruthy();
  expect(screen.getByText(/Published on .* is left out\. Gemini answers with gpt-5.2 from/)).toBeTruthy();
  const table = panel('Prompts');
  expect(table.getByRole('link', { name: /^Who makes/ }).getAttribute('href')).toContain('prompt=p1');
  expect(table.getByText('Not compared')).toBeTruthy();
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  await user.click(table.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(createUrl).toHaveBeenCalled());
  const [[file] = []] = createUrl.mock.calls;
  const text = file instanceof Blob ? await file.text() : '';
  expect(text).toContain('Who makes the best headphones?,treated,,yes,8,28,14,28,no');
  expect(text).toContain('Which cable lasts?,control,Who makes the best headphones?,no,8,28,13,28,no');
});

test('compares since a past date on its own panel, without a verdict', async () => {
  const { user, api } = await openList();
  const since = panel('What changed since … (not registered)');
  expect(since.getByRole<HTMLButtonElement>('button', { name: 'Compare 0 prompts' }).disabled).toBe(true);
  const sentence = 'Mentions: the change of these prompts minus that of the controls is 9 points.';
  api.answers.changeSince = { ...comparison, verdict: 'NONE', sentence, pValue: null };
  await user.type(since.getByLabelText('Day of the change (UTC)'), '2026-09-01');
  await user.click(await since.findByRole('checkbox', { name: 'Who makes the best headphones?' }));
  await user.click(since.getByRole('button', { name: 'Compare 1 prompt' }));
  expect(await since.findByText(sentence)).toBeTruthy();
  expect(since.getByText('Not registered')).toBeTruthy();
  expect(api.args.changeSince).toEqual({ date: '2026-09-01', prompts: ['prompt-1'], pages: [] });
});

test('“Measure this” at a next step creates a draft and opens it', async () => {
  const api = new FakeApi();
  api.answers.createExperiment = { experiment: draftExperiment, errors: [] };
  api.answers.experiment = draftExperiment;
  const { user, location } = await renderApp('/dashboard/action', { api, signedInAs });
  const [measure] = await screen.findAllByRole('button', { name: 'Measure this' });
  if (!measure) throw new Error('No step can be measured.');
  await user.click(measure);
  await waitFor(() => expect(location.current).toBe(`${LIST}/e1`));
  expect(api.args.createExperiment).toMatchObject({ input: { name: expect.any(String) } });
});
