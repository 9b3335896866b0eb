import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../testing/api.ts';
import { finishedRun } from '../testing/collection.ts';
import { dashboard, emptyMetrics, metrics, topicDashboard } from '../testing/fixtures.ts';
import { renderApp } from '../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const bar = async () => within(await screen.findByRole('group', { name: 'Range and platform' }));
const asked = (api: FakeApi) => api.args.dashboard?.filter;

/** Numbers that tell which filter they are of. */
function apiByDays() {
  const api = new FakeApi();
  api.answers.dashboard = ({ filter }) => {
    const { days = 0, platform = '' } = filter as { days?: number; platform?: string };
    const visibility = { ...metrics.visibility, percent: days };
    return { ...dashboard, metrics: { ...metrics, id: `metrics-${days}-${platform}`, visibility } };
  };
  return api;
}
const percent = (text: string) => screen.findByRole('link', { name: new RegExp(`^${text}: `) });

test('shows all time, all platforms and no comparison without a filter in the address', async () => {
  const { api } = await renderApp('/dashboard', { signedInAs });
  const controls = await bar();
  expect(controls.getByRole('button', { name: 'All time' }).getAttribute('aria-pressed')).toBe('true');
  expect(controls.getByRole<HTMLSelectElement>('combobox', { name: 'Platform' }).value).toBe('');
  expect(controls.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  expect(asked(api)).toEqual({});
});

test.each([
  ['?days=30&platform=chatgpt&compare=previous', { days: 30, platform: 'chatgpt' }],
  ['?from=2026-08-01&to=2026-08-03', { from: '2026-08-01', to: '2026-08-03' }],
  ['?days=0&platform=No!&compare=previous&from=2026-08-01', {}],
])('requests the filter of the link: %s gives %o', async (search, filter) => {
  const { api } = await renderApp(`/dashboard${search}`, { signedInAs });
  await percent('62.5%');
  expect(asked(api)).toEqual(filter);
  const topic = await renderApp(`/dashboard/topics/wireless${search}`, { signedInAs });
  await waitFor(() => expect(topic.api.args.topicDashboard).toEqual({ slug: 'wireless', filter }));
});

test('writes range and platform to the address; Back undoes them one by one', async () => {
  const { user, api, location, back } = await renderApp('/dashboard', { api: apiByDays(), signedInAs });
  await percent('0.0%');
  const controls = await bar();
  await user.click(controls.getByRole('button', { name: '30 days' }));
  expect(location.current).toBe('/dashboard?days=30');
  expect(await percent('30.0%')).toBeTruthy();
  await user.selectOptions(controls.getByRole('combobox', { name: 'Platform' }), 'Gemini');
  expect(location.current).toBe('/dashboard?days=30&platform=gemini');
  await waitFor(() => expect(asked(api)).toEqual({ days: 30, platform: 'gemini' }));
  back();
  expect(location.current).toBe('/dashboard?days=30');
  back();
  expect(location.current).toBe('/dashboard');
  expect(await percent('0.0%')).toBeTruthy();
  expect(controls.getByRole('button', { name: 'All time' }).getAttribute('aria-pressed')).toBe('true');
});

test('sends one request for each choice', async () => {
  const { user, api } = await renderApp('/dashboard', { api: apiByDays(), signedInAs });
  await percent('0.0%');
  await user.click((await bar()).getByRole('button', { name: '7 days' }));
  await percent('7.0%');
  await user.click((await bar()).getByRole('switch'));
  await waitFor(() => expect(api.requestCounts.dashboard).toBe(3));
});

test('keeps the old numbers, marked as busy, until the new ones have loaded', async () => {
  const api = apiByDays();
  const { user } = await renderApp('/dashboard', { api, signedInAs });
  await percent('0.0%');
  const release = api.hold('dashboard');
  await user.click((await bar()).getByRole('button', { name: '90 days' }));
  const old = await percent('0.0%');
  expect(old.closest('[aria-busy=true]')).not.toBeNull();
  expect((await bar()).getByRole('button', { name: '90 days' }).getAttribute('aria-pressed')).toBe('true');
  release();
  expect((await percent('90.0%')).closest('[aria-busy=true]')).toBeNull();
});

test('never shows another range’s numbers as those of a range that failed to load', async () => {
  const api = apiByDays();
  const { user } = await renderApp('/dashboard', { api, signedInAs });
  await percent('0.0%');
  api.fail('dashboard');
  await user.click((await bar()).getByRole('button', { name: '7 days' }));
  const notice = await screen.findByText(
    /^Failed to load your selection\. The previous numbers .* are still shown\.$/,
  );
  expect(screen.getByRole('region', { name: 'Brand Visibility' })).toBeTruthy();
  await percent('0.0%');
  expect((await bar()).getByRole('button', { name: '7 days' })).toBeTruthy();
  expect(api.requestCounts.dashboard).toBe(2);
  api.mend('dashboard');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await percent('7.0%');
  expect(notice.isConnected).toBe(false);
});

test('requires a range to compare, and says so', async () => {
  const { user, location } = await renderApp('/dashboard', { signedInAs });
  const toggle = (await bar()).getByRole('switch', { name: 'Compare with previous period' });
  expect(toggle.getAttribute('aria-disabled')).toBe('true');
  await user.click(toggle);
  expect((await screen.findByRole('tooltip')).textContent).toContain('Choose a range to compare');
  expect(location.current).toBe('/dashboard');
});

test('keeps the comparison with another range and ends it with all time', async () => {
  const { user, location } = await renderApp('/dashboard?days=7', { signedInAs });
  const controls = await bar();
  await user.click(controls.getByRole('switch'));
  expect(location.current).toBe('/dashboard?days=7&compare=previous');
  await user.click(controls.getByRole('button', { name: '30 days' }));
  expect(location.current).toBe('/dashboard?days=30&compare=previous');
  await user.click(controls.getByRole('switch'));
  expect(location.current).toBe('/dashboard?days=30');
  await user.click(controls.getByRole('button', { name: 'All time' }));
  expect(location.current).toBe('/dashboard');
});

test('starts a custom range from the shown days, validates it and applies it on Enter', async () => {
  const { user, location } = await renderApp('/dashboard?platform=gemini', { signedInAs });
  await percent('62.5%');
  const controls = await bar();
  await user.click(controls.getByRole('button', { name: 'Custom' }));
  const first = await controls.findByLabelText<HTMLInputElement>('First day');
  const last = controls.getByLabelText<HTMLInputElement>('Last day');
  expect([first.value, last.value]).toEqual(['2026-08-02', '2026-08-03']);
  expect(document.activeElement).toBe(first);
  await user.clear(first);
  await user.click(controls.getByRole('button', { name: 'Apply' }));
  expect(controls.getByRole('alert').textContent).toBe('Choose the first day.');
  expect(first.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(first);
  await user.type(first, '2026-08-04');
  await user.click(controls.getByRole('button', { name: 'Apply' }));
  expect(controls.getByRole('alert').textContent).toBe(
    'The last day must not be before the first day, Aug 04, 2026.',
  );
  expect(document.activeElement).toBe(last);
  await user.clear(last);
  await user.type(last, '2026-08-05{Enter}');
  expect(location.current).toBe('/dashboard?from=2026-08-04&to=2026-08-05&platform=gemini');
  expect(controls.getByRole('button', { name: 'Custom' }).getAttribute('aria-pressed')).toBe('true');
});

test('offers yesterday and the day of the last run with the custom range', async () => {
  const { user, location } = await renderApp('/dashboard?platform=gemini', { signedInAs });
  const controls = await bar();
  await user.click(controls.getByRole('button', { name: 'Custom' }));
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await user.click(await controls.findByRole('button', { name: 'Yesterday' }));
  expect(location.current).toBe(`/dashboard?from=${yesterday}&to=${yesterday}&platform=gemini`);
  const lastRun = await controls.findByRole('button', { name: 'Last run' });
  expect(lastRun.getAttribute('aria-pressed')).toBe('false');
  await user.click(lastRun);
  const { day } = finishedRun;
  expect(location.current).toBe(`/dashboard?from=${day}&to=${day}&platform=gemini`);
});

test('changes nothing for a custom range that was not applied', async () => {
  const { user, location } = await renderApp('/dashboard?days=7', { signedInAs });
  const controls = await bar();
  await user.click(controls.getByRole('button', { name: 'Custom' }));
  await user.click(controls.getByRole('button', { name: '7 days' }));
  expect(controls.queryByLabelText('First day')).toBeNull();
  expect(location.current).toBe('/dashboard?days=7');
});

test('accepts another number of days in a link', async () => {
  await renderApp('/dashboard?days=14', { signedInAs });
  expect((await bar()).getByRole('button', { name: '14 days' }).getAttribute('aria-pressed')).toBe('true');
});

test('shows a platform without answers and lets the user leave it', async () => {
  const api = new FakeApi();
  api.answers.dashboard = { ...dashboard, metrics: emptyMetrics, range: { from: null, to: null } };
  const { user, location } = await renderApp('/dashboard?platform=elsewhere', { api, signedInAs });
  expect(await (await bar()).findByRole('option', { name: 'elsewhere (no answers)' })).toBeTruthy();
  expect(await screen.findByText('No answers from elsewhere')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all platforms' }));
  expect(location.current).toBe('/dashboard');
});

test.each(['/dashboard', '/dashboard/topics/wireless'])(
  'a range without answers on %s says so and leads to all time',
  async (path) => {
    const api = new FakeApi();
    const range = { from: '2026-07-01', to: '2026-07-07' };
    api.answers.dashboard = { ...dashboard, metrics: emptyMetrics, range };
    api.answers.topicDashboard = { ...topicDashboard, metrics: emptyMetrics, range };
    const { user, location } = await renderApp(`${path}?from=2026-07-01&to=2026-07-07&platform=gemini`, {
      api,
      signedInAs,
    });
    expect(await screen.findByText('No answers from Gemini between Jul 01 and Jul 07, 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all time' }));
    expect(location.current).toBe(`${path}?platform=gemini`);
  },
);

test('says that the account has no answers, whatever the link’s filter', async () => {
  const api = new FakeApi();
  api.answers.dashboard = { ...dashboard, metrics: emptyMetrics, availablePlatforms: [] };
  await renderApp('/dashboard?days=7', { api, signedInAs });
  expect(await screen.findByText('No data available')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Range and platform' })).toBeNull();
});
