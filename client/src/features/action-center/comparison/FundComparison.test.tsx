import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentComparison } from '../../../testing/action-center.ts';
import { FakeApi } from '../../../testing/api.ts';
import { fundViewer } from '../../../testing/fund.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/comparison';

function fundApi() {
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  return api;
}
async function open(api = fundApi()) {
  const app = await renderApp(PATH, { api, signedInAs });
  // The fund's dashboard appears a second after its session.
  await screen.findByRole('region', { name: 'Competitor Article' });
  await screen.findByText('Title c1');
  return app;
}
const side = (name: string) => within(screen.getByRole('region', { name }));
const competitor = () => side('Competitor Article');
const own = () => side('Your Article');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const bar = (area: HTMLElement, score: string) =>
  area.querySelector<HTMLElement>(`[data-score=${score}] [style]`)?.style.width;
const barsOf = (name: string) =>
  ['authoritativeness', 'citations', 'statistics', 'technicalTerms', 'fluency'].map((score) =>
    bar(screen.getByRole('region', { name }), score),
  );
const scoresOf = (area: typeof own) =>
  area()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('shows the title, the back link and the sample notice', async () => {
  const { user, location } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Content Comparison' })).toBeTruthy();
  expect(screen.getByText('Sample articles and scores, not measured')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Back to Action Center' }));
  expect(location.current).toBe('/dashboard/action');
});

test('shows title, source, excerpt and five scores on each side', async () => {
  await open();
  expect(competitor().getByRole('heading', { level: 3, name: 'Title c1' })).toBeTruthy();
  expect(competitor().getByText('Rival One')).toBeTruthy();
  expect(competitor().getByText('Excerpt of c1.')).toBeTruthy();
  expect(own().getByRole('heading', { level: 3, name: 'Title o1' })).toBeTruthy();
  expect(own().getByText('Acme Audio')).toBeTruthy();
  expect(
    own()
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Authoritativeness', 'Citations', 'Statistics', 'Technical Terms', 'Fluency']);
  expect(scoresOf(competitor)).toEqual(['80/ 100', '10', '20', '8', '90/ 100']);
});

test('draws bars of citations x5, statistics x4 and technical terms x3, up to the full width', async () => {
  const { user } = await open();
  expect(barsOf('Competitor Article')).toEqual(['80%', '50%', '80%', '24%', '90%']);
  await user.click(button('Next your article'));
  expect(barsOf('Your Article')).toEqual(['85%', '100%', '100%', '100%', '84%']);
});

test('shows differences above 5 as up, below -5 as down, else as about the same, on the brand’s side only', async () => {
  const { user } = await open();
  expect(scoresOf(own)).toEqual([
    '6 above the competitor:86/ 100',
    '6 below the competitor:4',
    '≈about the same as the competitor:25',
    '≈about the same as the competitor:13',
    '≈about the same as the competitor:85/ 100',
  ]);
  expect(scoresOf(competitor).join()).not.toMatch(/competitor/);
  await user.click(button('Next competitor article'));
  expect(scoresOf(own)[0]).toBe('26 above the competitor:86/ 100');
  expect(scoresOf(own)[1]).toBe('≈about the same as the competitor:4');
});

test('steps each side on its own, shows “N of M” and stops at both ends', async () => {
  const { user } = await open();
  expect(competitor().getByText('1 of 2')).toBeTruthy();
  expect(own().getByText('1 of 3')).toBeTruthy();
  expect(button('Previous competitor article').disabled).toBe(true);
  expect(button('Previous your article').disabled).toBe(true);
  await user.click(button('Next your article'));
  await user.click(button('Next your article'));
  expect(own().getByText('3 of 3')).toBeTruthy();
  expect(own().getByText('Title o3')).toBeTruthy();
  expect(button('Next your article').disabled).toBe(true);
  expect(competitor().getByText('1 of 2')).toBeTruthy();
  await user.click(button('Previous your article'));
  expect(own().getByText('2 of 3')).toBeTruthy();
  expect(button('Next your article').disabled).toBe(false);
});

test('disables stepping for a single article and says when there is none', async () => {
  const api = fundApi();
  const [first] = contentComparison.competitorArticles;
  api.answers.contentComparison = { sample: false, competitorArticles: [first], ownArticles: [] };
  await open(api);
  expect(competitor().getByText('1 of 1')).toBeTruthy();
  expect(button('Previous competitor article').disabled).toBe(true);
  expect(button('Next competitor article').disabled).toBe(true);
  expect(own().getByText('No articles to compare')).toBeTruthy();
  expect(screen.queryByText('Sample articles and scores, not measured')).toBeNull();
});

test('says what failed; Retry reloads the page', async () => {
  const api = fundApi();
  api.fail('contentComparison');
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The articles could not be loaded.')).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});
