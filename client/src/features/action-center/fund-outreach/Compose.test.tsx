import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { fundViewer } from '../../../testing/fund.ts';
import { outreach } from '../../../testing/outreach.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PATH = '/dashboard/action/outreach?tab=compose';

async function open() {
  const api = new FakeApi();
  Object.assign(api.answers, { viewer: fundViewer, fundOutreach: outreach });
  const app = await renderApp(PATH, { api, signedInAs: 'ada@example.com' });
  await screen.findByRole('tab', { name: 'Compose Email' });
  return app;
}
type User = Awaited<ReturnType<typeof open>>['user'];

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const body = () => screen.getByLabelText<HTMLTextAreaElement>('Body');
const pick = (user: User, template: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), template);
const preview = () => screen.getByRole('region', { name: 'Email Preview' });

async function choose(user: User, source: string) {
  await user.click(screen.getByRole('tab', { name: 'Underrated Sources' }));
  await user.click(await screen.findByRole('button', { name: `Start Outreach with ${source}` }));
}

test('shows an empty form, its preview and the tips', async () => {
  await open();
  expect(screen.getByText('No source chosen yet')).toBeTruthy();
  expect(within(preview()).getByText('Your email will appear here')).toBeTruthy();
  expect(screen.getByText('Follow up within 3-5 business days')).toBeTruthy();
  expect(screen.getByText(/Send only writes the email to the browser’s console/)).toBeTruthy();
  expect(button('Copy').disabled).toBe(true);
});

test('requires a source, a subject and a body to send', async () => {
  const { user } = await open();
  const hint = () => screen.queryByText(/To send, choose a source and fill in subject and body/);
  expect(button('Send').disabled).toBe(true);
  await choose(user, 'The Leaf');
  await user.type(subject(), 'Hello');
  expect(button('Send').disabled).toBe(true);
  await user.type(body(), ' ');
  expect(button('Send').disabled).toBe(true);
  expect(hint()).toBeTruthy();
  await user.type(body(), 'You');
  expect(button('Send').disabled).toBe(false);
  expect(hint()).toBeNull();
  await user.clear(subject());
  expect(button('Send').disabled).toBe(true);
});

test('fills a template from the source and the fund, and highlights and counts the open placeholders', async () => {
  const { user } = await open();
  await pick(user, 'Partner up');
  expect(subject().value).toBe('[Topic] for [Source Name]');
  expect(
    screen.getByText('4 placeholders still to fill: [Topic], [Source Name], [Contact Name], [Your Name]'),
  ).toBeTruthy();
  await choose(user, 'The Leaf');
  expect(subject().value).toBe('seed funding for The Leaf');
  expect(body().value).toBe('Hello Leaf Desk,\nthis is Acme Audio. [Your Name]');
  expect(screen.getByText('1 placeholder still to fill: [Your Name]')).toBeTruthy();
  expect(preview().textContent).toContain('ToLeaf Desk <desk@leaf.example>Subjectseed funding for The Leaf');
  expect(within(preview()).getByText('[Your Name]').tagName).toBe('MARK');
});

test('returns to the sources on Change and refills an unedited template', async () => {
  const { user } = await open();
  await choose(user, 'The Leaf');
  await pick(user, 'Partner up');
  await user.click(button('Change source'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Underrated Sources');
  await user.click(button('Start Outreach with The Grid'));
  expect(subject().value).toBe('batteries for The Grid');
});

test('keeps edited text under another source and warns whom it was for', async () => {
  const { user } = await open();
  await choose(user, 'The Leaf');
  await user.type(subject(), 'Dear Leaf');
  await choose(user, 'The Grid');
  expect(subject().value).toBe('Dear Leaf');
  expect(screen.getByText('You wrote this for The Leaf. Check the names in it.')).toBeTruthy();
});

test('restores edited text after a template', async () => {
  const { user } = await open();
  await user.type(body(), 'My own words');
  await pick(user, 'News');
  expect(body().value).toBe('News for [Source Name]');
  await user.click(button('Undo'));
  expect(body().value).toBe('My own words');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('logs the mail, clears the form and says that nothing was sent', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { user } = await open();
  await choose(user, 'The Grid');
  await user.type(subject(), 'Hello');
  await user.type(body(), 'Shall we talk?');
  await user.click(button('Send'));
  expect(log).toHaveBeenCalledExactlyOnceWith('E-mail outreach (sample, not sent)', {
    to: 'desk@grid.example',
    subject: 'Hello',
    body: 'Shall we talk?',
  });
  log.mockRestore();
  expect(await screen.findByText('It is in the browser’s console. No email was sent.')).toBeTruthy();
  expect([subject().value, body().value]).toEqual(['', '']);
  expect(screen.getByText('No source chosen yet')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Compose' }));
});

test('Schedule does nothing and says why', async () => {
  const { user } = await open();
  await choose(user, 'The Grid');
  await pick(user, 'Talk');
  await user.click(button('Schedule'));
  expect(button('Schedule').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/Schedule is not available yet/)).toBeTruthy();
  expect(subject().value).toBe('A talk');
});

test('copies subject and body and confirms it for 2 seconds', async () => {
  const { user } = await open();
  await pick(user, 'Talk');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => button('Copy').click());
  expect(button('Copied')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1999));
  expect(button('Copied')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(button('Copy')).toBeTruthy();
  vi.useRealTimers();
  expect(await navigator.clipboard.readText()).toBe('Subject: A talk\n\nShall we talk?');
});

test('keeps a draft across tabs and asks before the screen is left', async () => {
  const { user, location } = await open();
  await user.type(subject(), 'Mine');
  await user.click(screen.getByRole('tab', { name: 'Campaigns' }));
  await screen.findByRole('list', { name: 'Campaigns' });
  await user.click(screen.getByRole('tab', { name: 'Compose Email' }));
  await screen.findByLabelText('Subject');
  expect(subject().value).toBe('Mine');

  const back = screen.getByRole('link', { name: 'Back to Action Center' });
  await user.click(back);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(location.current).toBe(PATH);
  expect(subject().value).toBe('Mine');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull());
  await user.click(back);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.current).toBe('/dashboard/action'));
});

test('discards an unedited template without asking', async () => {
  const { user, location } = await open();
  await pick(user, 'Talk');
  await user.click(screen.getByRole('link', { name: 'Back to Action Center' }));
  await waitFor(() => expect(location.current).toBe('/dashboard/action'));
});
