import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertPage } from '../../testing/alerts.ts';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const open = (alert: object | null = alertPage) => {
  const api = new FakeApi();
  api.answers.alert = alert;
  return renderApp('/dashboard/alerts/alert-1', { api, signedInAs: 'ada@example.com' }).then((app) => ({
    ...app,
    api,
  }));
};

test('shows what was found, its figures, the answers that made it, and who was told', async () => {
  const { api, user } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: /is named less often/ })).toBeTruthy();
  expect(screen.getByText(/^Compared: Jul 27 – Aug 02, 2026 against Jul 20 – Jul 26, 2026/)).toBeTruthy();
  const chart = within(screen.getByRole('region', { name: 'Mention rate by day' }));
  await user.click(chart.getByRole('button', { name: 'Mention rate by day: show as table' }));
  expect((await chart.findAllByRole('row'))[1]?.textContent).toBe('Aug 02, 202630.0%10.0–55.010');
  const figures = within(screen.getByRole('region', { name: 'Figures and answers' }));
  expect(figures.getByText(/80\.0% → 30\.0%/)).toBeTruthy();
  expect(figures.getByText(/56 of 70 answers, 80\.0%, 95% interval 69\.2–87\.7/)).toBeTruthy();
  expect(figures.getByText(/p < 0\.001/)).toBeTruthy();
  expect(await figures.findByRole('region', { name: 'After' })).toBeTruthy();
  expect(api.args.changedAnswers).toMatchObject({
    ...{ kind: 'COMPANY', id: 'brand-1', topicId: null },
    filter: { from: '2026-07-27', to: '2026-08-02' },
    before: { from: '2026-07-20', to: '2026-07-26' },
  });
  const told = within(screen.getByRole('list', { name: 'Deliveries' })).getAllByRole('listitem');
  expect(told[1]?.textContent).toContain('given up after 6 attempts: The receiver replied 500.');
  expect(screen.getByText(/Visibility drops, Whole account/)).toBeTruthy();
});

test('lists several prompts, and opens the answers of one', async () => {
  const [item] = alertPage.evidence.items;
  const items = ['p1', 'p2'].map((id) => ({ ...item, kind: 'PROMPT', id, name: `Prompt ${id}?` }));
  const { user, api } = await open({ ...alertPage, evidence: { ...alertPage.evidence, items } });
  const list = within(await screen.findByRole('list', { name: 'What moved' }));
  expect(api.requestCounts.changedAnswers).toBe(0);
  await user.click(list.getByRole('button', { name: /Prompt p2/ }));
  expect(await list.findByRole('region', { name: 'Before' })).toBeTruthy();
  expect(api.args.changedAnswers).toMatchObject({ kind: 'PROMPT', id: 'p2' });
});

test('links lists of answers for sentiment, and the answers of a new source', async () => {
  const { alert, evidence } = alertPage;
  await open({
    ...alertPage,
    rule: null,
    alert: { ...alert, kind: 'SENTIMENT_DROP' },
    evidence: {
      ...evidence,
      items: evidence.items.map((item) => ({ ...item, kind: null, unit: 'SCORE' })),
      sources: [{ url: 'https://new.example/a', domain: 'new.example', title: 'A guide', answers: 3 }],
    },
  });
  const link = await screen.findByRole('link', { name: 'Negative answers after' });
  expect(link.getAttribute('href')).toBe(
    '/dashboard/answers?sentiment=negative&from=2026-07-27&to=2026-08-02',
  );
  const source = screen.getByRole('link', { name: 'Open the 3 answers' });
  expect(source.getAttribute('href')).toContain('source=https%3A%2F%2Fnew.example%2Fa');
  expect(screen.getByText(/The rule was removed/)).toBeTruthy();
});

test('says when there is no such alert', async () => {
  await open(null);
  expect(await screen.findByText('This account has no alert with this address.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'All alerts' })).toBeTruthy();
});

test('offers Retry when it cannot be loaded', async () => {
  const api = new FakeApi();
  api.answers.alert = alertPage;
  api.fail('alert');
  const { user } = await renderApp('/dashboard/alerts/alert-1', { api, signedInAs: 'ada@example.com' });
  await screen.findByText('The alert could not be loaded. Please try again.');
  api.mend('alert');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: /is named less often/ })).toBeTruthy();
});
