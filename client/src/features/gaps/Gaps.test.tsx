import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import {
  gapList,
  gapScope,
  gapsPage,
  manyPromptGaps,
  promptGap,
  promptGapNodes,
} from '../../testing/gaps.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/gaps';

// jsdom has no layout: ten rows are visible.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
});

const open = (search = '', api = new FakeApi()) => renderApp(PATH + search, { api, signedInAs });
const table = () => screen.findByRole('table', { name: /with missed answers/ });
const cells = async () =>
  within(await table())
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
/** The texts of the first column. */
const listed = async () => (await cells()).slice(1).map(([first]) => first);
const link = async (name: RegExp) =>
  (await within(await table()).findByRole('link', { name })).getAttribute('href');

const BATTERY = 'Headphones with the longest battery?';
const BEST = 'Best wireless headphones?';
const BRANDED = '=Is Acme any good?Branded';

test('lists prompts, the most missed first', async () => {
  const { api } = await open();
  expect(await cells()).toEqual([
    ['Prompt', 'Missed', 'Missed rate', 'Visible', 'Answers', 'Named instead', 'Topic', 'Last missed'],
    [
      BATTERY,
      '12',
      '60.0% (30.0–75.0)',
      '10.0%',
      '20',
      'Rival One 11, Third Sound 4',
      'Wireless',
      'Aug 03, 2026',
    ],
    [BEST, '9', '45.0% (22.5–56.3)', '55.0%', '20', 'Rival One 9', 'Wireless', 'Aug 02, 2026'],
    [BRANDED, '4', '20.0% (10.0–25.0)', '0.0%', '20', 'Third Sound 4', 'API', 'Aug 03, 2026'],
  ]);
  expect(screen.getByText('3 prompts')).toBeTruthy();
  expect(screen.getByText('Where AI platforms name competitors and not Acme Audio')).toBeTruthy();
  expect(document.title).toBe('Gaps · Sightline');
  expect(api.requestCounts.promptGaps).toBe(1);
  expect(api.args.promptGaps).toMatchObject({
    neverVisible: false,
    first: 100,
    topicId: null,
    sort: 'MISSED',
  });
});

test('lists all sources with missed answers, and those cited with competitors only on demand', async () => {
  const { user, api, location } = await open('?tab=sources&days=7');
  expect(await cells()).toEqual([
    ['Source', 'Title', 'Missed', 'Share', 'Visible', 'Cited by', 'Last missed'],
    [
      'reviews.example/best/headphones',
      'Best headphones',
      '8',
      '80.0% (40.0–100.0)',
      '0.0%',
      '10',
      'Aug 03, 2026',
    ],
    ['acme-audio.example/studioYour site', '–', '1', '25.0% (12.5–31.3)', '0.0%', '4', 'Aug 02, 2026'],
  ]);
  expect(api.args.sourceGaps).toMatchObject({ neverVisible: false, filter: { days: 7 } });
  expect(api.requestCounts.promptGaps).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Competitors only' }));
  expect(location.current).toBe(`${PATH}?tab=sources&days=7&show=never-visible`);
  await waitFor(() => expect(api.args.sourceGaps).toMatchObject({ neverVisible: true }));
});

test('keeps range, platform and topic across the tabs', async () => {
  const { user, location, api } = await open('?days=7&platform=gemini&topic=topic-2&show=never-visible');
  await table();
  expect(api.args.promptGaps).toMatchObject({
    neverVisible: true,
    topicId: 'topic-2',
    filter: { days: 7, platform: 'gemini' },
  });
  await user.click(screen.getByRole('link', { name: 'Sources' }));
  expect(location.current).toBe(`${PATH}?days=7&platform=gemini&topic=topic-2&tab=sources`);
  await waitFor(() => expect(api.args.sourceGaps).toMatchObject({ topicId: 'topic-2', neverVisible: false }));
  expect(screen.getByRole('link', { name: 'Sources' }).getAttribute('aria-current')).toBe('page');
});

