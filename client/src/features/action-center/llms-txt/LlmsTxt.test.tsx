import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { llmsTxtFile, siteFiles } from '../../../testing/content-tools.ts';
import { FakeAuth } from '../../../testing/fake-auth.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { Simulation } from '../simulation.ts';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/llms-txt';

async function open({
  random = (): number => 0.5,
  api = new FakeApi(),
  auth = new FakeAuth(),
  as = signedInAs,
} = {}) {
  const simulation: Simulation = { now: () => new Date('2026-08-03T12:00:00Z'), random };
  const app = await renderApp(PATH, { api, auth, signedInAs: as, simulation });
  return {
    ...app,
    editor: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of llms.txt' }),
  };
}
const score = (name: string) => screen.getByRole('region', { name }).textContent ?? '';
const scores = () =>
  ['Conciseness', 'Fluency', 'Technical Accuracy', 'Citation Potential'].map(
    (name) => /(\d[\d.]*)\/ 100/.exec(score(name))?.[1],
  );
const press = (name: string) => screen.getByRole('button', { name });

test('shows the file of the site, its scores, three tips and the notice', async () => {
  const { editor } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'LLMS.TXT Manager' })).toBeTruthy();
  expect(screen.getByText('Simulated scores')).toBeTruthy();
  expect(editor.value).toBe(llmsTxtFile.text);
  expect(getComputedStyle(editor).minHeight).toBe('400px');
  expect(scores()).toEqual(['85', '90', '88', '82']);
  const main = within(screen.getByRole('main'));
  const about = within(screen.getByRole('region', { name: 'About LLMS.TXT' }));
  expect(about.getAllByRole('listitem')).toHaveLength(3);
  expect(main.getByRole('link', { name: 'Back to Action Center' }).getAttribute('href')).toBe(
    '/dashboard/action',
  );
});

test('updates the scores while typing', async () => {
  const { editor, user } = await open();
  await user.type(editor, 'ab');
  expect(scores()).toEqual(['84', '90', '88', '82']);
  await user.type(editor, '{Backspace}');
  expect(scores()).toEqual(['85', '90', '88', '82']);
  await user.type(editor, 'c');
  expect(scores()[0]).toBe('84.5');
  fireEvent.change(editor, { target: { value: 'short\nlines' } });
  expect(scores()).toEqual(['85.5', '70', '88', '82']);
});

test.each([
  { draw: 0, expected: ['80', '85', '75', '80'] },
  { draw: 0.999, expected: ['99', '99', '99', '99'] },
])('Analyze Text draws scores, and says them ($draw)', async ({ draw, expected }) => {
  const { user } = await open({ random: () => draw });
  await user.click(press('Analyze Text'));
  expect(scores()).toEqual(expected);
  const [conciseness, fluency, accuracy, citation] = expected;
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    `Analyzed: conciseness ${conciseness}, fluency ${fluency}, technical accuracy ${accuracy}, citation potential ${citation}`,
  );
});

const saved = (text: string, version = 'v2') => ({
  file: { ...llmsTxtFile, origin: 'DRAFT', text, version, savedAt: '2026-08-03T12:00:00Z' },
  conflict: null as object | null,
  errors: [] as object[],
});

