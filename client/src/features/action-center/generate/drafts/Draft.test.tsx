import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../../testing/api.ts';
import { contentDraft } from '../../../../testing/briefs.ts';
import { contentGenerator } from '../../../../testing/content-tools.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const PATH = '/dashboard/action/generate';

/** A server with a chat model. */
function withModel() {
  const api = new FakeApi();
  api.answers.contentGenerator = { ...contentGenerator, simulated: false, model: 'a-model' };
  api.answers.draftEstimate = { model: 'a-model', inputTokens: 1200, maxOutputTokens: 4000, cost: 0.0424 };
  return api;
}
async function open(api: FakeApi, path = PATH) {
  const app = await renderApp(path, { api, signedInAs: 'ada@example.com' });
  await screen.findByRole('tab', { name: 'Original Content' });
  return app;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const writeText = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Original content' }), { target: { value: text } });
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('shows the cost first, and sends nothing when it is cancelled', async () => {
  const api = withModel();
  const { user } = await open(api);
  expect(screen.queryByText(/Simulated: fixed rules/)).toBeNull();
  expect(screen.getByText(/^Written by a-model\. The operator of this installation/)).toBeTruthy();
  writeText('Mine.');
  await user.click(button('Generate'));
  expect(
    await screen.findByText(
      'This sends your text to a-model: about 1,200 tokens, and at most 4,000 tokens come back. At most $0.0424. The operator of this installation pays.',
    ),
  ).toBeTruthy();
  await user.click(button('Cancel'));
  expect(api.requestCounts.writeDraft).toBe(0);
});

test('writes a draft, shows its links, what was cut and the change of the scores', async () => {
  const api = withModel();
  api.answers.draftEstimate = { model: 'a-model', inputTokens: 1200, maxOutputTokens: 4000, cost: null };
  const { user } = await open(api);
  writeText('Mine.');
  await user.click(button('Generate'));
  expect(await screen.findByText(/Price unknown/)).toBeTruthy();
  api.answers.writeDraft = contentDraft;
  api.answers.contentDraft = contentDraft;
  const release = api.hold('writeDraft');
  await user.click(button('Send'));
  expect(button('Generating...').matches(':disabled')).toBe(true);
  release();
  expect(await screen.findByRole('heading', { name: 'Which headphones?' })).toBeTruthy();
  expect(api.args.writeDraft).toEqual({ promptId: null, text: 'Mine.', level: 'BALANCED' });
  expect(screen.getByRole('link', { name: 'a.example' }).getAttribute('href')).toBe('https://a.example/best');
  expect(screen.getByText('Check this claim').parentElement?.textContent).toContain(
    'does not say “listeners”.',
  );
  expect(panel('Improvements Made').getAllByRole('listitem')).toHaveLength(5);
  expect(
    panel('Cut from the draft').getByText('No fact of a read page has the figure 90 years.'),
  ).toBeTruthy();
  const rows = panel('Scores').getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ScoreBeforeAfterChange',
    'Authoritativeness20200',
    'Citations01+1',
    'Quotations000',
    'Statistics12+1',
    'Technical Terms–––',
    'Fluency7066−4',
  ]);
});

test('keeps the draft after a reload, and sends the brief alone without a text', async () => {
  const api = withModel();
  api.answers.contentDraft = contentDraft;
  const { user } = await open(api, `${PATH}?prompt=prompt-1`);
  await user.click(screen.getByRole('tab', { name: 'Optimized Content' }));
  expect(await screen.findByRole('heading', { name: 'Which headphones?' })).toBeTruthy();
  await user.click(button('Regenerate'));
  expect(await screen.findByText(/^This sends the brief to a-model/)).toBeTruthy();
});

test('shows an earlier draft, and the newest one once it is written', async () => {
  const api = withModel();
  const listed = (id: string, day: number, status = 'DONE') => ({
    ...{ id, status, level: 'TECHNICAL', startedAt: `2026-11-0${day}T08:00:00.000Z` },
  });
  api.answers.contentDrafts = [listed('draft-1', 3), listed('draft-0', 2), listed('draft-f', 1, 'FAILED')];
  api.answers.contentDraft = ({ id }: { id: string | null }) =>
    id === 'draft-0' ? { ...contentDraft, id, title: 'Which earbuds?' } : contentDraft;
  const { user } = await open(api);
  await user.click(screen.getByRole('tab', { name: 'Optimized Content' }));
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Draft' });
  expect(choice.value).toBe('draft-1');
  expect([...choice.options].map(({ text }) => text)[2]).toMatch(/, technical, failed$/);
  await user.selectOptions(choice, 'draft-0');
  expect(await screen.findByRole('heading', { name: 'Which earbuds?' })).toBeTruthy();
  api.answers.contentDrafts = [listed('draft-2', 4), ...(api.answers.contentDrafts as object[])];
  api.answers.contentDraft = { ...contentDraft, id: 'draft-2', title: 'Which speakers?' };
  api.answers.writeDraft = api.answers.contentDraft;
  await user.click(button('Regenerate'));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: 'Which speakers?' })).toBeTruthy();
  expect(choice.value).toBe('draft-2');
});

test('says why a draft failed', async () => {
  const api = withModel();
  api.answers.contentDraft = {
    ...contentDraft,
    ...{ status: 'FAILED', problem: 'The chat model did not answer in time.', sections: [], cut: [] },
  };
  await open(api);
  expect(await screen.findByText('The chat model did not answer in time.')).toBeTruthy();
});
