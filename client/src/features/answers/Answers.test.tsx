import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerPages, deletedText, fullScope, noScope } from '../../testing/answers.ts';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { matchesFile } from './ExportMatches.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/answers';
const rows = async () => within(await screen.findByRole('main')).findAllByRole('listitem');
const heading = () => screen.findByRole('heading', { level: 1, name: /^(Answers|Failed)/ });
const chips = async () =>
  within(await screen.findByRole('list', { name: 'Filters' }))
    .getAllByRole('link', { name: /^Remove/ })
    .map(({ textContent }) => textContent);

test('lists each answer with question, platform, outcome, position and sentiment', async () => {
  await renderApp(PATH, { signedInAs });
  expect(await screen.findByText('3 answers, newest first')).toBeTruthy();
  const [visible, missed] = await rows();
  expect(visible?.textContent).toBe(
    'Best wireless headphones?ChatGPT · Aug 03, 2026 · WirelessAcme Audio is a great pick …' +
      'VisibleAcme Audio #2 of 281.3 Positive2 sources',
  );
  expect(visible?.querySelector('mark')?.textContent).toBe('Acme Audio');
  expect(missed?.textContent).toContain('MissedNo sources');
  expect(missed?.querySelector('mark')).toBeNull();
  expect(document.title).toBe('Answers · Sightline');
});

test('says where a text is that is no longer in the database', async () => {
  const api = new FakeApi();
  const nodes = [deletedText, { ...deletedText, id: 'answer-9', textState: 'ARCHIVED' }];
  api.answers.answers = (args) => ({ ...answerPages(args), nodes, next: null });
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('Its text was deleted. What was found in it stays.')).toBeTruthy();
  expect(screen.getByText('Its text is in the archive. Open the answer to read it.')).toBeTruthy();
});

