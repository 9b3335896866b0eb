import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeApi } from '../../testing/api.ts';
import { expectConsoleError } from '../../testing/console.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  askingRequest,
  budget,
  failedRequest,
  madeRequest,
  operator,
  removedRequest,
  requestsPage,
  unsentRequest,
} from '../../testing/report-requests.ts';

const PATH = '/dashboard/reports';
const signedInAs = 'ada@example.com';
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

function apiWith(...nodes: object[]) {
  const api = new FakeApi();
  Object.assign(api.answers, {
    viewer: operator,
    reportRequests: requestsPage(nodes),
    reportBudget: budget,
  });
  return api;
}

const open = (api: FakeApi, path = PATH) => renderApp(path, { api, signedInAs });
const rowOf = async (company: string) =>
  within(await screen.findByRole('row', { name: new RegExp(company) }));

test('shows others a missing page and requests nothing', async () => {
  expectConsoleError(/404.*\/dashboard\/reports/);
  const api = apiWith(madeRequest);
  api.answers.viewer = { ...operator, role: 'ANALYST' };
  await open(api);
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  expect(api.requestCounts.reportRequests).toBe(0);
  expect(screen.queryByRole('link', { name: 'Report requests' })).toBeNull();
});

test('links operators to it in the sidebar', async () => {
  const { user, location } = await open(apiWith(madeRequest), '/dashboard/collection');
  const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }));
  await user.click(sidebar.getByRole('link', { name: 'Report requests' }));
  expect(location.current).toBe(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'Report requests' })).toBeTruthy();
});

test('lists each report with its status, mail, questions and cost', async () => {
  await open(apiWith(madeRequest, failedRequest, unsentRequest, askingRequest, removedRequest));
  await rowOf('Acme Audio');
  const [, ...rows] = screen.getAllByRole('row');
  const cells = rows.map((row) => texts(within(row).getAllByRole('cell')).slice(0, -1));
  const asked = '20 of 20ChatGPT, Gemini';
  const cost = '$0.42estimated $0.50';
  expect(cells).toEqual([
    ['Made', 'Sent', asked, cost],
    ['FailedNo platform gave a usable answer.', 'None yet', asked, cost],
    ['Made', 'FailedThe mail server refused the address.', asked, cost],
    ['Asking', 'None yet', '7 of 20ChatGPT, Gemini', '$0.42no estimate'],
    ['Removed', '–', '–Simulator', cost],
  ]);
  expect(rows[0]?.querySelector('th')?.textContent).toMatch(/^Acme Audiograce@example\.comAug 3, 2026/);
  expect(within(rows[4] as HTMLElement).queryByRole('button')).toBeNull();
});

test("shows today's budget, and lists failures on a click", async () => {
  const { user, api, location } = await open(apiWith(failedRequest));
  expect(await screen.findByText('12 of 50')).toBeTruthy();
  expect(screen.getByText('$3.50 of $20.00')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '2 reports failed: list them' }));
  expect(location.current).toBe(`${PATH}?status=FAILED`);
  await waitFor(() => expect(api.args.reportRequests).toMatchObject({ status: 'FAILED' }));
  await user.click(screen.getByRole('link', { name: '1 mail failed: list them' }));
  await waitFor(() => expect(api.args.reportRequests).toMatchObject({ mailStatus: 'FAILED' }));
  expect(location.current).toBe(`${PATH}?mail=FAILED`);
});

test('keeps filters and search in the address, and leads back when nothing matches', async () => {
  const { user, api, location } = await open(apiWith(madeRequest));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Report: made');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mail' }), 'Mail: sent');
  api.answers.reportRequests = requestsPage([]);
  await user.type(screen.getByRole('searchbox', { name: 'Search e-mail or company' }), 'nobody{Enter}');
  expect(location.current).toBe(`${PATH}?status=MADE&mail=SENT&search=nobody`);
  await screen.findByText('No reports match these filters');
  expect(api.args.reportRequests).toMatchObject({ status: 'MADE', mailStatus: 'SENT', search: 'nobody' });
  await user.click(screen.getByRole('button', { name: 'Show all reports' }));
  expect(location.current).toBe(PATH);
});

test('ignores an unknown status in the address', async () => {
  const { api } = await open(apiWith(madeRequest), `${PATH}?status=BROKEN&mail=LOST`);
  await rowOf('Acme Audio');
  expect(api.args.reportRequests?.status).toBeUndefined();
});

test('loads further pages', async () => {
  const api = apiWith();
  api.answers.reportRequests = ({ after }) =>
    after === 'next' ? requestsPage([madeRequest]) : requestsPage([failedRequest], 'next');
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await rowOf('Acme Audio');
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('polls while a report is in progress, keeps further pages, and then stops', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const api = apiWith();
  api.answers.reportRequests = ({ after }) =>
    after === 'next' ? requestsPage([madeRequest]) : requestsPage([askingRequest, failedRequest], 'next');
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await rowOf('Acme Audio');
  const done = { ...askingRequest, status: 'MADE', asked: 20, mailStatus: 'SENT' };
  api.answers.reportRequests = requestsPage([done, failedRequest], 'next');
  vi.advanceTimersByTime(5000);
  expect(await (await rowOf('Fourth Tone')).findByText('Made')).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  const asked = api.requestCounts.reportRequests;
  vi.advanceTimersByTime(20_000);
  expect(api.requestCounts.reportRequests).toBe(asked);
});

test('offers Retry for a failed report or mail only', async () => {
  const api = apiWith(madeRequest, failedRequest, unsentRequest);
  api.answers.retryReport = { ...failedRequest, status: 'WAITING', problem: null };
  const { user } = await open(api);
  expect((await rowOf('Acme Audio')).queryByRole('button', { name: /^Retry/ })).toBeNull();
  expect((await rowOf('Rival One')).getByRole('button', { name: 'Retry Rival One' })).toBeTruthy();
  const row = await rowOf('Third Sound');
  await user.click(row.getByRole('button', { name: 'Retry Third Sound' }));
  expect(await row.findByText('Waiting')).toBeTruthy();
  expect(api.args.retryReport).toEqual({ id: 'record-2' });
  await waitFor(() => expect(api.requestCounts.reportBudget).toBe(2));
});

test('shows why a retry was refused', async () => {
  const api = apiWith(failedRequest);
  api.fail('retryReport');
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Retry Third Sound' }));
  expect(await screen.findByText('The retry could not be started. Please try again later.')).toBeTruthy();
});

test('removes a report after a confirmation', async () => {
  const api = apiWith(madeRequest);
  api.answers.removeReportRequest = { ...removedRequest, id: 'record-1' };
  const { user } = await open(api);
  const button = await screen.findByRole('button', { name: 'Remove Acme Audio' });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(api.requestCounts.removeReportRequest).toBe(0);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Remove report' }));
  expect(await screen.findByText('Removed', { selector: 'p' })).toBeTruthy();
  expect(screen.queryByText('grace@example.com')).toBeNull();
});

test('says that nobody has requested a report yet', async () => {
  await open(apiWith());
  expect(await screen.findByText('No reports have been requested yet.')).toBeTruthy();
});

test('offers Retry when the list cannot be loaded', async () => {
  const api = apiWith(madeRequest);
  api.fail('reportRequests');
  const { user } = await open(api);
  await screen.findByText('Reports could not be loaded. Please try again later.');
  api.mend('reportRequests');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('Acme Audio')).toBeTruthy();
});
