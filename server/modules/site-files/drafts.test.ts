import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { rows } from '../../db/client.ts';
import { demoAccounts } from '../../demo/accounts.ts';
import type { LlmsTxtFile, RobotsTxtProposal, SiteFiles } from '../../graphql/resolvers.generated.ts';
import { createServices } from '../../services.ts';
import { switchActionCenterOff } from '../../testing/accounts.ts';
import { graphql } from '../../testing/graphql.ts';
import { answer } from '../../testing/recordings.ts';
import { START_CHECKS } from './queues.ts';
import { createSiteFilesApp, FILES } from './testing/app.ts';

const site = await createSiteFilesApp();
afterAll(() => site.close());

const FILE = 'text origin savedAt version sample findings { line kind }';
const read = async (as = site.owner) =>
  (await site.ask<{ llmsTxtFile: LlmsTxtFile }>(`{ llmsTxtFile { ${FILE} } }`, {}, as)).llmsTxtFile;
const SAVE = `mutation ($text: String!, $version: String) { saveLlmsTxt(text: $text, version: $version) {
  file { ${FILE} } conflict { message version } errors { field message } } }`;
const save = async (text: string, version?: string, as = site.owner) =>
  (
    await site.ask<{
      saveLlmsTxt: {
        file: LlmsTxtFile;
        conflict: { version: string } | null;
        errors: { field: string; message: string }[];
      };
    }>(SAVE, { text, version }, as)
  ).saveLlmsTxt;
const serve = (path: string, reply: string) => site.sites.serve(`quillmark.example/${path}`, reply);

const CITING = [
  answer({
    id: 'c1',
    answer: 'Quillmark.',
    sources: [{ url: 'https://www.quillmark.example/prices/', title: 'Prices' }],
  }),
  answer({
    id: 'c2',
    run: 2,
    answer: 'Quillmark.',
    sources: [
      { url: 'https://quillmark.example/prices', title: 'Prices' },
      { url: 'https://docs.quillmark.example/start', title: '' },
    ],
  }),
];

test('the editor begins with what there is: nothing, a generated file, the site’s own, the draft', async () => {
  const person = await site.customer();
  expect(await read(person)).toMatchObject({ origin: 'NONE', text: '', findings: [], sample: false });

  await graphql(
    site.app,
    person.headers,
    'mutation ($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored } }',
    { answers: CITING },
  );
  site.jobs.waiting = [];
  expect(await read(person)).toMatchObject({
    origin: 'GENERATED',
    text: expect.stringContaining(
      '- [Prices](https://quillmark.example/prices)\n- [Start](https://docs.quillmark.example/start)',
    ),
  });

  serve('robots.txt', 'User-agent: *\nDisallow: /prices\n\nSitemap: https://quillmark.example/pages.xml\n');
  serve(
    'pages.xml',
    '<urlset><url><loc>https://www.quillmark.example/prices/</loc></url><url><loc>https://quillmark.example/about-us</loc></url></urlset>',
  );
  await site.ask('mutation { checkSiteFiles(links: false) { errors { message } } }', {}, person);
  await site.jobs.work();
  const generated = await site.ask<{ generatedLlmsTxt: string }>('{ generatedLlmsTxt }', {}, person);
  expect(generated.generatedLlmsTxt).toBe(
    '# Quillmark\n\n> What Quillmark offers, in one sentence.\n\n## Pages that AI platforms cite\n\n- [Prices](https://www.quillmark.example/prices/)\n- [Start](https://docs.quillmark.example/start)\n\n## Optional\n\n- [About us](https://quillmark.example/about-us)\n',
  );
  const { siteFiles } = await site.ask<{ siteFiles: SiteFiles }>(`{ siteFiles { ${FILES} } }`, {}, person);
  expect(siteFiles.citedPages).toEqual([
    { url: 'https://quillmark.example/prices', title: 'Prices', citations: 2 },
  ]);
  expect(siteFiles.policies.find(({ token }) => token === 'GPTBot')).toEqual({
    token: 'GPTBot',
    isAllowed: true,
    isNamed: false,
    line: null,
    closedPages: ['https://quillmark.example/prices'],
  });

  serve('llms.txt', '# From the site\n');
  await site.ask('mutation { checkSiteFiles(links: false) { errors { message } } }', {}, person);
  await site.jobs.work();
  expect(await read(person)).toMatchObject({
    origin: 'SITE',
    text: '# From the site\n',
    findings: [{ line: 1, kind: 'summary-missing' }],
  });

  expect((await save('# Mine\n', undefined, person)).file).toMatchObject({
    origin: 'DRAFT',
    text: '# Mine\n',
  });
  expect((await read(person)).savedAt).toBeTruthy();
});

test('a save against another version is a conflict with the current draft', async () => {
  const first = await read();
  expect((await save('one', first.version)).errors).toEqual([]);
  const refused = await save('two', first.version);
  expect(refused.file.text).toBe('one');
  expect(refused.conflict?.version).toBe(refused.file.version);
  expect((await save('two', refused.file.version)).file.text).toBe('two');
  expect((await save('three')).file.text).toBe('three');
  expect((await save('a\u0000b')).file.text).toBe('ab');
});

