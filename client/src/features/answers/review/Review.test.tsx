import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fewReviews, reviewQueue } from '../../../testing/answers.ts';
import { FakeApi } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PATH = '/dashboard/answers/review';
const signedInAs = 'ada@example.com';
const saved = { answer: null, errors: [], conflict: null };

/** An API that keeps the inputs of reviews and, like the server, leaves reviewed mentions out of the queue. */
function recordingApi() {
  const api = new FakeApi();
  const inputs: Record<string, unknown>[] = [];
  const removed: unknown[] = [];
  api.answers.reviewMention = ({ input }) => {
    const { answerId: id, companyId } = input as Record<string, unknown>;
    inputs.push(input as Record<string, unknown>);
    const reviews = [{ company: { id: companyId }, version: `version-${inputs.length}` }];
    return { ...saved, answer: { id, reviews, orderCorrection: null } };
  };
  api.answers.removeReview = (args) => {
    removed.push(args);
    return saved;
  };
  api.answers.correctOrder = saved;
  return { api, inputs, removed };
}

const shown = (name: string) => screen.findByRole('region', { name });
const question = () => within(document.querySelector('main') as HTMLElement).findByText(/^Otherwise/);

test('reviews mentions by keyboard alone, and takes the last one back', async () => {
  const { api, inputs, removed } = recordingApi();
  const { user } = await renderApp(PATH, { api, signedInAs });
  await shown('Rival One');
  await user.keyboard('{Enter}');
  await shown('Acme Audio');
  await user.keyboard('n');
  expect((await question()).textContent).toContain('Rival One');
  await user.keyboard('x');
  expect(await screen.findByRole('heading', { name: 'All reviewed' })).toBeTruthy();
  await screen.findByText('Back to the last mention');
  await waitFor(() =>
    expect(inputs).toMatchObject([
      { companyId: 'company-1', named: true, verdict: 'MIXED', fromSample: true, version: 'none' },
      { companyId: 'brand-1', named: true, verdict: 'NEGATIVE', fromSample: false },
      { companyId: 'company-1', named: false, verdict: null, fromSample: true },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Back to the last mention' }));
  await screen.findByText('You said that the company is not named.');
  await user.keyboard('z');
  await waitFor(() =>
    expect(removed).toEqual([{ answerId: 'answer-2', companyId: 'company-1', version: 'version-3' }]),
  );
  expect(await screen.findByText('2 mentions reviewed, all saved.')).toBeTruthy();
});

test('loses nothing while the network is slow or broken', async () => {
  const { api, inputs } = recordingApi();
  api.fail('reviewMention');
  const { user } = await renderApp(PATH, { api, signedInAs });
  await shown('Rival One');
  await user.keyboard('{Enter}');
  await user.keyboard('p');
  expect(await screen.findByText('2 changes not saved yet.')).toBeTruthy();
  expect(inputs).toEqual([]);
  api.mend('reviewMention');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 mentions reviewed, all saved.')).toBeTruthy();
  expect(inputs.map(({ verdict }) => verdict)).toEqual(['MIXED', 'POSITIVE']);
});

test('does not count a review that the server refused', async () => {
  const { api } = recordingApi();
  api.answers.reviewMention = { ...saved, conflict: { version: 'v9' } };
  const { user } = await renderApp(PATH, { api, signedInAs });
  await shown('Rival One');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Rival One was reviewed elsewhere meanwhile. That is kept.')).toBeTruthy();
  expect(await screen.findByText('Nothing reviewed in this visit yet.')).toBeTruthy();
});

test('does not count a review whose answer is gone', async () => {
  const { api } = recordingApi();
  api.fail('reviewMention', 'NOT_FOUND');
  const { user } = await renderApp(PATH, { api, signedInAs });
  await shown('Rival One');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('A review was not saved: its answer or company is gone.')).toBeTruthy();
  expect(await screen.findByText('Nothing reviewed in this visit yet.')).toBeTruthy();
});

test('says that more mentions could not be loaded', async () => {
  const { api } = recordingApi();
  const { user } = await renderApp(PATH, { api, signedInAs });
  await shown('Rival One');
  api.fail('reviewQueue');
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Failed to load mentions to review. Please try again later.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to the last mention' })).toBeTruthy();
});

test('skips, returns and moves a company in the order', async () => {
  const { api, inputs } = recordingApi();
  const { user } = await renderApp(PATH, { api, signedInAs });
  await shown('Rival One');
  expect(screen.getByText('Named 1 of 2')).toBeTruthy();
  await user.keyboard('l');
  expect(await screen.findByText('Named 2 of 2')).toBeTruthy();
  await waitFor(() => expect(api.args.correctOrder).toMatchObject({ companyIds: ['brand-1', 'company-1'] }));
  await user.keyboard('{ArrowRight}');
  await shown('Acme Audio');
  expect(screen.getByText('Named 1 of 2')).toBeTruthy();
  await user.keyboard('{ArrowLeft}');
  await shown('Rival One');
  expect(inputs).toEqual([]);
});

test('says how often the product was right, with the interval and the numbers', async () => {
  const api = new FakeApi();
  const rate = { value: 92, low: 81.2, high: 96.8, right: 46, reviewed: 50 };
  api.answers.reviewAccuracy = {
    ...fewReviews,
    all: rate,
    names: { ...rate, value: 100, low: 92.9, high: 100, right: 50 },
    others: 12,
    othersCorrected: 5,
  };
  await renderApp(PATH, { api, signedInAs });
  const panel = within(await shown('How often the product was right'));
  expect(await panel.findByText('Right about 46 of 50 reviewed mentions; 95 % interval 81–97.')).toBeTruthy();
  expect(panel.getByText(/Not counted: 12 reviews of mentions .*, 5 corrections among them\./)).toBeTruthy();
});

test('says that there are too few reviews', async () => {
  await renderApp(PATH, { signedInAs });
  expect(await screen.findByText(/Not enough yet to say how often the product is right/)).toBeTruthy();
});

test('shows an empty queue and a failed one', async () => {
  const api = new FakeApi();
  api.answers.reviewQueue = () => [];
  const { unmount } = await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeTruthy();
  unmount();
  const broken = new FakeApi();
  broken.fail('reviewQueue');
  const { user } = await renderApp(PATH, { api: broken, signedInAs });
  expect(await screen.findByText('Failed to load mentions to review. Please try again later.')).toBeTruthy();
  broken.mend('reviewQueue');
  broken.answers.reviewQueue = () => reviewQueue;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await shown('Rival One');
});
