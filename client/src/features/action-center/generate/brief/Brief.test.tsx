import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeApi } from '../../../../testing/api.ts';
import { brief } from '../../../../testing/briefs.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/action/generate';
const QUESTION = 'Who makes the best headphones?';

async function open(path = PATH, api = new FakeApi()) {
  const app = await renderApp(path, { api, signedInAs });
  await screen.findByRole('tab', { name: 'Original Content' });
  return { ...app, api };
}
const panel = () => within(screen.getByRole('region', { name: 'Brief' }));
const part = (name: string) => within(panel().getByRole('region', { name }));

test('lists prompts with their missed answers, and opens the brief of one', async () => {
  const { user, location, api } = await open();
  const list = within(await panel().findByRole('list', { name: 'Prompts' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Who makes the best headphones? Wireless16 of 20 answers miss you',
    'Which cable lasts? WirelessNot answered yet',
  ]);
  await user.click(list.getByRole('button', { name: /^Who makes/ }));
  expect(await panel().findByRole('heading', { name: QUESTION })).toBeTruthy();
  expect(location.current).toBe(`${PATH}?prompt=prompt-1`);
  expect(api.args.brief).toEqual({ promptId: 'prompt-1' });
});

test('searches prompts', async () => {
  const { user, api } = await open();
  await panel().findByRole('list', { name: 'Prompts' });
  api.answers.briefPrompts = () => [];
  await user.type(panel().getByRole('searchbox', { name: 'Search prompts' }), 'zz');
  expect(await panel().findByText('No prompt matches your search.')).toBeTruthy();
  expect(api.args.briefPrompts).toMatchObject({ search: 'zz' });
});

test('opens the brief of the question that the Action Center links to', async () => {
  await open(`${PATH}?question=${encodeURIComponent(QUESTION.toLowerCase())}`);
  expect(await panel().findByRole('heading', { name: QUESTION })).toBeTruthy();
});

test('shows figures, parts and pages, each with what it is made of', async () => {
  await open(`${PATH}?prompt=prompt-1`);
  expect(
    await panel().findByText(/name a competitor and not you \(80.0%; 95% interval 58.4–91.9\)/),
  ).toBeTruthy();
  expect(
    panel()
      .getByRole('link', { name: /16 of 20 answers/ })
      .getAttribute('href'),
  ).toBe('/dashboard/answers?missed=yes&prompt=prompt-1');
  expect(
    part('Your own page').getByText(/None of your pages covers this: none of the 6 pages read/),
  ).toBeTruthy();
  const outline = part('Outline');
  expect(outline.getByText('2 of 3 pages')).toBeTruthy();
  expect(outline.getByRole('link', { name: 'Title a', hidden: true }).getAttribute('href')).toBe(
    '/dashboard/action/pages/a',
  );
  expect(part('Terms').getByText(/1 of 12 others · 2.3/)).toBeTruthy();
  expect(part('Questions they answer').getByText(/How long do they last/)).toBeTruthy();
  const fact = part('Facts to link');
  expect(fact.getByText('Of 1,200 listeners, 62 percent chose closed ones.').tagName).toBe('BLOCKQUOTE');
  expect(fact.getByRole('link', { name: 'Visit Title a' }).getAttribute('href')).toBe(
    'https://a.example/best',
  );
  const pages = part('Cited pages');
  expect(pages.getByText(/3 of 4 cited pages of other sites read/)).toBeTruthy();
  expect(pages.getAllByText('How-to guide')).toHaveLength(3);
  expect(pages.getByText('Not read yet')).toBeTruthy();
});

test('shows the searches behind its answers', async () => {
  const { api } = await open(`${PATH}?prompt=prompt-1`);
  await panel().findByRole('heading', { name: QUESTION });
  const searches = part('Searches behind the answers');
  expect(
    await searches.findByText('12 of 20 answers say what was searched for. Without searches: Perplexity.'),
  ).toBeTruthy();
  expect(api.args.promptSearches).toMatchObject({ promptId: 'prompt-1' });
  const [first, second] = [...searches.getByRole('list', { name: 'Searches' }).children];
  expect(first?.textContent).toContain('best headphones 20269 answers · ChatGPT, Gemini');
  expect(first?.textContent).toContain('Your pages were found in 2 of 6 answers and cited in 1.');
  expect(first?.textContent).toContain('a.example/bestcited in 5 of 6');
  expect(first?.textContent).toContain('acme.example/xYour sitefound, not cited');
  expect(first?.textContent).not.toContain('z.example');
  expect(second?.textContent).toContain('The vendor does not say which pages it found.');
});

test('says that the searches could not be loaded, and loads them again', async () => {
  const api = new FakeApi();
  api.fail('promptSearches');
  const { user } = await open(`${PATH}?prompt=prompt-1`, api);
  expect(await panel().findByText('The searches could not be loaded.')).toBeTruthy();
  api.mend('promptSearches');
  await user.click(panel().getByRole('button', { name: 'Retry' }));
  expect(await panel().findByText('best headphones 2026')).toBeTruthy();
});

test('says that not enough pages were read and offers to read them', async () => {
  const api = new FakeApi();
  api.answers.brief = { ...brief, readPages: 1, usedPages: 1 };
  await open(`${PATH}?prompt=prompt-1`, api);
  expect(await panel().findByText(/Not enough pages read: 1 of 4\./)).toBeTruthy();
  expect(panel().getByRole('button', { name: 'Read its cited pages' })).toBeTruthy();
  expect(panel().queryByRole('region', { name: 'Outline' })).toBeNull();
});

test('names the own page and what it lacks', async () => {
  const api = new FakeApi();
  api.answers.brief = {
    ...brief,
    ownPage: {
      ...{ id: 'own', url: 'https://acme.example/x', title: 'Headphones' },
      ...{ promptTerms: ['makes', 'headphones'], lacking: ['makes'] },
    },
  };
  await open(`${PATH}?prompt=prompt-1`, api);
  const own = within(await panel().findByRole('region', { name: 'Your own page' }));
  expect(own.getByText(/contains 1 of the prompt’s 2 words and lacks “makes”\./)).toBeTruthy();
  expect(part('Outline').getByText('Your page lacks it')).toBeTruthy();
});

test('downloads the brief as Markdown', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  const { user } = await open(`${PATH}?prompt=prompt-1`);
  await user.click(await panel().findByRole('button', { name: 'Markdown' }));
  expect(await saved[0]?.text()).toBe(brief.markdown);
});

test('reports a failure and loads again', async () => {
  const api = new FakeApi();
  api.fail('brief');
  const { user } = await open(`${PATH}?prompt=prompt-1`, api);
  expect(await panel().findByText('The brief could not be loaded.')).toBeTruthy();
  api.mend('brief');
  await user.click(panel().getByRole('button', { name: 'Retry' }));
  expect(await panel().findByRole('heading', { name: QUESTION })).toBeTruthy();
});
