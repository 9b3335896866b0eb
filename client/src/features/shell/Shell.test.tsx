import { ApolloLink } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { expectConsoleError } from '../../testing/console.ts';
import { FakeAuth, problem } from '../../testing/fake-auth.ts';
import { topics, viewer } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubMedia } from '../../testing/setup.ts';

const signedInAs = 'ada@example.com';
const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Sidebar' }));
const linkNames = (area: Awaited<ReturnType<typeof sidebar>>) =>
  area.getAllByRole('link').map((link) => link.textContent);

function apiFor(more: object) {
  const api = new FakeApi();
  api.answers.viewer = { ...viewer, ...more };
  return api;
}

test('redirects signed-out users to /auth', async () => {
  const { location } = await renderApp('/dashboard/settings');
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  expect(location.current).toBe('/auth');
});

test('shows a spinner while the session loads', async () => {
  const auth = new FakeAuth();
  const session = auth.session(auth.addUser(signedInAs));
  const expired = { ...session, expires_at: 1 };
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(expired));
  const gate = Promise.withResolvers<void>();
  const answer = auth.fetch;
  auth.fetch = async (...request) => {
    await gate.promise;
    return answer(...request);
  };
  const { location } = await renderApp('/dashboard', { auth });
  expect(screen.getByRole('status').textContent).toBe('Loading data...');
  expect(location.current).toBe('/dashboard');
  gate.resolve();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test('shows "Loading data..." in the whole window until the shell is loaded', async () => {
  const api = new FakeApi();
  const release = api.hold('viewer');
  await renderApp('/dashboard', { api, signedInAs });
  await waitFor(() => expect(api.requestCounts.viewer).toBe(1));
  expect(screen.getByRole('status').textContent).toBe('Loading data...');
  expect(screen.queryByRole('navigation')).toBeNull();
  release();
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
});

test('shows "Error", the message and a Retry that reloads the page', async () => {
  const api = new FakeApi();
  api.fail('viewer');
  const { user, reload } = await renderApp('/dashboard', { api, signedInAs });
  expect(await screen.findByRole('heading', { name: 'Error' })).toBeTruthy();
  expect(screen.getByText('Failed to load dashboard data. Please try again later.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('says that a reply without the account could not be loaded properly', async () => {
  const api = new FakeApi();
  expectConsoleError(/Missing field|missing fields/);
  api.link = () => new ApolloLink(() => of({ data: {} }));
  const { user, reload } = await renderApp('/dashboard', { api, signedInAs });
  expect(await screen.findByText('Data could not be loaded properly.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('shows the brand, the topics in order without the aggregate, tools, settings and sign-out in the general sidebar', async () => {
  await renderApp('/dashboard', { signedInAs });
  const area = await sidebar();
  expect(linkNames(area)).toEqual([
    'Acme Audio',
    'Dashboard',
    'Wireless',
    'API',
    'Prompts',
    'Gaps',
    'What changed',
    'Answers',
    'Review',
    'Reports',
    'Action Center',
    'Content Comparison',
    'Top Sources',
    'LLMS.TXT Manager',
    'Generate Content',
    'Email Outreach',
    'Live Mentions',
    'Pages',
    'Experiments',
    'Collection',
    'Settings',
  ]);
  expect(area.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  expect(area.getByRole('link', { name: 'API' }).getAttribute('href')).toBe('/dashboard/topics/api');
});

test('chooses a topic’s icon by its slug', async () => {
  const api = apiFor({ topics: [...topics, { id: 't9', name: 'Bots', slug: 'bot', promptCount: 1 }] });
  await renderApp('/dashboard', { api, signedInAs });
  const area = await sidebar();
  const icon = (name: string) => area.getByRole('link', { name }).querySelector('svg')?.getAttribute('class');
  expect(icon('API')).toContain('braces');
  expect(icon('Bots')).toContain('bot');
  expect(icon('Wireless')).toContain('hash');
});

test('collapses and expands the topics', async () => {
  const { user } = await renderApp('/dashboard', { signedInAs });
  const area = await sidebar();
  const toggle = area.getByRole('button', { name: 'Topics' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await user.click(toggle);
  expect(area.queryByRole('link', { name: 'API' })).toBeNull();
  await user.click(toggle);
  expect(area.getByRole('link', { name: 'API' })).toBeTruthy();
});

test('marks the active link', async () => {
  const { user } = await renderApp('/dashboard', { signedInAs });
  const area = await sidebar();
  const active = () =>
    area.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(active().map((link) => link.textContent)).toEqual(['Dashboard']);
  await user.click(area.getByRole('link', { name: 'Settings' }));
  expect(active().map((link) => link.textContent)).toEqual(['Settings']);
});

test('scrolls the active link into sight', async () => {
  const shown: unknown[] = [];
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  const { user } = await renderApp('/dashboard', { signedInAs });
  const area = await sidebar();
  await user.click(area.getByRole('link', { name: 'Settings' }));
  expect(shown.filter((text) => text === 'Dashboard' || text === 'Settings')).toEqual([
    'Dashboard',
    'Settings',
  ]);
  scrolled.mockRestore();
});

test('shows topics, actions and badges in the fund’s sidebar', async () => {
  await renderApp('/dashboard', { api: apiFor({ view: 'FUND' }), signedInAs });
  const area = await sidebar();
  expect(linkNames(area)).toEqual([
    'Acme Audio',
    'Overview60',
    'Portfolio Companies32',
    'Investment Strategy28',
    'Action Center',
    'Live MentionsLive',
    'Prompts',
    'Collection',
    'Settings',
  ]);
});

test('collapses both groups of the fund’s sidebar', async () => {
  const { user } = await renderApp('/dashboard', { api: apiFor({ view: 'FUND' }), signedInAs });
  const area = await sidebar();
  for (const [name, link] of [
    ['Topics', /Portfolio Companies/],
    ['Actions', /Live Mentions/],
  ] as const) {
    const toggle = area.getByRole('button', { name });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(area.getByRole('link', { name: link })).toBeTruthy();
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(area.queryByRole('link', { name: link })).toBeNull();
  }
});

test('requests the fund’s content at once and shows it after one more second of loading', async () => {
  const { api } = await renderApp('/dashboard', { api: apiFor({ view: 'FUND' }), signedInAs });
  await sidebar();
  expect(within(screen.getByRole('main')).getAllByText('Loading data...')).toBeTruthy();
  expect(api.requestCounts.dashboard).toBe(1);
  expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(screen.queryByText('Loading data...')).toBeNull();
});

test('waits that second once, not on every screen', async () => {
  const { user } = await renderApp('/dashboard', { api: apiFor({ view: 'FUND' }), signedInAs });
  const area = await sidebar();
  await screen.findByRole('heading', { name: 'Dashboard' });
  await user.click(area.getByRole('link', { name: 'Prompts' }));
  await screen.findByRole('heading', { name: 'Acme Audio Prompts' });
  await user.click(area.getByRole('link', { name: /Overview/ }));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test('collapses the sidebar with Ctrl+B and Cmd+B and stores it in a cookie', async () => {
  const { user, unmount } = await renderApp('/dashboard', { signedInAs });
  await sidebar();
  const state = () => screen.getByRole('complementary', { name: 'Sidebar' }).dataset.state;
  expect(state()).toBe('expanded');
  await user.keyboard('{Control>}b{/Control}');
  expect(state()).toBe('collapsed');
  expect(document.cookie).toContain('sidebar_state=false');
  await user.keyboard('{Meta>}b{/Meta}');
  expect(state()).toBe('expanded');
  expect(document.cookie).toContain('sidebar_state=true');
  await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
  unmount();
  await renderApp('/dashboard', { signedInAs });
  await sidebar();
  expect(state()).toBe('collapsed');
  expect(screen.getByRole('link', { name: 'Prompts' })).toBeTruthy();
});

test('shows the sidebar as a drawer in narrow windows; Escape closes it and returns the focus', async () => {
  window.matchMedia = (query) => stubMedia(query, query.includes('max-width'));
  const { user } = await renderApp('/dashboard', { signedInAs });
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(drawer).getByRole('link', { name: 'Prompts' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Toggle sidebar' })),
  );
});

test('closes the drawer on any link, even to the current screen, and on Back', async () => {
  window.matchMedia = (query) => stubMedia(query, query.includes('max-width'));
  const { user, back } = await renderApp('/dashboard/settings', { signedInAs });
  await screen.findByRole('heading', { name: 'Settings' });
  const openDrawer = async () => {
    await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
    return within(await screen.findByRole('dialog', { name: 'Menu' }));
  };
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  await user.click((await openDrawer()).getByRole('link', { name: 'Settings' }));
  await expectClosed();
  await user.click((await openDrawer()).getByRole('link', { name: 'Dashboard' }));
  await expectClosed();
  await openDrawer();
  back();
  await expectClosed();
});

test('marks simulated answers on every screen', async () => {
  await renderApp('/dashboard/settings', { api: apiFor({ simulated: true }), signedInAs });
  expect(
    await screen.findByText(
      'Sample data: these answers were made by the simulator, not by real AI platforms.',
    ),
  ).toBeTruthy();
});

test('shows the banner as soon as a screen shows simulated answers', async () => {
  const api = apiFor({ simulated: false });
  const { user } = await renderApp('/dashboard/settings', { api, signedInAs });
  await screen.findByRole('heading', { name: 'Settings' });
  Object.assign(api.answers, apiFor({ simulated: true }).answers);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText(/these answers were made by the simulator/)).toBeTruthy();
});

test('shows the progress of filling a demo account and refetches the figures at the end', async () => {
  const api = apiFor({ simulated: false });
  api.answers.demoProgress = { done: 1200, total: 5400 };
  await renderApp('/dashboard', { api, signedInAs, config: { demo: true } });
  expect(await screen.findByText('Sample data is being generated: 1,200 of 5,400 answers.')).toBeTruthy();
  const asked = api.requestCounts.dashboard ?? 0;
  Object.assign(api.answers, apiFor({ simulated: true }).answers, { demoProgress: null });
  expect(await screen.findByText(/made by the simulator/)).toBeTruthy();
  expect(api.requestCounts.dashboard).toBeGreaterThan(asked);
  expect(screen.queryByText(/still coming in/)).toBeNull();
});

test('shows no banner for real answers', async () => {
  await renderApp('/dashboard/settings', { signedInAs });
  await screen.findByRole('heading', { name: 'Settings' });
  expect(screen.queryByText(/simulator/)).toBeNull();
});

test('signs out at /logout', async () => {
  const { user, location } = await renderApp('/dashboard', { signedInAs });
  await user.click((await sidebar()).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  expect(location.current).toBe('/logout');
});

test('logs a failed sign-out without showing it', async () => {
  expectConsoleError(/Sign-out failed.*Out of order/);
  const auth = new FakeAuth();
  auth.overrides.set('POST /auth/v1/logout', () => problem(500, 'unexpected_failure', 'Out of order'));
  const { user, location } = await renderApp('/dashboard', { auth, signedInAs });
  await user.click((await sidebar()).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  expect(location.current).toBe('/logout');
  expect(screen.queryByText('Out of order')).toBeNull();
});

test('redirects to /auth when the session ends elsewhere', async () => {
  const { supabase, location } = await renderApp('/dashboard/settings', { signedInAs });
  await screen.findByRole('heading', { name: 'Settings' });
  await act(() => supabase.auth.signOut());
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  expect(location.current).toBe('/auth');
});

test('shows nothing of the previous user to the next one', async () => {
  const auth = new FakeAuth();
  auth.addUser('ada@example.com');
  auth.addUser('bob@example.com');
  const { supabase, api, store } = await renderApp('/dashboard/settings', { auth, signedInAs });
  await screen.findByRole('heading', { name: 'Settings' });
  expect(screen.getByRole('link', { name: 'Acme Audio' })).toBeTruthy();
  api.answers.viewer = {
    ...viewer,
    id: 'user-2',
    brand: { ...viewer.brand, id: 'brand-2', name: 'Bob Ltd' },
  };
  const release = api.hold('viewer');
  await act(async () => {
    await supabase.auth.signInWithPassword({ email: 'bob@example.com', password: 'correct-horse' });
  });
  expect(store.get()).toMatchObject({ session: { user: { email: 'bob@example.com' } } });
  expect(await screen.findByText('Loading data...')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Acme Audio' })).toBeNull();
  release();
  expect(await screen.findByRole('link', { name: 'Bob Ltd' })).toBeTruthy();
});

test('stores the theme chosen in the account menu', async () => {
  const { user } = await renderApp('/dashboard', { signedInAs });
  await user.click(await screen.findByRole('button', { name: 'ada@example.com' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(true));
  expect(localStorage.getItem('sightline-colour-mode')).toBe('dark');
});

test('lets keyboard users skip the sidebar', async () => {
  const { user } = await renderApp('/dashboard', { signedInAs });
  await sidebar();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
  expect(screen.getByRole('main').id).toBe('main');
});