test('removes the topic by its chip', async () => {
  const api = new FakeApi();
  const topic = { id: 'topic-2', name: 'Wireless', slug: 'wireless' };
  api.answers.promptGaps = gapsPage(promptGapNodes, { ...gapScope, topic });
  const { user, location } = await open('?topic=topic-2&days=7', api);
  await user.click(await screen.findByRole('link', { name: 'Remove filter: Wireless' }));
  expect(location.current).toBe(`${PATH}?days=7`);
  expect(screen.queryByRole('link', { name: /^Remove filter/ })).toBeNull();
});

test('keeps the range when opened from the sidebar', async () => {
  const { user, location } = await renderApp('/dashboard?days=30', { signedInAs });
  await user.click(await screen.findByRole('link', { name: 'Gaps' }));
  expect(location.current).toBe(`${PATH}?days=30`);
});

test.each([
  [
    'prompt',
    '?days=7',
    /^12: Open the 12 answers/,
    'missed=yes&prompt=p2&platform=&from=2026-08-02&to=2026-08-03',
  ],
  ['prompt', '?platform=gemini', /^10\.0%/, 'visible=yes&prompt=p2&platform=gemini'],
  ['prompt', '', /^20: Open the 20 answers/, 'status=answered&prompt=p2'],
  ['prompt', '', /^Rival One 11/, 'missed=yes&company=company-1&prompt=p2'],
  ['prompt', '', /^Aug 03, 2026/, 'missed=yes&prompt=p2&from=2026-08-03&to=2026-08-03'],
  ['source', '?tab=sources', /^8: /, 'missed=yes&source=https%3A%2F%2Freviews.example%2Fbest%2Fheadphones'],
])('opens a figure of a %s at "%s" by %s', async (_unit, search, name, parameters) => {
  const api = new FakeApi();
  api.answers.promptGaps = gapsPage(promptGapNodes.slice(0, 1));
  await open(search, api);
  expect(await link(name)).toBe(`/dashboard/answers?${parameters.replace('platform=&', '')}`);
});

test('links a topic to its page in the same range', async () => {
  const api = new FakeApi();
  api.answers.promptGaps = gapsPage(promptGapNodes.slice(0, 1));
  await open('?days=7', api);
  expect(await link(/^Wireless$/)).toBe('/dashboard/topics/wireless?days=7');
});

