import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { FakeAuth } from '../../../testing/fake-auth.ts';
import { fundViewer } from '../../../testing/fund.ts';
import { llmsLibrary } from '../../../testing/llms-library.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PATH = '/dashboard/action/llms-txt';

function fundApi() {
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  return api;
}
async function open({ api = fundApi(), auth = new FakeAuth(), as = 'ada@example.com' } = {}) {
  const app = await renderApp(PATH, { api, auth, signedInAs: as });
  await screen.findByRole('list', { name: 'Content' });
  return app;
}
type User = Awaited<ReturnType<typeof open>>['user'];

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const list = () => screen.getByRole('list', { name: 'Content' });
const titles = () =>
  within(list())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const panel = (title: string) => within(screen.getByRole('region', { name: title }));
const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text of/ });
const pressEdit = async (user: User, title: string) => {
  await user.click(button(title));
  await user.click(button('Edit'));
};
const write = (text: string) => fireEvent.change(editor(), { target: { value: text } });

test('shows all content, nothing selected, and the sample notice', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'LLMs.txt Manager' })).toBeTruthy();
  expect(screen.getByText('Sample content; edits stay in this browser tab')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No Content Selected' })).toBeTruthy();
  expect(titles()).toEqual(['The thesis', 'The overview', 'The guide', 'The archive']);
  expect(screen.getByRole('link', { name: 'Back to Action Center' }).getAttribute('href')).toBe(
    '/dashboard/action',
  );
});

test('lists status, words, date and up to 3 tags of an item; the panel shows all tags', async () => {
  const { user } = await open();
  const rows = list().querySelectorAll(':scope > li');
  const tags = (row: Element | undefined) =>
    [...(row?.querySelectorAll('ul li') ?? [])].map(({ textContent }) => textContent);
  expect(tags(rows[0])).toEqual(['climate', 'grid', 'heat']);
  expect(tags(rows[1])).toEqual(['facts']);
  expect(rows[0]?.textContent).toContain('Sectors · 5 words · Jun 30, 2026');
  for (const [index, status] of ['Published', 'Published', 'Draft', 'Archived'].entries()) {
    expect(rows[index]?.textContent).toContain(status);
  }
  await user.click(button('The thesis'));
  expect(tags(screen.getByRole('region', { name: 'The thesis' }))).toEqual([
    'climate',
    'grid',
    'heat',
    'storage',
  ]);
  expect(button('The thesis').getAttribute('aria-current')).toBe('true');
});

test('scrolls the list within its own height', async () => {
  await open();
  const { maxHeight, overflowY } = getComputedStyle(list());
  expect([maxHeight, overflowY]).toEqual(['576px', 'auto']);
});

test('searches titles, texts and tags, and filters by category', async () => {
  const { user } = await open();
  const search = screen.getByRole('searchbox');
  const find = async (text: string) => {
    await user.clear(search);
    await user.type(search, text);
    return titles();
  };
  expect(await find('OVERVIEW')).toEqual(['The overview']);
  expect(await find('batteries')).toEqual(['The thesis']);
  expect(await find('vest')).toEqual(['The guide']);
  expect(screen.getByText('1 of 4 items')).toBeTruthy();
  await user.clear(search);

  const category = screen.getByRole('combobox', { name: 'Category' });
  expect([...category.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All categories',
    'Firm',
    'Sectors',
  ]);
  await user.selectOptions(category, 'Firm');
  expect(titles()).toEqual(['The overview', 'The guide']);
  await user.type(search, 'thesis');
  expect(screen.getByText('No matching content found')).toBeTruthy();
  await user.selectOptions(category, 'All categories');
  expect(titles()).toEqual(['The thesis']);
});

test('shows the text and the fixed analytics in the panel', async () => {
  const { user } = await open();
  await user.click(button('The guide'));
  const guide = panel('The guide');
  expect(guide.getByText('Not finished yet.')).toBeTruthy();
  const figures = guide.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['92%', 'A+', '3', 'Jun 30, 2026']);
  await user.click(button('The archive'));
  expect(panel('The archive').getByText('92%')).toBeTruthy();
  expect(panel('The archive').getByText('A+')).toBeTruthy();
});

