import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { siteFiles } from '../../../testing/content-tools.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PATH = '/dashboard/action/llms-txt';
const [LLMS, FULL, ROBOTS] = siteFiles.files;
if (!LLMS || !FULL || !ROBOTS) throw new Error('There are three files.');

async function open(tab: string, files: object = siteFiles, api = new FakeApi()) {
  api.answers.siteFiles = files;
  const app = await renderApp(PATH, { api, signedInAs: 'ada@example.com' });
  await app.user.click(await screen.findByRole('tab', { name: tab }));
  return { ...app, api };
}
const SITE = 'On your site';
const POLICY = 'AI bots in robots.txt';
const stateOf = (file: string) => within(screen.getByRole('group', { name: file }));

describe('files', () => {
  const states: [string, object, string, string][] = [
    ['NOT_CHECKED', { httpStatus: null, checkedAt: null }, 'Not checked', 'Check now reads it.'],
    [
      'NOT_FOUND',
      { httpStatus: 404, problem: 'The site has no such file.' },
      'Not found',
      'The site has no such file. Generate one, complete it and put it on your site.',
    ],
    [
      'REFUSED',
      { httpStatus: 403, problem: 'The site refused the request.' },
      'Refused',
      'The site refused the request. Let the user agent Sightline pass your firewall, then check again.',
    ],
    [
      'ROBOTS',
      { httpStatus: null },
      'Closed by robots.txt',
      'Allow /llms.txt in robots.txt: AI bots read the same rules.',
    ],
    ['TOO_LARGE', {}, 'Too large', 'Shorten it to at most 500 KB.'],
    ['TIMED_OUT', { httpStatus: null }, 'Timed out', 'See why your server is slow, then check again.'],
    ['NOT_TEXT', {}, 'Not text', 'Send /llms.txt as text/plain, or status 404 where there is none.'],
    [
      'UNREACHABLE',
      { httpStatus: null },
      'Unreachable',
      'See that the website in Settings is right and opens in a browser, then check again.',
    ],
    ['FAILED', { httpStatus: 500 }, 'Failed', 'Look into your server’s log, then check again.'],
  ];
  test.each(states)('%s is said with one step', async (status, more, label, text) => {
    const llms = { ...LLMS, status, text: null, versions: [], ...more };
    await open(SITE, { ...siteFiles, files: [llms, FULL, ROBOTS] });
    expect(stateOf('llms.txt').getByText(label)).toBeTruthy();
    expect(stateOf('llms.txt').getByText(text)).toBeTruthy();
  });

  test('that were read have their size, findings and time', async () => {
    const findings = [
      {
        line: 4,
        kind: 'url-relative',
        severity: 'WARNING',
        message: '“/a” is relative.',
        allowed: 'An absolute URL.',
      },
    ];
    await open(SITE, { ...siteFiles, files: [{ ...LLMS, findings }, FULL, ROBOTS] });
    expect(stateOf('llms.txt').getByText('223 bytes, 1 finding.')).toBeTruthy();
    expect(stateOf('llms-full.txt').getByText(/It is optional/)).toBeTruthy();
    const row = within(screen.getByRole('table', { name: 'Findings in llms.txt' })).getAllByRole('row')[1];
    expect(row?.textContent).toBe('4Warning“/a” is relative.An absolute URL.');
    expect(screen.getByText('No defect was found in the latest version that was read.')).toBeTruthy();
  });
});

describe('a check', () => {
  test('starts, shows its progress and reads the results at its end', async () => {
    const running = {
      ...siteFiles.check,
      status: 'RUNNING',
      withLinks: true,
      linkCount: 12,
      linksChecked: 3,
    };
    const api = new FakeApi();
    api.answers.checkSiteFiles = { errors: [], siteFiles: { ...siteFiles, check: running } };
    const { user } = await open(SITE, siteFiles, api);
    api.answers.siteFiles = { ...siteFiles, check: running };
    await user.click(screen.getByRole('button', { name: 'Check links' }));
    expect(await screen.findByText('3 of 12 links checked')).toBeTruthy();
    expect(api.args.checkSiteFiles).toEqual({ links: true });
    const link = {
      line: 4,
      name: 'Docs',
      url: 'https://acme-audio.example/docs',
      outcome: 'REDIRECT',
      httpStatus: 200,
      redirectsTo: 'https://acme-audio.example/help',
      canonicalUrl: null,
      noIndex: true,
      closedFor: ['GPTBot', 'CCBot'],
    };
    const done = { ...running, status: 'DONE', linksAt: '2026-08-03T12:00:00Z', links: [link] };
    api.answers.siteFiles = { ...siteFiles, check: done };
    const table = await screen.findByRole('table', { name: 'Links of llms.txt' }, { timeout: 5_000 });
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
      '4Docshttps://acme-audio.example/docsRedirectsLeads to https://acme-audio.example/helpThe page asks not to be listed (noindex).robots.txt keeps out GPTBot and CCBot.',
    );
    expect(screen.getByText(/^0 of 1 link open without a remark/)).toBeTruthy();
  });

  test('that is refused says why', async () => {
    const api = new FakeApi();
    const { user } = await open(SITE, siteFiles, api);
    api.fail('checkSiteFiles');
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('The check could not be started. Please try again.')).toBeTruthy();
  });
});

