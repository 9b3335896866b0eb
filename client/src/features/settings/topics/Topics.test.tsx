import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { promptSettingsOf, topicSettings } from '../../../testing/topics.ts';

const DONE = { topics: [], added: [], errors: [] };

async function open(api = new FakeApi()) {
  const app = await renderApp('/dashboard/settings/topics', { api, signedInAs: 'ada@example.com' });
  await screen.findByRole('region', { name: 'Topics' });
  return { ...app, api };
}
const topics = () => within(screen.getByRole('list', { name: 'Topics in their order' }));
const names = () =>
  topics()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('lists topics in order with their prompt counts, archived ones apart', async () => {
  await open();
  expect(names()).toEqual(['Headphones3 prompts', 'Speakers0 prompts', 'Cables1 prompt']);
  expect(screen.getByText('3 topics with 4 prompts. Choose a topic to edit its prompts.')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Archived topics' })).getByText('Turntables')).toBeTruthy();
});

test('explains topics when there are none, and adds the first', async () => {
  const api = new FakeApi();
  api.answers.topicSettings = [];
  const { user } = await open(api);
  expect(screen.getByText('No topics yet. Name the first one below, or import a CSV file.')).toBeTruthy();
  api.answers.addTopics = () => {
    api.answers.topicSettings = topicSettings.slice(0, 1);
    return DONE;
  };
  await user.type(screen.getByLabelText('Add a topic'), 'Headphones{Enter}');
  expect(await screen.findByRole('link', { name: /Headphones/ })).toBeTruthy();
  expect(api.args.addTopics).toEqual({ names: ['Headphones'] });
  expect(screen.getByLabelText<HTMLInputElement>('Add a topic').value).toBe('');
});

test('keeps a refused name in the field with the reason', async () => {
  const { user, api } = await open();
  api.answers.addTopics = { ...DONE, errors: [{ field: 'names.0', message: 'There is an archived topic.' }] };
  await user.type(screen.getByLabelText('Add a topic'), 'Turntables{Enter}');
  expect(await screen.findByText('There is an archived topic.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Add a topic').value).toBe('Turntables');
});

test('moves a topic by keyboard, keeps the focus and announces the move', async () => {
  const { user, api } = await open();
  api.answers.orderTopics = (args) => {
    const { ids } = args as { ids: string[] };
    api.answers.topicSettings = topicSettings.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return DONE;
  };
  button('Move Cables up').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.args.orderTopics).toMatchObject({ ids: ['topic-1', 'topic-3', 'topic-2'] }));
  expect(names()).toEqual(['Headphones3 prompts', 'Cables1 prompt', 'Speakers0 prompts']);
  expect(document.activeElement).toBe(button('Move Cables up'));
  expect(screen.getByText('Cables is topic 2 of 3')).toBeTruthy();
  await user.click(button('Move Headphones up'));
  expect(api.requestCounts.orderTopics).toBe(1);
});

test('undoes a move that the server refuses', async () => {
  const { user, api } = await open();
  api.fail('orderTopics');
  await user.click(button('Move Speakers down'));
  expect(await screen.findByText(/may not have been saved/)).toBeTruthy();
  await waitFor(() => expect(names()[1]).toBe('Speakers0 prompts'));
});

test('renames a topic in place', async () => {
  const { user, api } = await open();
  api.answers.renameTopic = {
    ...DONE,
    errors: [{ field: 'name', message: 'There is a topic “Cables” already.' }],
  };
  await user.click(button('Rename Speakers'));
  const field = screen.getByLabelText('New name of Speakers');
  await user.clear(field);
  await user.type(field, 'Cables{Enter}');
  expect(await screen.findByText('There is a topic “Cables” already.')).toBeTruthy();
  expect(button('Rename Headphones').disabled).toBe(true);
  await user.type(field, '{Escape}');
  api.answers.renameTopic = () => {
    api.answers.topicSettings = topicSettings.map((each) =>
      each.id === 'topic-2' ? { ...each, name: 'Loudspeakers' } : each,
    );
    return DONE;
  };
  await user.clear(screen.getByLabelText('New name of Speakers'));
  await user.type(screen.getByLabelText('New name of Speakers'), 'Loudspeakers{Enter}');
  expect(await screen.findByRole('link', { name: /Loudspeakers/ })).toBeTruthy();
  expect(api.args.renameTopic).toMatchObject({ id: 'topic-2', name: 'Loudspeakers' });
});

