import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { expectConsoleError } from '../../testing/console.ts';
import { dashboard, promptGroups, viewer } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/prompts';
const group = (name: RegExp) => screen.findByRole('button', { name });
const groupNames = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent);

/** The share of “Best wireless headphones?”, which opens its answers. */
function shareOfPrompt(): HTMLElement {
  const row = screen.getByRole('link', { name: 'Best wireless headphones?' }).closest('tr');
  return within(row as HTMLElement).getByRole('link', { name: /Open the 10 answers to this prompt/ });
}

test('lists groups by name with their counts, closed at first', async () => {
  await renderApp(PATH, { signedInAs });
  expect(await screen.findByRole('heading', { level: 1, name: 'Prompts' })).toBeTruthy();
  expect(screen.getByText('Manage your custom prompts')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'in Settings' }).getAttribute('href')).toBe(
    '/dashboard/settings/topics',
  );
  await group(/Wireless/);
  expect(groupNames()).toEqual(['API1 prompt', 'Wireless3 prompts']);
  expect(screen.queryByRole('table')).toBeNull();
});

test('lists an open group’s prompts with their visibility', async () => {
  const { user } = await renderApp(PATH, { signedInAs });
  await user.click(await group(/Wireless/));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PromptVisibility',
    'Best wireless headphones?70.0% of 10Great',
    'Headphones with the longest battery?40.0% of 10Medium',
    'Are Acme headphones good?Branded30.0% of 10Poor',
  ]);
  await user.click(await group(/Wireless/));
  expect(screen.queryByRole('table')).toBeNull();
});

test('does not call a prompt without answers poor', async () => {
  const { user } = await renderApp(PATH, { signedInAs });
  await user.click(await group(/API/));
  expect(screen.getByText('No answers yet')).toBeTruthy();
});

test('shows matching groups and, inside, matching questions', async () => {
  const { user } = await renderApp(PATH, { signedInAs });
  await group(/Wireless/);
  await user.type(screen.getByPlaceholderText('Search prompts...'), 'BATTERY');
  expect(groupNames()).toEqual(['Wireless3 prompts']);
  await user.click(await group(/Wireless/));
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBe(2);
});

test('lists only matching questions of a topic whose name matches, and ignores outer spaces', async () => {
  const { user } = await renderApp(PATH, { signedInAs });
  await group(/Wireless/);
  const box = screen.getByPlaceholderText('Search prompts...');
  await user.type(box, 'Wirel');
  await user.click(await group(/Wireless/));
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBe(2);
  await user.clear(box);
  await user.type(box, ' api ');
  await user.click(await group(/API/));
  expect(screen.getByText('Which audio API is easiest?')).toBeTruthy();
});

test('says that only the topic’s name matches', async () => {
  const api = new FakeApi();
  const [wireless] = promptGroups;
  api.answers.prompts = [{ ...wireless, topic: { id: 'topic-9', name: 'Hi-Fi', slug: 'hi-fi' } }];
  const { user } = await renderApp(PATH, { api, signedInAs });
  await group(/Hi-Fi/);
  await user.type(screen.getByPlaceholderText('Search prompts...'), 'hi-fi');
  await user.click(await group(/Hi-Fi/));
  expect(screen.getByText('No question matches “hi-fi”; the topic’s name does.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all 3 prompts' }));
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBe(4);
  await user.type(screen.getByPlaceholderText('Search prompts...'), '{Backspace}');
  expect(screen.getByText('No question matches “hi-f”; the topic’s name does.')).toBeTruthy();
});

test('requests the address’s range and platform, and links to answers with them', async () => {
  const { user, api } = await renderApp(`${PATH}?days=7&platform=chatgpt`, { signedInAs });
  await user.click(await group(/Wireless/));
  expect(api.args.prompts).toEqual({ filter: { days: 7, platform: 'chatgpt' } });
  const link = shareOfPrompt();
  const asked = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    prompt: 'p1',
    status: 'answered',
    platform: 'chatgpt',
    from: '2026-08-02',
    to: '2026-08-03',
  });
  await user.click(await group(/API/));
  expect(screen.getByText('No answers')).toBeTruthy();
});

