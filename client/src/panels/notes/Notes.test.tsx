import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const note = (id: string, over: object = {}) => ({
  ...{ id, day: '2026-08-03', text: `Note ${id}`, topic: null, prompt: null, author: 'ada@example.com' },
  ...{ createdAt: '2026-08-03T10:00:00Z', changedBy: null, changedAt: null, ...over },
});
const topic = { id: 'topic-9', name: 'Running', slug: 'running' };
const prompt = { id: 'prompt-9', question: 'Which one?', topicId: 'topic-9' };

async function open(nodes: object[], path = '/dashboard') {
  const api = new FakeApi();
  api.answers.notes = { nodes, next: null, total: nodes.length };
  return renderApp(path, { signedInAs, api });
}
const mentions = async () => within(await screen.findByRole('region', { name: 'Mentions' }));

test('a day with notes has one mark with a count, its texts in the mark and in the table', async () => {
  const { user, api } = await open([note('1'), note('2', { topic }), note('3', { prompt })]);
  const panel = await mentions();
  const mark = await panel.findByRole('button', { name: '2 notes, Aug 03: Note 1 · Note 2 (Running)' });
  expect(mark.textContent).toBe('2');
  expect(api.args.notes?.filter).toMatchObject({ from: '2026-08-02' });
  await user.click(panel.getByRole('button', { name: 'Mentions: show as table' }));
  const row = within(await panel.findByRole('table')).getAllByRole('row')[1];
  expect(row?.textContent).toContain('Note 1 · Note 2 (Running)');
});

test('the day in a chart’s table leads to the answers of that day', async () => {
  const { user, location } = await open([]);
  const panel = await mentions();
  await user.click(await panel.findByRole('button', { name: 'Mentions: show as table' }));
  await user.click(await panel.findByRole('link', { name: 'Aug 03, 2026: open the answers' }));
  expect(location.current).toBe('/dashboard/answers?from=2026-08-03&to=2026-08-03');
});

test('adds a note, and says why one was not saved', async () => {
  const { user, api } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New note' }));
  const add = dialog.getByRole('button', { name: 'Add note' });
  await user.click(add);
  expect(dialog.getByRole('alert').textContent).toBe('Write what happened.');
  const text = dialog.getByRole('textbox', { name: 'What happened' });
  fireEvent.change(text, { target: { value: '𝒳'.repeat(281) } });
  await user.click(add);
  expect(dialog.getByRole('alert').textContent).toBe('A note has at most 280 characters; this one has 281.');
  fireEvent.change(text, { target: { value: 'Published' } });
  api.fail('addNote');
  await user.click(add);
  expect(await dialog.findByText('The note could not be saved. Please try again.')).toBeTruthy();
  api.mend('addNote');
  api.answers.addNote = {
    note: null,
    errors: [{ field: 'text', message: 'An account has at most 1,000 notes.' }],
  };
  await user.click(add);
  expect(await dialog.findByText('An account has at most 1,000 notes.')).toBeTruthy();
  const saved = note('1', { text: 'Published' });
  api.answers.addNote = { note: saved, errors: [] };
  api.answers.notes = { nodes: [saved], next: null, total: 1 };
  await user.click(add);
  expect(await (await mentions()).findByRole('button', { name: 'Note, Aug 03: Published' })).toBeTruthy();
  expect(api.args.addNote).toMatchObject({ input: { text: 'Published', topicId: null, promptId: null } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the settings list notes with their authors, change and remove them', async () => {
  const changed = { changedBy: 'bob@example.com', changedAt: '2026-08-04T10:00:00Z' };
  const { user, api } = await open([note('1', { topic, ...changed })], '/dashboard/settings/notes');
  const item = (await screen.findByText('Note 1')).closest('li') ?? expect.unreachable();
  expect(item.textContent).toContain('Aug 03, 2026 · Running · ada@example.com · changed by bob@example.com');
  await user.click(within(item).getByRole('button', { name: 'Change note: Note 1' }));
  const form = within(await screen.findByRole('form', { name: 'Change note' }));
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'About' }).value).toBe('topic topic-9');
  fireEvent.change(form.getByRole('textbox', { name: 'What happened' }), { target: { value: 'Moved' } });
  api.answers.changeNote = { note: note('1', { text: 'Moved' }), errors: [] };
  api.answers.notes = { nodes: [note('1', { text: 'Moved' })], next: null, total: 1 };
  await user.click(form.getByRole('button', { name: 'Save note' }));
  await user.click(await screen.findByRole('button', { name: 'Remove note: Moved' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/“Moved” is removed from every chart/)).toBeTruthy();
  api.answers.removeNote = { id: '1' };
  api.answers.notes = { nodes: [], next: null, total: 0 };
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^No notes yet/)).toBeTruthy();
  expect(api.args.removeNote).toEqual({ id: '1' });
});
