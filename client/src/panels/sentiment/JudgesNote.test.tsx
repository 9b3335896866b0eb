import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { dashboard, metrics } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const RULES = { name: 'Built-in rules', answers: 1200 };
const MODEL = { name: 'gpt-x', answers: 40 };

async function openWith(judges: object[], judgesDiffer = false) {
  const api = new FakeApi();
  const { change } = metrics.sentiment;
  const verdict = judgesDiffer ? 'NO_CLEAR_CHANGE' : change.verdict;
  const sentiment = { ...metrics.sentiment, judges, change: { ...change, verdict, judgesDiffer } };
  api.answers.dashboard = { ...dashboard, metrics: { ...metrics, sentiment } };
  await renderApp('/dashboard', { api, signedInAs: 'ada@example.com' });
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));
  const card = await panel('Sentiment Score');
  await card.findByText('61.2–67.2');
  return { card, chart: await panel('Sentiment Trend') };
}

test('says when sentiments come from two judges', async () => {
  const { card, chart } = await openWith([RULES, MODEL]);
  const words =
    'Judged by two methods: built-in rules 1,200, gpt-x 40. They are not comparable answer by answer.';
  expect(card.getByText(words)).toBeTruthy();
  expect(chart.getByText(words)).toBeTruthy();
});

test('says nothing when all sentiments come from one judge', async () => {
  const { card, chart } = await openWith([MODEL]);
  for (const panel of [card, chart]) expect(panel.queryByText(/judged by|other methods/i)).toBeNull();
});

test('explains why a difference between judges is not called a change', async () => {
  const { card, chart } = await openWith([MODEL], true);
  expect(card.getByText('No clear change')).toBeTruthy();
  expect(
    card.getByText('The previous period was judged by another method, so changes are not tested.'),
  ).toBeTruthy();
  // The chart shows no period before.
  expect(chart.queryByText(/Other methods/)).toBeNull();
});