test('Back from a prompt’s answers finds the same groups open', async () => {
  const { user, back } = await renderApp(PATH, { signedInAs });
  await user.click(await group(/Wireless/));
  await user.click(await group(/API/));
  await user.click(await group(/API/));
  await user.click(shareOfPrompt());
  expect(await screen.findByText(/newest first$/)).toBeTruthy();
  back();
  expect((await group(/Wireless/)).getAttribute('aria-expanded')).toBe('true');
  expect(groupNames()).toEqual(['API1 prompt']);
});

test('keeps the old numbers and open groups until the new range is loaded', async () => {
  const { user, api, location } = await renderApp(PATH, { signedInAs });
  await user.click(await group(/Wireless/));
  const release = api.hold('prompts');
  const asked = api.requestCounts.prompts;
  await user.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() => expect(api.requestCounts.prompts).toBe((asked ?? 0) + 1));
  expect(location.current).toBe(`${PATH}?days=7`);
  expect(screen.getByText('70.0% of 10')).toBeTruthy();
  const [first] = promptGroups[0]?.prompts ?? [];
  const fewer = { ...first?.visibility, value: 50, hits: 3, answers: 6 };
  api.answers.prompts = [
    { ...promptGroups[0], prompts: [{ ...first, visibility: fewer, visibilityStatus: 'MEDIUM' }] },
  ];
  release();
  expect(await screen.findByText('50.0% of 6')).toBeTruthy();
});

test('lists a hundred prompts of a large topic, and more on demand', async () => {
  const api = new FakeApi();
  const [wireless] = promptGroups;
  const [first] = wireless?.prompts ?? [];
  const many = Array.from({ length: 250 }, (_, index) => ({
    ...first,
    id: `p${index}`,
    question: `Question ${index}?`,
  }));
  api.answers.prompts = [{ ...wireless, prompts: many }];
  const { user } = await renderApp(PATH, { api, signedInAs });
  await user.click(await group(/250 prompts/));
  const rows = () => screen.getByRole('table').querySelectorAll('tbody tr').length;
  expect(rows()).toBe(100);
  await user.click(screen.getByRole('button', { name: 'Show 100 more of 250' }));
  await user.click(screen.getByRole('button', { name: 'Show 50 more of 250' }));
  expect(rows()).toBe(250);
  await user.type(screen.getByPlaceholderText('Search prompts...'), 'Question 24');
  await waitFor(() => expect(rows()).toBe(11));
});

test('distinguishes no match from no prompts', async () => {
  const { user, unmount } = await renderApp(PATH, { signedInAs });
  await group(/Wireless/);
  await user.type(screen.getByPlaceholderText('Search prompts...'), 'zebra');
  expect(await screen.findByText('No matching prompts found')).toBeTruthy();
  unmount();
  const api = new FakeApi();
  api.answers.prompts = [];
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('No prompts available')).toBeTruthy();
});

test('shows what failed; Retry reloads the page', async () => {
  const api = new FakeApi();
  api.fail('prompts');
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('Error loading prompts: Failed to fetch prompts')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('keeps the previous prompts when a range change fails', async () => {
  const { user, api, reload } = await renderApp(PATH, { signedInAs });
  await user.click(await group(/Wireless/));
  api.fail('prompts');
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(
    await screen.findByText(/^Error loading prompts: Failed to fetch prompts\. The previous/),
  ).toBeTruthy();
  expect(screen.getByText('70.0% of 10')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

const INVALID: [string, Record<string, unknown> | null][] = [
  ['without fields', {}],
  ['without data', null],
  ['without prompts', { viewer, prompts: null, dashboard }],
  [
    'with a topic without prompts',
    { viewer, prompts: [{ topic: { id: 't', name: 'T' }, prompts: null }], dashboard },
  ],
];

test.each(INVALID)('shows a reply %s as an invalid format', async (_, data) => {
  const api = new FakeApi();
  const whole = api.link();
  if (!data?.viewer) expectConsoleError(/Missing field|missing fields/);
  api.link = () =>
    ApolloLink.split(
      ({ operationName }) => operationName === 'Prompts',
      new ApolloLink(() => of({ data })),
      whole,
    );
  const { user, reload } = await renderApp(PATH, { api, signedInAs });
  expect(
    await screen.findByText('Error loading prompts: Invalid data format received from API'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});
