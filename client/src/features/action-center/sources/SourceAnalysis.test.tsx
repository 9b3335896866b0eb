import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { topSources } from '../../../testing/action-center.ts';
import { FakeApi } from '../../../testing/api.ts';
import { fundViewer } from '../../../testing/fund.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/sources';

function fundApi() {
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  return api;
}
async function open(search = '', api = new FakeApi()) {
  const app = await renderApp(PATH + search, { api, signedInAs });
  await screen.findByRole('tablist');
  return app;
}
/** The sample content, which accounts without answers can open. */
async function openExample(search = '', api = new FakeApi()) {
  api.answers.topSources = { ...topSources, answers: 0, sites: [], totalSites: 0 };
  const app = await renderApp(PATH + search, { api, signedInAs });
  await app.user.click(await screen.findByRole('button', { name: 'See an example' }));
  await screen.findByRole('tablist');
  return app;
}
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const sourceButton = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

describe('the example', () => {
  test('shows the title, the back link, the sample notice, the key insight and three tabs', async () => {
    const { user, location } = await openExample();
    expect(screen.getByRole('heading', { level: 1, name: 'Top Sources Analysis' })).toBeTruthy();
    expect(screen.getByText('Sample sources, not measured')).toBeTruthy();
    const insight = within(screen.getByRole('region', { name: 'Key Insight' }));
    expect(insight.getByText('Listicles with comparison tables get 3x more citations.')).toBeTruthy();
    expect(tabs()).toEqual(['Overview', 'Content Types', 'Content Scores']);
    await user.click(screen.getByRole('link', { name: 'Back to Action Center' }));
    expect(location.current).toBe('/dashboard/action');
  });

  test('lists sources with citations and content types in the overview', async () => {
    await openExample();
    const buttons = within(screen.getByRole('list', { name: 'Sources' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Gaugegauge.exampleTop 10 Lists · 38Checklists · 41,200citations',
      'Notebooknotebook.exampleTechnical Guides · 31300citations',
      'Quarterlyquarterly.exampleCase Studies · 10150citations',
    ]);
  });

  test('shows description, five scores and up to two examples of a type for an open source', async () => {
    const { user } = await openExample();
    await user.click(sourceButton('^Gauge'));
    expect(screen.getByText('About Gauge.')).toBeTruthy();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '80/ 100',
      '12',
      '21',
      '15',
      '88/ 100',
    ]);
    const examples = within(screen.getByRole('list', { name: 'Top 10 Lists' })).getAllByRole('listitem');
    expect(examples.map(({ textContent }) => textContent)).toEqual(['First list', 'Second list']);
    expect(screen.getByText('Only checklist')).toBeTruthy();
  });

  test('opens one source at a time and closes it again', async () => {
    const { user } = await openExample();
    await user.click(sourceButton('^Gauge'));
    await user.click(sourceButton('^Notebook'));
    expect(screen.queryByText('About Gauge.')).toBeNull();
    expect(screen.getByText('About Notebook.')).toBeTruthy();
    expect(sourceButton('^Gauge').getAttribute('aria-expanded')).toBe('false');
    await user.click(sourceButton('^Notebook'));
    expect(screen.queryByText('About Notebook.')).toBeNull();
  });

  test('shows type, top source, average citations and stars of content types', async () => {
    const { user, location } = await openExample();
    await user.click(screen.getByRole('tab', { name: 'Content Types' }));
    await waitFor(() => expect(location.current).toBe(`${PATH}?tab=types`));
    // On narrow windows the source stands under the type; one of the two is always hidden.
    expect(rows('Content types by citations')).toEqual([
      ['Content Type', 'Top Source', 'Avg Citations', 'Impact Rating'],
      ['Top 10 ListsGauge', 'Gauge', '9.1', ''],
      ['Case StudiesQuarterly', 'Quarterly', '2.0', ''],
    ]);
    const stars = screen.getAllByRole('img').map((node) => node.getAttribute('aria-label'));
    expect(stars).toEqual(['5 of 5', '2 of 5']);
  });

  test('compares the content scores of sources by bars of one scale', async () => {
    await openExample('?tab=scores');
    expect(chosen()).toBe('Content Scores');
    expect(rows('Content scores by source')).toEqual([
      ['Source', 'Authoritativeness', 'Citations', 'Statistics', 'Technical Terms', 'Fluency'],
      ['Gauge', '80', '12', '21', '15', '88'],
      ['Notebook', '91', '30', '5', '29', '76'],
      ['Quarterly', '86', '18', '24', '11', '83'],
    ]);
    const table = screen.getByRole('table', { name: 'Content scores by source' });
    const lengths = [...table.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width);
    expect(lengths.slice(5, 10)).toEqual(['91%', '100%', '20%', '87%', '76%']);
  });

  test('keeps the tab in the address, except the first, and moves by arrow keys', async () => {
    const { user, location } = await openExample('?tab=types');
    expect(chosen()).toBe('Content Types');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await waitFor(() => expect(location.current).toBe(PATH));
    await screen.findByRole('list', { name: 'Sources' });
    await user.keyboard('{ArrowRight}');
    const next = screen.getByRole('tab', { name: 'Content Types' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(chosen()).toBe('Content Types');
  });

  test('shows the first tab for an unknown one', async () => {
    await openExample('?tab=performance');
    expect(chosen()).toBe('Overview');
  });
});

describe('fund', () => {
  const total = (name: string) => screen.getByRole('region', { name }).textContent;

  test('shows the fund’s tab names and totals of sources, citations and rounded authority', async () => {
    await open('', fundApi());
    expect(tabs()).toEqual(['Overview', 'Content Analysis', 'Performance Metrics']);
    expect(total('Total Sources')).toContain('3');
    expect(total('Total Citations')).toContain('1,650');
    expect(total('Avg Authority')).toContain('86');
    expect(screen.getByRole('list', { name: 'Sources' })).toBeTruthy();
  });

  test('shows the content analysis as a table', async () => {
    const { user } = await open('', fundApi());
    await user.click(screen.getByRole('tab', { name: 'Content Analysis' }));
    await screen.findByRole('table');
    expect(rows('Content types by citations')).toHaveLength(3);
  });

  test('ranks performance by authority and by citations', async () => {
    await open('?tab=performance', fundApi());
    const ranking = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(ranking('By Authority')).toEqual(['1Notebook91', '2Quarterly86', '3Gauge80']);
    expect(ranking('By Citations')).toEqual(['1Gauge1,200', '2Notebook300', '3Quarterly150']);
  });
});
