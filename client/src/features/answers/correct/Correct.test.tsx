import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { oneAnswer } from '../../../testing/answers.ts';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PATH = '/dashboard/answers/answer-1';
const signedInAs = 'ada@example.com';
const [rival, acme] = oneAnswer.mentions;

const review = {
  company: rival?.company,
  named: true,
  verdict: 'NEGATIVE',
  isCorrection: true,
  reviewer: 'ada@example.com',
  reviewedAt: '2026-08-04T10:00:00.000Z',
  version: 'v1',
  product: { named: true, sentiment: 50.4, verdict: 'MIXED' },
};
const corrected = {
  ...oneAnswer,
  mentions: [{ ...rival, sentiment: 0, verdict: 'NEGATIVE', judge: 'A person' }, acme],
  reviews: [review],
};
const payload = (answer: object) => ({ answer, errors: [], conflict: null });

const legend = async () => within(await screen.findByRole('region', { name: 'Companies named' }));

test('corrects a sentiment at once, says who did, and undoes it', async () => {
  const api = new FakeApi();
  api.answers.reviewMention = payload(corrected);
  api.answers.removeReview = payload(oneAnswer);
  const { user } = await renderApp(PATH, { api, signedInAs });
  const panel = await legend();
  await user.click(await panel.findByRole('button', { name: 'Correct Rival One' }));
  await user.click(panel.getByRole('button', { name: 'Negative' }));
  expect(
    await panel.findByText(/^Corrected by ada@example.com on Aug 04, 2026. The product said 50.4 \(mixed\)./),
  ).toBeTruthy();
  expect(api.args.reviewMention?.input).toMatchObject({
    companyId: 'company-1',
    verdict: 'NEGATIVE',
    version: 'none',
  });
  expect(
    panel.getByText('Sentiment judged by a person (Rival One) and built-in rules (Acme Audio).'),
  ).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Undo the review of Rival One' }));
  await waitFor(() => expect(panel.queryByText(/^Corrected by/)).toBeNull());
  expect(api.args.removeReview).toMatchObject({ companyId: 'company-1', version: 'v1' });
});

test('lists a company that is not named, and a corrected order', async () => {
  const api = new FakeApi();
  api.answers.answer = {
    ...corrected,
    mentions: [acme],
    reviews: [{ ...review, named: false, verdict: null }],
    orderCorrection: { ...review, version: 'o1', productCompanyIds: [] },
  };
  api.answers.correctOrder = payload(oneAnswer);
  const { user } = await renderApp(PATH, { api, signedInAs });
  const panel = await legend();
  expect(await panel.findByText(/^Rival One is not named here. Corrected by ada@example.com/)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Undo the corrected order' }));
  await waitFor(() => expect(api.args.correctOrder).toMatchObject({ companyIds: null, version: 'o1' }));
});

test('adds a missed company by the words of the answer, and shows why that fails', async () => {
  const api = new FakeApi();
  api.answers.brand = acme?.company ?? null;
  api.answers.trackedCompetitors = [rival?.company, { id: 'company-2', name: 'Other Two' }];
  api.answers.reviewMention = {
    answer: oneAnswer,
    errors: [{ field: 'writtenAs', message: 'The answer does not hold “Two” as whole words.' }],
    conflict: null,
  };
  const { user } = await renderApp(PATH, { api, signedInAs });
  const panel = await legend();
  await user.click(await panel.findByRole('button', { name: 'Add a company that is named here' }));
  await panel.findByRole('option', { name: 'Other Two' });
  await user.selectOptions(panel.getByRole('combobox', { name: 'Company' }), 'Other Two');
  await user.type(panel.getByLabelText('Written as'), 'Two');
  await user.click(panel.getByRole('button', { name: 'Positive' }));
  await user.click(panel.getByRole('button', { name: 'Add' }));
  expect(await panel.findByText('The answer does not hold “Two” as whole words.')).toBeTruthy();
  expect(api.args.reviewMention?.input).toMatchObject({
    companyId: 'company-2',
    verdict: 'POSITIVE',
    writtenAs: 'Two',
  });
});

test('keeps what was entered when a missed company could not be saved', async () => {
  const api = new FakeApi();
  api.answers.brand = acme?.company ?? null;
  api.answers.trackedCompetitors = [{ id: 'company-2', name: 'Other Two' }];
  api.fail('trackedCompetitors');
  api.fail('reviewMention');
  const { user } = await renderApp(PATH, { api, signedInAs });
  const panel = await legend();
  await user.click(await panel.findByRole('button', { name: 'Add a company that is named here' }));
  expect(await panel.findByText('Your companies could not be loaded.')).toBeTruthy();
  api.mend('trackedCompetitors');
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  await panel.findByRole('option', { name: 'Other Two' });
  await user.selectOptions(panel.getByRole('combobox', { name: 'Company' }), 'Other Two');
  await user.type(panel.getByLabelText('Written as'), 'Two');
  await user.click(panel.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The correction was not saved. Please try again.')).toBeTruthy();
  expect(panel.getByLabelText<HTMLInputElement>('Written as').value).toBe('Two');
});

test('shows the current state after a correction elsewhere', async () => {
  const api = new FakeApi();
  api.answers.reviewMention = {
    answer: corrected,
    errors: [{ field: 'version', message: 'Changed.' }],
    conflict: { message: 'Changed.', version: 'v1' },
  };
  const { user } = await renderApp(PATH, { api, signedInAs });
  const panel = await legend();
  await user.click(await panel.findByRole('button', { name: 'Correct Rival One' }));
  await user.click(panel.getByRole('button', { name: 'Positive' }));
  expect(await screen.findByText(/was corrected elsewhere meanwhile/)).toBeTruthy();
  expect(await panel.findByText(/^Corrected by ada@example.com/)).toBeTruthy();
});