test('"Load more" appends the next page, and disappears after the last', async () => {
  const { user, api } = await renderApp(PATH, { signedInAs });
  expect((await rows()).length).toBe(2);
  expect(screen.getByText('2 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(async () => expect((await rows()).length).toBe(3));
  expect((await rows())[2]?.textContent).toContain('Refused');
  expect(api.args.answers).toMatchObject({ after: 'page-2' });
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('keeps the list and shows an error when a further page fails', async () => {
  const { user, api } = await renderApp(PATH, { signedInAs });
  await rows();
  api.fail('answers');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Failed to load more answers. Please try again later.')).toBeTruthy();
  expect((await within(screen.getByRole('main')).findAllByRole('link', { name: /headphones/ })).length).toBe(
    2,
  );
});

test.each([
  [
    '?visible=yes&platform=chatgpt&window=week',
    'Answers in which Acme Audio is named · ChatGPT · last 7 days',
  ],
  ['?company=company-1&topic=topic-2', 'Answers in which Rival One is named · Wireless'],
  [
    '?missed=yes&branded=no',
    'Answers in which a competitor is named and Acme Audio is not · unbranded prompts',
  ],
  ['?source=https%3A%2F%2Freviews.example%2Fbest', 'Answers in which reviews.example/best is cited'],
  [
    '?sentiment=negative&prompt=p1',
    'Answers in which Acme Audio is spoken of negatively · “Best wireless headphones?”',
  ],
  ['?status=failed,refused,empty', 'Failed measurements'],
  ['?status=failed&run=r1', 'Failed measurements · one run'],
  ['?from=2026-08-01&to=2026-08-03', 'Answers · Aug 01 – Aug 03, 2026'],
  ['?to=2026-08-03&search=battery', 'Answers · until Aug 03, 2026 · questions with “battery”'],
])('describes %s as "%s"', async (search, words) => {
  const api = new FakeApi();
  api.answers.answers = (args) => ({ ...answerPages(args), scope: fullScope });
  await renderApp(PATH + search, { api, signedInAs });
  await waitFor(async () => expect((await heading()).textContent).toBe(words));
});

test('does not call failed measurements answers', async () => {
  await renderApp(`${PATH}?status=failed,refused,empty`, { signedInAs });
  expect(await screen.findByText('3 measurements, newest first')).toBeTruthy();
});

test('requests what the address says', async () => {
  const { api } = await renderApp(
    `${PATH}?visible=yes&company=company-1&source=https%3A%2F%2Fa.example&status=answered&window=month&from=2026-08-01`,
    { signedInAs },
  );
  await rows();
  expect(api.args.answers?.filter).toMatchObject({
    visible: true,
    companyId: 'company-1',
    sourceUrl: 'https://a.example',
    status: ['ANSWERED'],
    window: 'MONTH',
    from: '2026-08-01',
  });
});

test('removes a filter by its chip', async () => {
  const { user, api, location } = await renderApp(
    `${PATH}?visible=yes&window=week&from=2026-08-01&to=2026-08-03`,
    {
      signedInAs,
    },
  );
  await rows();
  expect(await chips()).toEqual(['Acme Audio is named', 'Last 7 days', 'Aug 01 – Aug 03, 2026']);
  await user.click(screen.getByRole('link', { name: 'Remove filter: Last 7 days' }));
  expect(location.current).toBe(`${PATH}?visible=yes&from=2026-08-01&to=2026-08-03`);
  await user.click(screen.getByRole('link', { name: 'Remove filter: Aug 01 – Aug 03, 2026' }));
  expect(location.current).toBe(`${PATH}?visible=yes`);
  await waitFor(() => expect(api.args.answers?.filter).toMatchObject({ visible: true, window: 'ALL' }));
  await user.click(screen.getByRole('link', { name: 'Remove filter: Acme Audio is named' }));
  expect(location.current).toBe(PATH);
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
});

test('shows the position of the filtered company', async () => {
  const api = new FakeApi();
  api.answers.answers = (args) => ({ ...answerPages(args), scope: fullScope });
  await renderApp(`${PATH}?company=company-1`, { api, signedInAs });
  const [row] = await rows().then((items) =>
    items.filter(({ textContent }) => textContent?.includes('Best')),
  );
  expect(row?.textContent).toContain('Rival One #1 of 250.4 Mixed');
});

test('shows skeletons until the first answers are loaded', async () => {
  const api = new FakeApi();
  const release = api.hold('answers');
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByRole('status', { name: 'Loading answers...' })).toBeTruthy();
  release();
  expect((await rows()).length).toBe(2);
});

test('offers all answers when none match', async () => {
  const api = new FakeApi();
  api.answers.answers = { nodes: [], next: null, total: 0, totalCapped: false, scope: noScope };
  const { user, location } = await renderApp(`${PATH}?visible=no`, { api, signedInAs });
  expect(await screen.findByText('No answers match these filters')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all answers' }));
  expect(location.current).toBe(PATH);
  expect(await screen.findByText('No answers collected yet')).toBeTruthy();
});

test('marks a capped total', async () => {
  const api = new FakeApi();
  api.answers.answers = (args) => ({ ...answerPages(args), total: 10_000, totalCapped: true });
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('10,000+ answers, newest first')).toBeTruthy();
});

test('offers Retry when loading fails', async () => {
  const api = new FakeApi();
  api.fail('answers');
  const { user } = await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('Failed to load answers. Please try again later.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.requestCounts.answers).toBe(2));
});

test('keeps the previous answers when a filter change fails, and loads the chosen ones on Retry', async () => {
  const { user, api } = await renderApp(PATH, { signedInAs });
  await rows();
  api.fail('answers');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'chatgpt');
  expect(
    await screen.findByText('Failed to load your selection. The previous answers are still shown.'),
  ).toBeTruthy();
  expect(screen.getByText('3 answers, newest first')).toBeTruthy();
  expect((await rows()).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  api.mend('answers');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/Failed to load your selection/)).toBeNull());
  expect(api.args.answers?.filter).toMatchObject({ platform: 'chatgpt' });
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
});

test.each(['NOT_FOUND', 'BAD_USER_INPUT'])(
  'leads on from an address outside of the account (%s)',
  async (code) => {
    const api = new FakeApi();
    api.fail('answers', code);
    await renderApp(`${PATH}?topic=of-somebody-else`, { api, signedInAs });
    expect(
      await screen.findByText('This address asks for something that is not in your account.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show all answers' })).toBeTruthy();
  },
);

