import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeApi } from '../../../../testing/api.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { manyPrompts, promptSettingsOf, topicSettings } from '../../../../testing/topics.ts';

// jsdom has no layout: the list is as high as ten rows.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});

async function open(api = new FakeApi(), topic = 'topic-1') {
  const path = `/dashboard/settings/topics?topic=${topic}`;
  const app = await renderApp(path, { api, signedInAs: 'ada@example.com' });
  await screen.findByRole('group', { name: 'Prompts shown' });
  return { ...app, api };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const listed = async () => {
  const list = await screen.findByRole('list', { name: 'Prompts' });
  return within(list)
    .getAllByRole('checkbox')
    .map((each) => each.closest('label')?.textContent);
};
const added = (over: object) => ({ added: [], restored: [], alreadyThere: [], errors: [], ...over });

test('lists a topic’s prompts with their details', async () => {
  const { user, location } = await open();
  expect(await listed()).toEqual([
    'Best wireless headphones?Last answer Aug 02, 2026',
    'Is Acme any good?Last answer Aug 02, 2026 · Names your brand',
    'Which last longest?No answers yet',
  ]);
  await user.click(button('Archived (1)'));
  await waitFor(async () => expect(await listed()).toEqual(['Which are new?Last answer Aug 02, 2026']));
  await user.click(button('All topics'));
  expect(location.current).toBe('/dashboard/settings/topics');
});

test('says that a topic has no prompts', async () => {
  const { user } = await open(new FakeApi(), 'topic-2');
  expect(await screen.findByText('No prompts in this topic yet.')).toBeTruthy();
  await user.click(button('Archived (0)'));
  expect(await screen.findByText('No archived prompts in this topic.')).toBeTruthy();
});

test('adds a new prompt and refuses a duplicate', async () => {
  const { user, api } = await open();
  api.answers.addPrompts = added({ alreadyThere: [{ id: 'prompt-1' }] });
  const field = screen.getByLabelText<HTMLInputElement>('Add a prompt');
  await user.type(field, 'Best wireless headphones?{Enter}');
  expect(await screen.findByText('The topic has a prompt with this question already.')).toBeTruthy();
  await user.clear(field);
  api.answers.addPrompts = added({ added: [{ id: 'new' }] });
  await user.type(field, 'Which fold?{Enter}');
  expect(await screen.findByText('1 prompt added.')).toBeTruthy();
  expect(field.value).toBe('');
  expect(api.args.addPrompts).toEqual({ topicId: 'topic-1', questions: ['Which fold?'] });
});

test('counts the new ones among pasted prompts, and keeps the text when the dialog closes', async () => {
  const { user, api } = await open();
  await listed();
  await user.click(button('Paste many'));
  const area = () => screen.getByLabelText<HTMLTextAreaElement>('Questions, one a line');
  await user.click(area());
  await user.paste('1. Which fold?\n- Which fold?\n\nBest wireless headphones?\r\n• Which are light?');
  expect(await screen.findByText('2 new, 1 already there')).toBeTruthy();
  await user.click(button('Cancel'));
  await user.click(screen.getByRole('link', { name: 'Brand' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await user.click(button('Paste many'));
  expect(area().value).toContain('Which fold?');
  api.answers.addPrompts = added({ added: [{ id: 'a' }, { id: 'b' }], alreadyThere: [{ id: 'prompt-1' }] });
  await user.click(button('Add 2 prompts'));
  expect(await screen.findByText('2 prompts added, 1 prompt already there.')).toBeTruthy();
  expect(api.args.addPrompts).toEqual({
    topicId: 'topic-1',
    questions: ['Which fold?', 'Best wireless headphones?', 'Which are light?'],
  });
});

test('refuses too many pasted questions', async () => {
  const { user } = await open();
  await user.click(button('Paste many'));
  await user.click(screen.getByLabelText('Questions, one a line'));
  await user.paste(Array.from({ length: 501 }, (_, n) => `Question ${n}?`).join('\n'));
  expect(await screen.findByText('501 questions: at most 500 at once.')).toBeTruthy();
  expect(button('Add 501 prompts').disabled).toBe(true);
});

test('explains that a changed question becomes a new prompt', async () => {
  const { user, api } = await open();
  await listed();
  await user.click(button('Edit Which last longest?'));
  expect(screen.getByText(/becomes a new prompt with its own history/)).toBeTruthy();
  expect(button('Save as new prompt').disabled).toBe(true);
  const field = screen.getByLabelText('New wording of Which last longest?');
  await user.type(field, ' Really?');
  expect(button('Edit Is Acme any good?').disabled).toBe(true);
  api.answers.changePrompt = {
    prompt: null,
    errors: [{ field: 'question', message: 'It is there already.' }],
  };
  await user.click(button('Save as new prompt'));
  expect(await screen.findByText('It is there already.')).toBeTruthy();
  api.answers.changePrompt = { prompt: null, errors: [] };
  await user.click(button('Save as new prompt'));
  expect(await screen.findByText('Question changed')).toBeTruthy();
  expect(api.args.changePrompt).toEqual({ id: 'prompt-3', question: 'Which last longest? Really?' });
});

test('shows both questions when a prompt was changed elsewhere, and saves the user’s own', async () => {
  const { user, api } = await open();
  await listed();
  await user.click(button('Edit Which last longest?'));
  await user.type(screen.getByLabelText('New wording of Which last longest?'), ' Really?');
  const theirs = { id: 'prompt-9', question: 'Which last a week?' };
  api.answers.changePrompt = { prompt: theirs, errors: [], conflict: { message: '', version: theirs.id } };
  await user.click(button('Save as new prompt'));
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  expect(dialog.getByRole('group', { name: 'Question' }).textContent).toBe(
    'QuestionYoursWhich last longest? Really?Saved meanwhileWhich last a week?',
  );
  api.answers.changePrompt = { prompt: theirs, errors: [] };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.args.changePrompt).toEqual({ id: 'prompt-9', question: 'Which last longest? Really?' }),
  );
});

test('moves the selected prompts, and lists those not moved with the reason', async () => {
  const { user, api } = await open();
  await listed();
  await user.click(box('Best wireless headphones?'));
  await user.click(box('Which last longest?'));
  expect(screen.getByText('2 selected')).toBeTruthy();
  const stays = { id: 'prompt-3', topicId: 'topic-1', question: '', branded: false, archived: false };
  api.answers.movePrompts = {
    moved: [{ id: 'prompt-1' }],
    unmoved: [{ prompt: stays, reason: 'The topic has a prompt with this question already.' }],
  };
  const release = api.hold('movePrompts');
  await user.selectOptions(screen.getByLabelText('Move to another topic'), 'Speakers');
  expect(await screen.findByRole('option', { name: 'Moving 2 prompts...' })).toBeTruthy();
  release();
  expect(
    await screen.findByText('1 prompt stayed. The topic has a prompt with this question already.'),
  ).toBeTruthy();
  expect(api.args.movePrompts).toEqual({ ids: ['prompt-1', 'prompt-3'], topicId: 'topic-2' });
  expect(screen.queryByText('2 selected')).toBeNull();
});

test('selects all search results and archives them after a confirmation', async () => {
  const { user, api } = await open();
  await listed();
  await user.type(screen.getByLabelText('Search prompts'), 'LONGEST');
  await user.click(await screen.findByRole('checkbox', { name: 'Select the 1 prompt found' }));
  await user.click(button('Archive'));
  api.answers.archivePrompts = { prompts: [] };
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Archive 1 prompt?' }));
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('1 prompt archived')).toBeTruthy();
  expect(api.args.archivePrompts).toEqual({ ids: ['prompt-3'] });
  await user.clear(screen.getByLabelText('Search prompts'));
  await user.type(screen.getByLabelText('Search prompts'), 'nothing like it');
  expect(await screen.findByText('No prompts match “nothing like it”')).toBeTruthy();
});

test('restores archived prompts, or shows the server’s reason', async () => {
  const { user, api } = await open();
  await user.click(button('Archived (1)'));
  await user.click(await screen.findByRole('checkbox', { name: 'Which are new?' }));
  api.fail('restorePrompts', 'CONFLICT');
  await user.click(button('Restore'));
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  api.mend('restorePrompts');
  api.answers.restorePrompts = { prompts: [] };
  await user.click(button('Restore'));
  expect(await screen.findByText('1 prompt restored')).toBeTruthy();
});

test('renders only the visible ones of two thousand prompts, and selects all', async () => {
  const api = new FakeApi();
  api.answers.topicSettings = topicSettings.map((each) => ({ ...each, promptCount: 2000 }));
  api.answers.promptSettings = promptSettingsOf(manyPrompts(2000));
  const { user } = await open(api);
  expect((await listed()).length).toBeLessThan(60);
  await user.click(box('Select all'));
  expect(await screen.findByText('2,000 selected')).toBeTruthy();
});