test('a draft has at most 500 KB', async () => {
  expect((await save('é'.repeat(256_000))).errors).toEqual([]);
  expect((await save('é'.repeat(256_001))).errors).toEqual([{ field: 'text', message: 'At most 500 KB.' }]);
});

test('proposes a robots.txt with its difference, and refuses other bots and preferences', async () => {
  serve('robots.txt', 'User-agent: *\nDisallow: /cart\n');
  await site.check();
  const propose = (input: Record<string, unknown>) =>
    site.ask<{ proposedRobotsTxt: RobotsTxtProposal }>(
      'query ($input: ProposeRobotsTxtInput!) { proposedRobotsTxt(input: $input) { text difference { lines { change line text } } findings { kind } } }',
      { input },
    );
  const { proposedRobotsTxt } = await propose({
    bots: [{ token: 'GPTBot', allowed: false }],
    contentSignal: 'ai-train=no',
  });
  expect(proposedRobotsTxt.text).toBe(
    'User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n',
  );
  expect(proposedRobotsTxt.findings).toEqual([]);
  expect(
    proposedRobotsTxt.difference.lines.filter(({ change }) => change !== 'SAME').map(({ line }) => line),
  ).toEqual([2, 4, 5, 6]);
  const refused = [
    { bots: [{ token: 'Nobody', allowed: true }] },
    { bots: [], contentSignal: 'ai-train=maybe' },
    { bots: [], contentUsage: 'train-ai=n\nDisallow: /' },
    { bots: Array.from({ length: 51 }, () => ({ token: 'GPTBot', allowed: true })) },
  ];
  for (const input of refused) await expect(propose(input)).rejects.toThrow('BAD_USER_INPUT');
});

test('a check needs a website, runs once at a time and is limited', async () => {
  const person = await site.app.signedIn();
  const start = (as = person) =>
    site.ask<{ checkSiteFiles: { errors: { field: string }[] } }>(
      'mutation { checkSiteFiles(links: true) { errors { field } siteFiles { check { status } } } }',
      {},
      as,
    );
  expect((await start()).checkSiteFiles).toEqual({
    errors: [{ field: 'domain' }],
    siteFiles: { check: null },
  });

  const other = await site.customer();
  expect((await start(other)).checkSiteFiles).toEqual({
    errors: [],
    siteFiles: { check: { status: 'WAITING' } },
  });
  await start(other);
  expect(site.jobs.waiting).toHaveLength(1);
  await site.jobs.work();
  for (let n = 0; n < 9; n++) {
    await start(other);
    await site.jobs.work();
  }
  await expect(start(other)).rejects.toThrow(
    'RATE_LIMITED: At most 10 checks of your files an hour. Try again in an hour.',
  );
});

test('the daily check requests each account’s files once a day, at its hour', async () => {
  const due = async () => {
    await site.jobs.send(START_CHECKS, {});
    await site.jobs.work();
    const checked = await rows<{ userId: string }>(
      site.app.database.db,
      sql`select user_id as "userId" from sightline.site_check where started_by is null and started_at > ${new Date(site.app.clock.now().getTime() - 1_000).toISOString()}`,
    );
    return checked.map(({ userId }) => userId);
  };
  const person = await site.customer();
  const off = await site.customer();
  await switchActionCenterOff(site.app.database.db, off.userId);
  const first = await due();
  expect(first).toContain(person.userId);
  expect(first).not.toContain(off.userId);
  // Each account again within a day, and no account twice.
  const again: string[] = [];
  for (let hour = 0; hour < 44; hour++) {
    site.app.clock.advance(3_600_000);
    again.push(...(await due()));
  }
  expect(again.filter((userId) => userId === person.userId)).toHaveLength(1);
});

test('demo accounts have no daily check', async () => {
  const config = readConfig({});
  const [demo] = demoAccounts(config);
  if (!demo) throw new Error('There is no demo account.');
  const services = createServices(site.app.database.db, config, { jobs: site.jobs });
  await services.accounts.open({ userId: demo.id, email: 'demo@example.com' });
  const viewer = await services.accounts.viewerOf({
    userId: demo.id,
    email: 'demo@example.com',
    sessionId: '',
  });
  await services.brands.save(viewer, {
    brand: { name: 'Ostrellio', aliases: [], domain: 'ostrellio.example' },
    competitors: [],
  });
  const [, daily] = services.siteFiles.jobs;
  await daily?.run({}, { signal: new AbortController().signal, attempt: 1, last: true });
  expect(
    await rows(site.app.database.db, sql`select 1 from sightline.site_check where user_id = ${demo.id}`),
  ).toEqual([]);
});

test('is for accounts with the Action Center', async () => {
  const person = await site.customer();
  await switchActionCenterOff(site.app.database.db, person.userId);
  for (const query of [
    '{ siteFiles { id } }',
    '{ llmsTxtFile { text } }',
    '{ generatedLlmsTxt }',
    'mutation { saveLlmsTxt(text: "a") { errors { field } } }',
    'mutation { checkSiteFiles(links: false) { errors { field } } }',
  ]) {
    await expect(site.ask(query, {}, person)).rejects.toThrow('FORBIDDEN');
  }
});