test('saves the draft on the server at the version that was read', async () => {
  const { api, editor, user } = await open();
  api.answers.saveLlmsTxt = ({ text }) => saved(String(text));
  await user.type(editor, '!');
  await user.click(press('Save Configuration'));
  const alert = await screen.findByRole('alertdialog', {
    name: 'LLMS.TXT configuration saved successfully!',
  });
  expect(alert.textContent).toContain('Nothing on your site has changed');
  expect(api.args.saveLlmsTxt).toEqual({ text: `${llmsTxtFile.text}!`, version: 'v1' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
  expect(screen.getByText(/^Your draft, saved/)).toBeTruthy();
});

test('asks which draft to keep when another one was saved meanwhile', async () => {
  const { api, editor, user } = await open();
  const conflict = { message: 'The draft was changed after it was read. Nothing was saved.', version: 'v9' };
  api.answers.saveLlmsTxt = {
    ...saved('# Theirs', 'v9'),
    conflict,
    errors: [{ field: 'version', message: 'x' }],
  };
  await user.type(editor, '!');
  await user.click(press('Save Configuration'));
  const asking = await screen.findByRole('alertdialog', { name: 'This draft was changed meanwhile' });
  api.answers.saveLlmsTxt = ({ text }) => saved(String(text));
  await user.click(within(asking).getByRole('button', { name: 'Save mine' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'LLMS.TXT configuration saved successfully!' }),
  ).toBeTruthy();
  expect(api.args.saveLlmsTxt?.version).toBe('v9');
});

test('opens the draft that was saved meanwhile', async () => {
  const { api, editor, user } = await open();
  api.answers.saveLlmsTxt = { ...saved('# Theirs', 'v9'), conflict: { message: 'x', version: 'v9' } };
  await user.type(editor, '!');
  await user.click(press('Save Configuration'));
  await user.click(await screen.findByRole('button', { name: 'Open the saved draft' }));
  expect(editor.value).toBe('# Theirs');
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
});

test('keeps the text when it cannot be saved, and says why', async () => {
  const { api, editor, user } = await open();
  api.answers.saveLlmsTxt = {
    ...saved(llmsTxtFile.text, 'v1'),
    errors: [{ field: 'text', message: 'At most 500 KB.' }],
  };
  await user.type(editor, '!');
  await user.click(press('Save Configuration'));
  expect(await screen.findByText('At most 500 KB.')).toBeTruthy();
  expect(editor.value).toBe(`${llmsTxtFile.text}!`);
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

test('writes a file from the site’s pages into the editor', async () => {
  const { api, editor, user } = await open();
  api.answers.generatedLlmsTxt = '# Generated' as never;
  await user.click(press('Generate'));
  await waitFor(() => expect(editor.value).toBe('# Generated'));
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

test('takes over what a check of the site found, unless there are unsaved changes', async () => {
  const api = new FakeApi();
  api.answers.llmsTxtFile = { ...llmsTxtFile, text: '', origin: 'NONE' };
  const running = { ...siteFiles, check: { ...siteFiles.check, status: 'RUNNING' } };
  api.answers.checkSiteFiles = { errors: [], siteFiles: running };
  const { user } = await open({ api });
  await user.click(press('Check your site'));
  api.answers.llmsTxtFile = llmsTxtFile;
  await user.click(press('Check now'));
  await waitFor(() => expect(api.requestCounts.llmsTxtFile).toBe(2));
  await user.click(screen.getByRole('tab', { name: 'Editor' }));
  const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of llms.txt' });
  await waitFor(() => expect(editor.value).toBe(llmsTxtFile.text));
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
});

test('shows the sample only behind See an example', async () => {
  const { user } = await open();
  expect(screen.queryByText('Sample file')).toBeNull();
  await user.click(press('See an example'));
  expect(screen.getByText('Sample file')).toBeTruthy();
  expect(screen.getByText('# Ostrellio')).toBeTruthy();
});

test('says what is missing without a website, and leads to the setting', async () => {
  const api = new FakeApi();
  api.answers.llmsTxtFile = { ...llmsTxtFile, text: '', origin: 'NONE' };
  api.answers.siteFiles = {
    ...siteFiles,
    domain: null,
    files: [],
    check: null,
    policies: [],
    citedPages: [],
  };
  const { user } = await open({ api });
  const toSettings = () => screen.getByRole('link', { name: 'Set the website' }).getAttribute('href');
  expect(toSettings()).toBe('/dashboard/settings/brand');
  expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
  for (const name of ['On your site', 'AI bots in robots.txt']) {
    await user.click(screen.getByRole('tab', { name }));
    expect(toSettings()).toBe('/dashboard/settings/brand');
  }
});

test('asks before leaving with unsaved edits, not with undone or saved ones', async () => {
  const { editor, location, user } = await open();
  const leave = () => user.click(screen.getByRole('link', { name: 'Prompts' }));
  await user.type(editor, '!');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await leave();
  const asking = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(asking).getByRole('button', { name: 'Stay' }));
  expect(location.current).toBe(PATH);
  expect(editor.value).toBe(`${llmsTxtFile.text}!`);

  await user.type(editor, '{Backspace}');
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
  await leave();
  await waitFor(() => expect(location.current).toBe('/dashboard/prompts'));
});

test('discards the edit when the user leaves anyway', async () => {
  const { editor, location, user } = await open();
  await user.type(editor, '!');
  await user.click(screen.getByRole('link', { name: 'Prompts' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.current).toBe('/dashboard/prompts'));
});

test('asks about unsaved edits before signing out', async () => {
  const { editor, location, user } = await open();
  await user.type(editor, '!');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(location.current).toBe(PATH);
  expect(editor.value).toBe(`${llmsTxtFile.text}!`);
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.current).toBe('/logout'));
});

test('limits a text to 512,000 characters', async () => {
  const { editor } = await open();
  expect(editor.maxLength).toBe(512_000);
  expect(screen.getByText('5 lines, 223 characters of at most 512,000')).toBeTruthy();
});

test('keeps its layout while the file loads and reports a failure', async () => {
  const api = new FakeApi();
  const release = api.hold('llmsTxtFile');
  const { reload, user } = await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByRole('region', { name: 'Conciseness' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  api.fail('llmsTxtFile');
  release();
  expect(await screen.findByText('The LLMS.TXT file could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});