test.each([
  ['Brand Visibility', /^40\.0%: Open the 40 answers to unbranded/, '?visible=yes&branded=no'],
  ['Brand Visibility', /^95\.0%: Open the 19 answers to branded/, '?visible=yes&branded=yes'],
  ['Brand Visibility', /^62\.5%: /, '?visible=yes&from=2026-08-03&to=2026-08-03'],
  ['Sentiment Score', /^64\.20: Open the 59 answers/, '?visible=yes'],
  ['Competitor Rankings', 'Rival One: Open the 201 answers that name Rival One', '?company=company-1'],
  [
    'Top Sources',
    /^reviews\.example\/best.*Open the 48 answers/,
    '?source=https%3A%2F%2Freviews.example%2Fbest%2F',
  ],
  ['Top Platforms', /^37\.5%: Open the 30 answers of ChatGPT/, '?visible=yes&branded=no&platform=chatgpt'],
  ['Top Platforms', /^2 failed/, '?status=failed%2Crefused%2Cempty&platform=chatgpt'],
  ['Topic Breakdown', /^67%/, '?visible=yes&topic=topic-2'],
] as const)('opens answers from %s on the overview by "%s"', async (panel, name, search) => {
  await renderApp('/dashboard', { signedInAs });
  const link = await within(await screen.findByRole('region', { name: panel })).findByRole('link', { name });
  expect(link.getAttribute('href')).toContain(PATH + search);
});

test('passes a panel’s time window and the topic on to the answers', async () => {
  const { user } = await renderApp('/dashboard/topics/wireless', { signedInAs });
  const competitors = within(await screen.findByRole('region', { name: 'Competitor Rankings' }));
  await user.click(await competitors.findByRole('button', { name: 'Last Month' }));
  const link = competitors.getByRole('link', { name: /^Month Rival/ });
  expect(link.getAttribute('href')).toBe(`${PATH}?company=company-1&topic=topic-2&window=month`);
});

test('opens a prompt’s answers', async () => {
  const { user } = await renderApp('/dashboard/prompts', { signedInAs });
  await user.click(await screen.findByRole('button', { name: /Wireless/ }));
  const row = screen.getByRole('link', { name: 'Best wireless headphones?' }).closest('tr');
  const link = within(row as HTMLElement).getByRole('link', { name: /Open the 10 answers to this prompt/ });
  expect(link.getAttribute('href')).toBe(`${PATH}?status=answered&prompt=p1`);
});

const found = {
  ...{ total: 2, namingBrand: 1, comparedFrom: null, unreadTexts: 0, readTexts: 90, removedTexts: 0 },
  platforms: [{ platform: { key: 'chatgpt', name: 'ChatGPT' }, answers: 2 }],
  topics: [{ topic: { id: 'topic-2', name: 'Wireless', slug: 'wireless' }, answers: 2 }],
  days: [
    { day: '2026-08-01', answers: 1 },
    { day: '2026-08-03', answers: 1 },
  ],
};
const SEARCHED = `${PATH}?q=great+pick`;

async function openSearch(over: object = {}) {
  const api = new FakeApi();
  api.answers.answers = (args) => {
    const page = answerPages(args);
    const [first] = page.nodes;
    const excerpt = { text: 'It is a great pick.', mention: null, matches: [{ start: 8, end: 18 }] };
    return { ...page, nodes: [{ ...first, excerpt }], next: null, search: { ...found, ...over } };
  };
  return { ...(await renderApp(SEARCHED, { api, signedInAs })), api };
}
const panel = async () => within(await screen.findByRole('region', { name: 'Found' }));