test('Edit copies the text into an editor; Save Changes applies it with today’s date and its words', async () => {
  const { api, user } = await open();
  await pressEdit(user, 'The overview');
  expect(editor().value).toBe('We lead seed rounds.');
  expect(document.activeElement).toBe(editor());
  expect(editor().maxLength).toBe(20_000);
  const sent = () => Object.values(api.requestCounts).reduce((sum, count) => sum + count, 0);
  const before = sent();
  write('We lead seed rounds all over Europe.');
  await user.click(button('Save Changes'));
  const overview = panel('The overview');
  expect(overview.getByText('We lead seed rounds all over Europe.')).toBeTruthy();
  expect(overview.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '92%',
    'A+',
    '7',
    'Aug 03, 2026',
  ]);
  expect(list().textContent).toContain('Firm · 7 words · Aug 03, 2026');
  expect(await screen.findByText('They stay in this browser tab. Nothing was sent.')).toBeTruthy();
  expect(document.activeElement).toBe(button('Edit'));
  expect(sent()).toBe(before);
});

test('Cancel discards the edit', async () => {
  const { user } = await open();
  await pressEdit(user, 'The overview');
  write('Something else');
  await user.click(button('Cancel'));
  expect(panel('The overview').getByText('We lead seed rounds.')).toBeTruthy();
  expect(list().textContent).not.toContain('Aug 03, 2026');
  await user.click(button('Edit'));
  expect(editor().value).toBe('We lead seed rounds.');
});

test('keeps a saved edit across items and screens for the same user', async () => {
  const auth = new FakeAuth();
  const first = await open({ auth });
  await pressEdit(first.user, 'The overview');
  write('Kept text');
  await first.user.click(button('Save Changes'));
  await first.user.click(button('The guide'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await first.user.click(button('The overview'));
  expect(panel('The overview').getByText('Kept text')).toBeTruthy();
  first.unmount();

  const second = await open({ auth });
  await second.user.click(button('The overview'));
  expect(panel('The overview').getByText('Kept text')).toBeTruthy();
  second.unmount();
  await (await open({ auth, as: 'bob@example.com' })).user.click(button('The overview'));
  expect(panel('The overview').getByText('We lead seed rounds.')).toBeTruthy();
});

test('asks about unsaved edits before another item is selected', async () => {
  const { user } = await open();
  await pressEdit(user, 'The overview');
  write('Half a thought');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await user.click(button('The guide'));
  const asking = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  expect(asking.textContent).toContain('“The overview”');
  await user.click(within(asking).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(editor().value).toBe('Half a thought');

  await user.click(button('The guide'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(panel('The guide').getByText('Not finished yet.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(button('The overview'));
  expect(panel('The overview').getByText('We lead seed rounds.')).toBeTruthy();
});

test('asks before leaving with unsaved edits, not with an unchanged editor', async () => {
  const { location, user } = await open();
  const back = screen.getByRole('link', { name: 'Back to Action Center' });
  await pressEdit(user, 'The overview');
  write('Half a thought');
  await user.click(back);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(location.current).toBe(PATH);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  write('We lead seed rounds.');
  await user.click(back);
  await waitFor(() => expect(location.current).toBe('/dashboard/action'));
});

test('Add Content does nothing and says why', async () => {
  const { user } = await open();
  const add = button('Add Content');
  expect(add.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(add.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('New content cannot be added yet.');
  await user.click(add);
  expect(titles()).toHaveLength(4);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('keeps its layout while the library loads and reports a failure', async () => {
  const api = fundApi();
  const release = api.hold('llmsLibrary');
  const { reload, user } = await renderApp(PATH, { api, signedInAs: 'ada@example.com' });
  expect(await screen.findByRole('heading', { level: 1, name: 'LLMs.txt Manager' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Content' })).toBeNull();
  api.fail('llmsLibrary');
  release();
  expect(await screen.findByText('The content library could not be loaded.')).toBeTruthy();
  await user.click(button('Retry'));
  expect(reload).toHaveBeenCalledOnce();
});

test('says that the library is empty', async () => {
  const api = fundApi();
  api.answers.llmsLibrary = { ...llmsLibrary, items: [] };
  await renderApp(PATH, { api, signedInAs: 'ada@example.com' });
  expect(await screen.findByText('No content available')).toBeTruthy();
});