test('asks before archiving, and restores an archived topic', async () => {
  const { user, api } = await open();
  const archive = (archived: boolean, id: string) => () => {
    api.answers.topicSettings = topicSettings.map((each) => (each.id === id ? { ...each, archived } : each));
    return DONE;
  };
  api.answers.archiveTopic = archive(true, 'topic-1');
  await user.click(button('Archive Headphones'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Archive “Headphones”?' }));
  expect(dialog.getByText(/^3 prompts will no longer be asked\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(button('Restore Headphones')).toBeTruthy());
  api.answers.restoreTopic = archive(false, 'topic-1');
  await user.click(button('Restore Headphones'));
  await waitFor(() => expect(names()[0]).toBe('Headphones3 prompts'));
});

test('asks before leaving with unsaved text', async () => {
  const { user, location } = await open();
  await user.type(screen.getByLabelText('Add a topic'), 'Amplifiers');
  await user.click(screen.getByRole('link', { name: 'Brand' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(location.current).toBe('/dashboard/settings/topics');
  expect(screen.getByLabelText<HTMLInputElement>('Add a topic').value).toBe('Amplifiers');
});

test('offers Retry when topics cannot be loaded', async () => {
  const api = new FakeApi();
  api.fail('topicSettings');
  const { user } = await open(api);
  expect(screen.getByText('Your topics could not be loaded. Please try again later.')).toBeTruthy();
  api.mend('topicSettings');
  await user.click(button('Retry'));
  expect(await screen.findByRole('link', { name: /Headphones/ })).toBeTruthy();
});

const file = (text: string, name = 'prompts.csv') => new File([text], name, { type: 'text/csv' });
const choose = (user: Awaited<ReturnType<typeof open>>['user'], given: File) =>
  user.upload(screen.getByLabelText('CSV file of prompts'), given);

test('previews and imports a file, and lists refused rows with the reason', async () => {
  const { user, api } = await open();
  api.answers.importPrompts = {
    rows: [
      { index: 0, outcome: 'ADDED', reason: null },
      { index: 1, outcome: 'ALREADY_THERE', reason: null },
      { index: 2, outcome: 'REFUSED', reason: 'question: A question is needed.' },
    ],
    topicsAdded: ['Amplifiers'],
  };
  await choose(user, file('Topic;Question\nAmplifiers;Which hum?\nSpeakers;Which are loud?\nCables;\n'));
  await screen.findByRole('dialog', { name: 'Import “prompts.csv”?' });
  expect(screen.getByText(/^3 rows in 3 topics\./)).toBeTruthy();
  await user.click(button('Import 3 rows'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import finished' }));
  expect(dialog.getByText('1 prompt added, 1 prompt already there.')).toBeTruthy();
  expect(dialog.getByText('New topics: Amplifiers.')).toBeTruthy();
  expect(dialog.getByText('1 row refused')).toBeTruthy();
  const refused = within(dialog.getByRole('region', { name: 'Rows that were refused' }));
  expect(refused.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CablesNo questionquestion: A question is needed.',
  ]);
  expect(api.args.importPrompts).toEqual({
    rows: [
      { topic: 'Amplifiers', question: 'Which hum?' },
      { topic: 'Speakers', question: 'Which are loud?' },
      { topic: 'Cables', question: '' },
    ],
  });
});

test('explains why a file of another format is refused', async () => {
  const { user } = await open();
  await choose(user, file('name,text\na,b\n'));
  expect(
    await screen.findByText(
      '“prompts.csv” could not be read. Its first line must name the columns topic and question.',
    ),
  ).toBeTruthy();
});

test('exports all prompts in use', async () => {
  const { user, api } = await open();
  api.answers.promptSettings = promptSettingsOf();
  const before = api.requestCounts.promptSettings ?? 0;
  const urls: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${urls.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  await user.click(button('Export CSV'));
  await waitFor(() => expect(urls).toHaveLength(1));
  expect(api.requestCounts.promptSettings).toBe(before + 1);
  expect(await urls[0]?.text()).toContain(
    'Headphones,Is Acme any good?\r\nHeadphones,Which last longest?\r\nCables,"\'=Which cables?"',
  );
});

test('shows both names when a topic was renamed elsewhere meanwhile', async () => {
  const { user, api } = await open();
  const renamed = topicSettings.map((topic) =>
    topic.id === 'topic-2' ? { ...topic, name: 'Loudspeakers', version: 'topic-2-2' } : topic,
  );
  api.answers.renameTopic = () => {
    api.answers.topicSettings = renamed;
    return { ...DONE, topics: renamed, conflict: { message: '', version: 'topic-2-2' } };
  };
  await user.click(button('Rename Speakers'));
  await user.clear(screen.getByLabelText('New name of Speakers'));
  await user.type(screen.getByLabelText('New name of Speakers'), 'Boxes{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  expect(dialog.getByRole('group', { name: 'Name' }).textContent).toBe(
    'NameYoursBoxesSaved meanwhileLoudspeakers',
  );
  api.answers.renameTopic = { ...DONE, topics: renamed };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.args.renameTopic).toEqual({ id: 'topic-2', name: 'Boxes', version: 'topic-2-2' }),
  );
});

test('shows both orders when topics were ordered elsewhere meanwhile, and saves the chosen one', async () => {
  const { user, api } = await open();
  const saved = topicSettings.toSorted((a, b) => b.id.localeCompare(a.id));
  api.answers.orderTopics = () => {
    api.answers.topicSettings = saved;
    return { ...DONE, topics: saved, conflict: { message: '', version: '' } };
  };
  const openDialog = async () => {
    await user.click(button('Move Speakers down'));
    return within(await screen.findByRole('dialog', { name: 'These settings were changed meanwhile' }));
  };
  const dialog = await openDialog();
  expect(api.args.orderTopics).toMatchObject({ previousIds: ['topic-1', 'topic-2', 'topic-3'] });
  expect(dialog.getByRole('group').textContent).toBe(
    'Order of topicsYours1. Headphones, 2. Cables, 3. SpeakersSaved meanwhile1. Cables, 2. Speakers, 3. Headphones',
  );
  await user.click(dialog.getByRole('radio', { name: /Saved meanwhile/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(names()).toEqual(['Cables1 prompt', 'Speakers0 prompts', 'Headphones3 prompts']),
  );

  api.answers.orderTopics = () => ({ ...DONE, topics: saved, conflict: { message: '', version: '' } });
  const again = await openDialog();
  api.answers.orderTopics = { ...DONE, topics: saved };
  await user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.args.orderTopics).toEqual({
      ids: ['topic-3', 'topic-1', 'topic-2'],
      previousIds: ['topic-3', 'topic-2', 'topic-1'],
    }),
  );
});
