import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  changedAnswers,
  changedItem,
  changedList,
  steadyItem,
  whatChanged,
} from '../../testing/what-changed.ts';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/what-changed';
const open = (search = '', api = new FakeApi()) => renderApp(PATH + search, { api, signedInAs });
const list = (name: string) => screen.findByRole('list', { name });

test('says what was lost, and lists what is within chance on demand', async () => {
  const { user, api } = await open();
  expect(await screen.findByText('1 prompt lost.')).toBeTruthy();
  expect(screen.getByText('Jul 28 – Aug 03, 2026 against Jul 21 – Jul 27, 2026')).toBeTruthy();
  expect(api.args.whatChanged).toEqual({ filter: { days: 7 }, before: null, first: 200 });
  const rows = within(await list('Prompts')).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Best wireless headphones?Wireless85.7% → 14.3% (−71.4 points)New modelLost',
  ]);
  // Where nothing changed, what came nearest.
  expect(within(await list('Platforms')).getByText('Within chance')).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: 'Show 1 of 1 within chance' });
  if (first) await user.click(first);
  expect(within(await list('Prompts')).getByText('Within chance')).toBeTruthy();
});

test('says when nothing changed more than by chance', async () => {
  const api = new FakeApi();
  api.answers.whatChanged = {
    ...whatChanged,
    prompts: changedList('PROMPT', [steadyItem('p1', 'Best wireless headphones?')]),
  };
  await open('', api);
  expect(await screen.findByText('Nothing changed more than by chance.')).toBeTruthy();
});

test('says when nothing can be compared', async () => {
  const api = new FakeApi();
  api.answers.whatChanged = { ...whatChanged, before: null, after: null };
  await open('', api);
  expect(await screen.findByText(/No answers were collected yet/)).toBeTruthy();
});

test('says that an answer names nobody, without an empty list', async () => {
  const api = new FakeApi();
  const { pair } = changedAnswers;
  api.answers.changedAnswers = {
    ...changedAnswers,
    pair: { ...pair, before: { ...pair.before, mentions: [] } },
  };
  const { user } = await open('', api);
  await user.click(await screen.findByRole('button', { name: /Best wireless headphones/ }));
  const before = await screen.findByRole('region', { name: 'Before' });
  expect(within(before).getByText('Companies named: none')).toBeTruthy();
  expect(within(before).queryByRole('list', { name: 'Companies named' })).toBeNull();
});

test('a row opens the answers before and after, with what differs marked', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('button', { name: /Best wireless headphones/ }));
  const before = await screen.findByRole('region', { name: 'Before' });
  const after = screen.getByRole('region', { name: 'After' });
  const named = (side: HTMLElement) =>
    within(side).getByRole('list', { name: 'Companies named' }).textContent;
  expect([named(before), named(after)]).toEqual(['Acme AudioGone', 'Rival OneNew']);
  const cited = (side: HTMLElement) =>
    within(within(side).getByRole('list', { name: 'Sources cited' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(cited(before)).toEqual(['old.example/bGone', 'both.example/a']);
  expect(cited(after)).toEqual(['new.example/cNew', 'both.example/a']);
  expect(within(after).getByText('Other model')).toBeTruthy();
  expect(within(after).getByRole('link', { name: 'Gemini, Aug 03, 2026' }).getAttribute('href')).toBe(
    '/dashboard/answers/a2',
  );
  expect(
    screen.getByText(/Gemini’s model changed from g-2 to g-3 on Jul 29: the change may be one of models/),
  ).toBeTruthy();
  expect(screen.getByText(/p < 0\.001; q = 0\.004/)).toBeTruthy();

  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Prompt and platform' }),
    'ChatGPT: 6/7 → 0/7',
  );
  expect(api.args.changedAnswers).toMatchObject({
    kind: 'PROMPT',
    id: 'p1',
    promptId: 'p1',
    platform: 'chatgpt',
  });
});

test('the address holds the ranges', async () => {
  const { user, api, location } = await open('?days=28');
  await screen.findByText('1 prompt lost.');
  expect(api.args.whatChanged).toMatchObject({ filter: { days: 28 }, before: null });
  await user.click(screen.getByRole('button', { name: 'Two ranges' }));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(location.current).toBe(
    '/dashboard/what-changed?from=2026-07-28&to=2026-08-03&before-from=2026-07-21&before-to=2026-07-27',
  );
  await screen.findByText('1 prompt lost.');
  expect(api.args.whatChanged).toMatchObject({
    filter: { from: '2026-07-28', to: '2026-08-03' },
    before: { from: '2026-07-21', to: '2026-07-27' },
  });
  await user.clear(screen.getByLabelText('After: first day'));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(screen.getByText('Choose all four days.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(location.current).toBe(PATH);
});

test('is compared with the same days four weeks before, and on one platform', async () => {
  const { user, api, location } = await open();
  await screen.findByText('1 prompt lost.');
  api.answers.whatChanged = {
    ...whatChanged,
    before: { from: '2026-06-30', to: '2026-07-06' },
  };
  const against = screen.getByRole('combobox', { name: 'Compared with' });
  await user.selectOptions(against, 'Against the same days 4 weeks before');
  expect(location.current).toBe(
    `${PATH}?from=2026-07-28&to=2026-08-03&before-from=2026-06-30&before-to=2026-07-06`,
  );
  await screen.findByText('Jul 28 – Aug 03, 2026 against Jun 30 – Jul 06, 2026');
  expect((against as HTMLSelectElement).value).toBe('month');
  expect(screen.queryByRole('form', { name: 'Two ranges' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'ChatGPT');
  await screen.findByText('1 prompt lost.');
  expect(api.args.whatChanged).toMatchObject({
    filter: { from: '2026-07-28', to: '2026-08-03', platform: 'chatgpt' },
    before: { from: '2026-06-30', to: '2026-07-06' },
  });
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(location.current).toBe(`${PATH}?platform=chatgpt`);
  await user.selectOptions(against, 'Against other days');
  expect(screen.getByRole('form', { name: 'Two ranges' })).toBeTruthy();
});

test('says which companies are not tested, and where they can be tracked', async () => {
  await open();
  await screen.findByText('1 prompt lost.');
  const link = screen.getByRole('link', { name: 'Track companies that answers name' });
  expect(link.getAttribute('href')).toBe('/dashboard/settings/brand');
});

test('an error can be tried again', async () => {
  const api = new FakeApi();
  api.fail('whatChanged');
  const { user } = await open('', api);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.mend('whatChanged');
  await user.click(retry);
  expect(await screen.findByText('1 prompt lost.')).toBeTruthy();
});

test('names every kind that changed', async () => {
  const api = new FakeApi();
  const up = { verdict: 'UP', difference: 30 };
  api.answers.whatChanged = {
    ...whatChanged,
    companies: changedList('COMPANY', [
      changedItem('c1', 'Rival One', up),
      changedItem('c2', 'Third Sound', up),
    ]),
    sources: changedList('SOURCE', [
      changedItem('s1', 'https://new.example/c', { ...up, detail: 'new.example' }),
    ]),
  };
  await open('', api);
  expect(
    await screen.findByText('1 prompt lost, 2 companies named more often and 1 source cited more often.'),
  ).toBeTruthy();
  expect(within(await list('Sources')).getByText('new.example/c')).toBeTruthy();
});