test('shows the difference between the two latest versions, and between others', async () => {
  const versions = [3, 2, 1].map((number) => ({
    number,
    fetchedAt: `2026-08-0${number}T06:00:00Z`,
    bytes: 10,
  }));
  const api = new FakeApi();
  api.answers.siteFileDifference = {
    tooLarge: false,
    lines: [
      { change: 'SKIPPED', line: 4, text: '' },
      { change: 'REMOVED', line: 5, text: '<b>old</b>' },
      { change: 'ADDED', line: 5, text: 'new' },
    ],
  };
  const { user } = await open(SITE, { ...siteFiles, files: [{ ...LLMS, versions }, FULL, ROBOTS] }, api);
  const difference = await screen.findByRole('region', { name: 'Difference of llms.txt' });
  expect(difference.textContent).toBe('…Lines left out5−Removed: <b>old</b>5+Added: new');
  expect(api.args.siteFileDifference).toMatchObject({ kind: 'LLMS_TXT', from: 2, to: 3 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Older version of llms.txt' }), '1');
  await waitFor(() => expect(api.args.siteFileDifference).toMatchObject({ from: 1, to: 3 }));
});

describe('the policy', () => {
  test('shows what each bot may fetch, by which line and with the vendor’s page', async () => {
    await open(POLICY);
    const rows = within(
      screen.getByRole('table', { name: 'AI bots and what robots.txt allows them' }),
    ).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'BotHome pageFetches forDecided byMost cited pages',
      'GPTBotOpenAI’s page on its botsAllowedClosedTrainingLine 21 of 1 allowed',
      'OAI-SearchBotOpenAI’s page on its botsAllowedClosedSearchNo rule0 of 1 allowedClosed: /prices',
      'BytespiderByteDanceByteDance publishes no page on it.AllowedClosedTrainingNo rule1 of 1 allowed',
    ]);
    expect(screen.getByRole('button', { name: 'Propose robots.txt' })).toHaveProperty('disabled', true);
  });

  test('proposes a robots.txt for changed bots and preferences, with the difference', async () => {
    const api = new FakeApi();
    api.answers.proposedRobotsTxt = {
      text: 'User-agent: *\nDisallow: /prices\n',
      difference: { tooLarge: false, lines: [{ change: 'ADDED', line: 1, text: 'User-agent: *' }] },
      findings: [],
    };
    const { user } = await open(POLICY, siteFiles, api);
    await user.click(
      within(screen.getByRole('group', { name: 'GPTBot' })).getByRole('button', { name: 'Allowed' }),
    );
    await user.click(screen.getByRole('button', { name: 'Close to training' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'AI training (ai-train)' }), 'No');
    expect(screen.getByText('2 changes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Propose robots.txt' }));
    expect((await screen.findByRole('region', { name: 'Changes to robots.txt' })).textContent).toBe(
      '1+Added: User-agent: *',
    );
    expect(api.args.proposedRobotsTxt).toEqual({
      input: {
        bots: [{ token: 'Bytespider', allowed: false }],
        contentSignal: 'ai-train=no',
        contentUsage: null,
      },
    });
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('region', { name: 'Changes to robots.txt' })).toBeNull();
  });

  test('asks for a check before the first', async () => {
    const { user } = await open(POLICY, { ...siteFiles, policies: [] });
    await user.click(screen.getByRole('button', { name: 'Check your site' }));
    expect(screen.getByRole('button', { name: 'Check now' })).toBeTruthy();
  });
});