test('searches texts, marks what was found and counts it', async () => {
  const { api } = await openSearch();
  const counts = await panel();
  expect(counts.getByRole('status').textContent).toBe('2 answers have these words; 1 names Acme Audio.');
  expect(api.args.answers?.filter).toMatchObject({ text: 'great pick' });
  expect((await screen.findByText('great pick', { selector: 'mark' })).textContent).toBe('great pick');
  const href = (name: string) => counts.getByRole('link', { name }).getAttribute('href');
  expect(href('1 names Acme Audio')).toBe(`${PATH}?visible=yes&q=great+pick`);
  expect(href('ChatGPT: 2 answers')).toBe(`${PATH}?platform=chatgpt&q=great+pick`);
  expect(href('Wireless: 2 answers')).toBe(`${PATH}?topic=topic-2&q=great+pick`);
  expect(href('Aug 03: 1 answer')).toBe(`${PATH}?from=2026-08-03&to=2026-08-03&q=great+pick`);
  expect(screen.getByRole('link', { name: 'Best wireless headphones?' }).getAttribute('href')).toBe(
    '/dashboard/answers/answer-1?q=great+pick',
  );
  expect(await chips()).toEqual(['Texts with great pick']);
});

test('what is found can be saved, unless the file cannot have the list’s filter', () => {
  expect(matchesFile({ q: 'great pick', topic: 'topic-2', from: '2026-08-03' })).toBe(
    '/api/export/matches.csv?text=great+pick&topic_id=topic-2&from=2026-08-03',
  );
  expect(matchesFile({ q: 'great pick', visible: true })).toBeNull();
});

test('says what a count leaves out', async () => {
  await openSearch({ comparedFrom: '2026-07-01', removedTexts: 1 });
  const counts = await panel();
  expect(counts.getByRole('status').textContent).toContain('At least 2 answers');
  expect(
    counts.getByText(/only those from Jul 01, 2026 on were\. Choose a range that ends earlier/),
  ).toBeTruthy();
  expect(
    counts.getByText('1 answer of these days cannot be searched: its text is no longer kept here.'),
  ).toBeTruthy();
});

test('says how far texts are read, and completes the counts by itself', async () => {
  const api = new FakeApi();
  let release = () => {};
  const counts = [
    { ...found, unreadTexts: 1200, readTexts: 400 },
    { ...found, total: 7, readTexts: 1600 },
  ];
  api.answers.answers = (args) => {
    // The question how far it is, after the list, has to wait.
    release = api.requestCounts.answers === 1 ? api.hold('answers') : release;
    const search = api.requestCounts.answers === 1 ? counts[0] : counts[1];
    return { ...answerPages(args), next: null, search };
  };
  await renderApp(`${SEARCHED}&from=2026-07-01`, { api, signedInAs });
  const shown = await panel();
  expect(shown.getByRole('status').textContent).toContain('At least 2 answers');
  // Of the days of the list: others have texts of their own.
  await waitFor(() =>
    expect(api.args.answers).toMatchObject({
      first: 1,
      filter: { from: '2026-07-01', text: expect.any(String) },
    }),
  );
  expect(shown.getByText(/newest first: 400 of 1,600\./)).toBeTruthy();
  expect(shown.getByRole('progressbar', { name: 'Texts read' }).getAttribute('aria-valuenow')).toBe('25');
  release();
  await waitFor(() => expect(shown.getByRole('status').textContent).toMatch(/^7 answers have/));
  expect(shown.queryByRole('progressbar')).toBeNull();
});

test('says what is wrong with a search', async () => {
  const api = new FakeApi();
  api.fail('answers', 'BAD_USER_INPUT');
  await renderApp(SEARCHED, { api, signedInAs });
  expect(await screen.findByRole('heading', { name: 'Nothing was searched' })).toBeTruthy();
});