describe('without rows', () => {
  test.each([
    ['', {}, 'No gaps: of 120 answers, none names a competitor without Acme Audio.'],
    ['?show=never-visible', {}, /^Acme Audio is named at least once for every prompt/],
    [
      '?tab=sources&show=never-visible',
      {},
      /^Every source with missed answers is also cited in answers that name Acme Audio/,
    ],
    ['?tab=sources', {}, /^No gaps: of 120 answers, none that cites a source/],
    ['', { brand: null }, /none names a competitor without your brand\.$/],
    ['', { answers: 0 }, 'No answers collected yet'],
    [
      '?topic=t',
      { answers: 0, topic: { id: 't', name: 'API', slug: 'api' } },
      'No answers collected yet for API',
    ],
    ['?from=2026-07-01&to=2026-07-02', { answers: 0 }, /^No answers between/],
  ])('explains an empty list at "%s" with %j', async (search, scope, words) => {
    const api = new FakeApi();
    const empty = gapsPage([], { ...gapScope, ...scope });
    Object.assign(api.answers, { promptGaps: empty, sourceGaps: empty });
    await open(search, api);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('offers the wider list', async () => {
    const api = new FakeApi();
    api.answers.sourceGaps = gapsPage([]);
    const { user, location } = await open('?tab=sources&show=never-visible', api);
    await user.click(await screen.findByRole('button', { name: 'Show all sources with missed answers' }));
    expect(location.current).toBe(`${PATH}?tab=sources`);
  });
});

describe('waiting and failing', () => {
  test('shows a skeleton until the first rows are loaded', async () => {
    const api = new FakeApi();
    const release = api.hold('promptGaps');
    await open('', api);
    expect(await screen.findByRole('status', { name: 'Loading gaps...' })).toBeTruthy();
    release();
    expect((await listed()).length).toBe(3);
  });

  test('offers Retry when loading fails', async () => {
    const api = new FakeApi();
    api.fail('promptGaps');
    const { user } = await open('', api);
    expect(await screen.findByText('Failed to load gaps. Please try again later.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(api.requestCounts.promptGaps).toBe(2));
  });

  test('leads on from a topic of another account', async () => {
    const api = new FakeApi();
    api.fail('promptGaps', 'NOT_FOUND');
    const { user, location } = await open('?topic=other', api);
    expect(
      await screen.findByText('This address asks for something that is not in your account.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all gaps' }));
    expect(location.current).toBe(PATH);
  });
});

describe('more rows than one page', () => {
  const scrollTo = async (top: number) => {
    const region = screen.getByRole('region', { name: /with missed answers/ });
    region.scrollTop = top;
    region.dispatchEvent(new Event('scroll'));
  };

  test('are fetched while scrolling, and only visible ones are rendered', async () => {
    const api = new FakeApi();
    api.answers.promptGaps = gapList(manyPromptGaps(350));
    await open('', api);
    expect(await screen.findByText('350 prompts')).toBeTruthy();
    expect((await table()).getAttribute('aria-rowcount')).toBe('351');
    expect((await listed()).length).toBeLessThan(40);
    expect(api.requestCounts.promptGaps).toBe(1);
    await scrollTo(95 * 56);
    await waitFor(() => expect(api.args.promptGaps).toMatchObject({ after: '100', first: 200 }));
    await scrollTo(290 * 56);
    await waitFor(() => expect(api.args.promptGaps).toMatchObject({ after: '300' }));
    await scrollTo(349 * 56);
    await waitFor(async () => expect(await listed()).toContain('Question number 349?'));
    expect(api.requestCounts.promptGaps).toBe(3);
  });

  test('offers to continue after a page fails', async () => {
    const api = new FakeApi();
    const pages = gapList(manyPromptGaps(15), { length: 10 });
    api.answers.promptGaps = (args) => {
      if (!args.after) api.fail('promptGaps');
      return pages(args);
    };
    const { user } = await open('', api);
    expect(await screen.findByText('Loading stopped: 10 of 15 loaded.')).toBeTruthy();
    api.mend('promptGaps');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(async () => expect(await listed()).toContain('Question number 14?'));
    expect(screen.queryByText(/^Loading stopped/)).toBeNull();
  });

  test('starts another order with its first page', async () => {
    const api = new FakeApi();
    api.answers.promptGaps = gapList(manyPromptGaps(25), { length: 10 });
    const { user } = await open('', api);
    await waitFor(() => expect(api.args.promptGaps).toMatchObject({ after: '20' }));
    await user.click(within(screen.getByRole('columnheader', { name: 'Prompt' })).getByRole('button'));
    await waitFor(async () =>
      expect((await listed()).slice(0, 3)).toEqual([
        'Question number 0?',
        'Question number 10?',
        'Question number 11?',
      ]),
    );
    expect(api.args.promptGaps).toMatchObject({ sort: 'QUESTION', direction: 'ASC' });
  });

  test('lists a repeated row once', async () => {
    const api = new FakeApi();
    const [first, second] = [promptGap('a', 'First?', 3), promptGap('b', 'Second?', 2)];
    api.answers.promptGaps = ({ after }) => ({
      ...gapsPage(after ? [first, second] : [first]),
      next: after ? null : 'page-2',
      total: 2,
    });
    await open('', api);
    await waitFor(async () => expect(await listed()).toEqual(['First?', 'Second?']));
  });
});
