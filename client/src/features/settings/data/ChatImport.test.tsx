import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { asked, chatFile, replied, savedChat } from '../../../testing/chats.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const CHATS = [
  savedChat('c1', [asked('Mine,  really'), replied('Acme.')]),
  savedChat('c2', [asked('Hello'), replied('Hi.'), asked('mine, really?'), replied('Rival.')]),
  savedChat('c3', [asked('Something private'), replied('A secret.')]),
];

async function open() {
  const api = new FakeApi();
  api.answers.topicSettings = [{ id: 't1', name: 'Wireless', slug: 'wireless' }];
  api.answers.promptSettings = {
    prompts: [{ id: 'p1', topicId: 't1', question: 'Mine, really?', archived: false, answers: 0 }],
    total: 1,
    next: null,
  };
  api.answers.importAnswers = ({ answers }) => ({
    ...{ stored: (answers as object[]).length, unchanged: 0, rejected: [], dataVersion: 1 },
  });
  const app = await renderApp('/dashboard/settings/data', { api, signedInAs: 'ada@example.com' });
  const card = within(await screen.findByRole('region', { name: 'Saved chats' }));
  return { ...app, api, input: card.getByLabelText('Saved chats', { selector: 'input' }) };
}

test('sends only answers to the account’s prompts, after a preview', async () => {
  const { user, api, input } = await open();
  await user.upload(input, [chatFile(CHATS), chatFile(CHATS, 'conversations-1.json')]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import saved chats?' }));
  expect(dialog.getByText(/^1 answer of ChatGPT’s interface to 1 prompt, Aug 02, 2026/)).toBeTruthy();
  expect(dialog.getByText(/^2 answers to questions that are not your prompts are left out/)).toBeTruthy();
  expect(api.requestCounts.importAnswers).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Import 1 answer' }));
  expect(await screen.findByText('1 answer stored, 0 were there already.')).toBeTruthy();
  expect(api.args.importAnswers?.answers).toMatchObject([
    {
      ...{ id: 'chatgpt message-c1-1', platform: 'chatgpt', surface: 'INTERFACE', model: 'gpt-a', run: 1 },
      ...{ topic: 'Wireless', prompt: 'Mine, really?', answer: 'Acme.' },
    },
  ]);
});

test('takes other questions and later ones where they are chosen', async () => {
  const { user, api, input } = await open();
  await user.upload(input, [chatFile(CHATS)]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import saved chats?' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Also 1 answer to prompts of yours/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'Hello' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Topic of the new prompts' }), {
    target: { value: 'Chats' },
  });
  await user.click(dialog.getByRole('button', { name: 'Import 3 answers' }));
  await screen.findByText('3 answers stored, 0 were there already.');
  const sent = api.args.importAnswers?.answers as { prompt: string; topic: string }[];
  expect(sent.map(({ prompt, topic }) => [topic, prompt])).toEqual([
    ['Wireless', 'Mine, really?'],
    ['Chats', 'Hello'],
    ['Wireless', 'Mine, really?'],
  ]);
});

test('says what is wrong with a file, and that an import can go on', async () => {
  const { user, api, input } = await open();
  await user.upload(input, [new File(['{}'], 'user.json', { type: 'application/json' })]);
  expect(
    await screen.findByText('This is not ChatGPT’s conversations.json, a list of chats in JSON.'),
  ).toBeTruthy();
  api.fail('importAnswers');
  await user.upload(input, [chatFile(CHATS)]);
  await user.click(await screen.findByRole('button', { name: 'Import 1 answer' }));
  expect((await screen.findByRole('alert')).textContent).toContain('what is stored is not stored twice');
});
