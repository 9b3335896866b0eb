import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { changedModel } from '../../testing/origins.ts';
import { renderApp } from '../../testing/render-app.tsx';

const LINE = 'Asked by API: gpt-a, gpt-b (2,310 answers) · interface: ChatGPT (40) · imported: Gemini (7)';

function open(path: string, answerOrigins: object = changedModel) {
  const api = new FakeApi();
  api.answers.answerOrigins = answerOrigins;
  return renderApp(path, { signedInAs: 'ada@example.com', api });
}

test.each([
  ['/dashboard?days=7&platform=chatgpt', { filter: { days: 7, platform: 'chatgpt' } }],
  ['/dashboard/topics/wireless', { filter: {}, topicId: expect.any(String) }],
  ['/dashboard/what-changed?days=28', { filter: { days: 28 } }],
])('%s says by which surfaces and models was asked', async (path, args) => {
  const { api } = await open(path);
  expect(await screen.findByRole('button', { name: LINE })).toBeTruthy();
  expect(api.args.answerOrigins).toMatchObject(args);
});

test('the line opens the models of each platform and when they changed', async () => {
  const { user } = await open('/dashboard');
  await user.click(await screen.findByRole('button', { name: LINE }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What was asked' }));
  const items = within(dialog.getByRole('list', { name: 'Platforms' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'ChatGPTAPI · gpt-aAug 02 – Aug 03, 20261,310 answersAPI · gpt-bAug 02 – Aug 03, 20261,000 answers',
    'ChatGPT (interface)Interface · model not givenAug 02 – Aug 03, 202640 answers',
    'GeminiImported · gAug 02 – Aug 03, 20267 answers',
  ]);
  expect(dialog.getByText('Aug 03, 2026: ChatGPT’s model changed from gpt-a to gpt-b')).toBeTruthy();
  expect(dialog.getByRole('link', { name: '40 answers' }).getAttribute('href')).toBe(
    '/dashboard/answers?status=answered&platform=chatgpt-interface&surface=interface&from=2026-08-02&to=2026-08-03',
  );
});

test('charts mark the day of a change of model, and a tested change says that it is across one', async () => {
  const { user } = await open('/dashboard');
  const chart = within(await screen.findByRole('region', { name: 'Mentions' }));
  const name = 'Change of model, Aug 03: Model changed: ChatGPT: gpt-b after gpt-a';
  expect(await chart.findByRole('button', { name })).toBeTruthy();
  const card = within(await screen.findByRole('region', { name: 'Brand Visibility' }));
  const text = 'ChatGPT’s model changed from gpt-a to gpt-b on Aug 03 within this comparison.';
  expect((await card.findByRole('note')).textContent).toBe(text);
  await user.click(chart.getByRole('button', { name: 'Mentions: show as table' }));
  const row = within(await chart.findByRole('table')).getAllByRole('row')[1];
  expect(row?.textContent).toContain('Model changed: ChatGPT: gpt-b after gpt-a');
  // It is no note that somebody wrote.
  expect(screen.queryByRole('button', { name: '1 note' })).toBeNull();
});

test('simulated answers are called so, and many models are counted', async () => {
  const [first] = changedModel.origins;
  const origins = ['a', 'b', 'c', 'd', 'e', 'f'].map((model) => ({
    ...first,
    model,
    answers: 1,
    simulated: true,
  }));
  await open('/dashboard', { ...changedModel, origins });
  const name = 'Asked by API (simulated): a, b, c, d and 2 more (6 answers)';
  expect(await screen.findByRole('button', { name })).toBeTruthy();
});

test('numbers stay where nothing is known of what was asked', async () => {
  const api = new FakeApi();
  api.fail('answerOrigins');
  await renderApp('/dashboard', { signedInAs: 'ada@example.com', api });
  expect(await screen.findByText('62.5%')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Asked by/ })).toBeNull();
});
