import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServices } from '../../services.ts';
import type { SignedIn, TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import type { HandJobs } from '../../testing/hand-jobs.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { fetchFrom } from './fetching/fetching.ts';
import { createMirror } from './fetching/web.ts';
import { START_DAILY } from './queues.ts';
import { articleHtml } from './testing/article-html.ts';
import {
  allowPerDay,
  importCiting,
  listAll,
  passDays,
  READING,
  type Reading,
  readingOf,
  startReading,
} from './testing/cited-pages.ts';
import { createPageApp } from './testing/page-app.ts';

let sites: SiteServer;
let app: TestApp & { jobs: HandJobs };
beforeAll(async () => {
  sites = await startSiteServer();
  app = await createPageApp(sites);
  for (let page = 0; page < 40; page++) sites.replies.set(`many.example/${page}`, articleHtml(page));
});
afterAll(async () => {
  await app.close();
  await sites.close();
});

const MANY = Array.from({ length: 40 }, (_, page) => `https://many.example/${page}`);

async function account(): Promise<SignedIn> {
  const person = await app.signedIn();
  await importCiting(app, person.headers, MANY);
  return person;
}

test('reads at most so many pages a day', async () => {
  const { headers } = await account();
  await allowPerDay(app, headers, 25);
  await startReading(app, headers, 10);
  await app.jobs.work();
  expect(await readingOf(app, headers)).toMatchObject({
    leftToday: 15,
    unread: 30,
    latestRun: { planned: 10 },
  });
  app.clock.advance(1000);
  await startReading(app, headers);
  await app.jobs.work();
  expect(await readingOf(app, headers)).toMatchObject({
    leftToday: 0,
    unread: 15,
    latestRun: { planned: 15 },
  });
  const refused = await startReading(app, headers);
  expect(refused.errors?.[0]).toMatchObject({
    message: expect.stringContaining('The 25 pages of today (UTC) are read.'),
    extensions: { code: 'BAD_USER_INPUT', field: 'limit' },
  });
});

test('reads pages of missed answers first', async () => {
  const person = await app.signedIn();
  await importCiting(app, person.headers, MANY);
  const chosen = async () => {
    await startReading(app, person.headers, 3);
    await app.jobs.work();
    return (await listAll(app, person.headers)).map(({ url }) => url);
  };
  const { data } = await graphql<{ sourceGaps: { nodes: { url: string; missed: { hits: number } }[] } }>(
    app,
    person.headers,
    '{ sourceGaps(first: 3) { nodes { url missed { hits } } } }',
  );
  expect((await chosen()).sort()).toEqual(data.sourceGaps.nodes.map(({ url }) => url).sort());
});

test('reads the pages of one prompt, whatever others cite more', async () => {
  const person = await app.signedIn();
  const citing = (id: string, prompt: string, pages: readonly number[]) =>
    answer({
      ...{ id, prompt, answer: 'Tarnwick is dependable.' },
      sources: pages.map((page) => ({ url: MANY[page] ?? '', title: '' })),
    });
  await importInto(app, person.headers, QUILLMARK, [
    citing('a', 'Which app is best?', [1, 2]),
    citing('b', 'Which app is best?', [2, 3]),
    citing('c', 'Which app is cheap?', [3, 4]),
  ]);
  const { data } = await graphql<{ prompts: { prompts: { id: string; question: string }[] }[] }>(
    app,
    person.headers,
    '{ prompts { prompts { id question } } }',
  );
  const cheap =
    data.prompts.flatMap(({ prompts }) => prompts).find(({ question }) => question === 'Which app is cheap?')
      ?.id ?? '';
  await startReading(app, person.headers, null, cheap);
  await app.jobs.work();
  expect((await readingOf(app, person.headers)).latestRun).toMatchObject({ promptId: cheap, planned: 2 });
  expect((await listAll(app, person.headers)).map(({ url }) => url).sort()).toEqual([MANY[3], MANY[4]]);

  const stranger = await app.signedIn();
  for (const id of [cheap, 'cheap']) {
    const { errors } = await startReading(app, stranger.headers, null, id);
    expect(errors?.[0]).toMatchObject({
      message: 'There is no prompt with this id.',
      extensions: { code: 'NOT_FOUND', field: 'promptId' },
    });
  }
});

test('does not start a second run beside the first', async () => {
  const { headers } = await account();
  const first = await startReading(app, headers);
  const second = await startReading(app, headers);
  expect(second.data.readPages.latestRun?.id).toBe(first.data.readPages.latestRun?.id);
  await app.jobs.work();
});

test('stops on request and keeps what was read', async () => {
  const { headers } = await app.signedIn();
  const urls = Array.from({ length: 40 }, (_, page) => `https://stopped.example/${page}`);
  for (const url of urls) sites.replies.set(url.slice('https://'.length), articleHtml(1));
  await importCiting(app, headers, urls);
  sites.replies.set('stopped.example/robots.txt', (_request, response) => {
    // The run is stopped while it begins.
    void graphql(app, headers, 'mutation { stopReadingPages { version } }').then(() =>
      response.writeHead(404).end(),
    );
  });
  await startReading(app, headers);
  await app.jobs.work();
  const { latestRun } = await readingOf(app, headers);
  const waiting = (await listAll(app, headers)).filter(({ status }) => status === 'WAITING').length;
  expect(latestRun).toMatchObject({ status: 'STOPPED', planned: 40, changed: 40 - waiting });
  expect(waiting).toBeGreaterThan(0);
  app.clock.advance(1000);
  await startReading(app, headers);
  await app.jobs.work();
  expect((await readingOf(app, headers)).latestRun).toMatchObject({ status: 'DONE', planned: waiting });
});

test('goes on with a run that its process left', async () => {
  const { headers } = await account();
  const process = new AbortController();
  const mirror = createMirror(sites.mirror, 'Sightline/test');
  let requests = 0;
  const fetching = fetchFrom(
    {
      get: (url, request) => {
        requests += 1;
        if (requests === 30) process.abort(new Error('The process ends.'));
        return mirror.get(url, request);
      },
    },
    { pauseMs: 0 },
  );
  await startReading(app, headers);
  const [job] = app.jobs.waiting.filter(({ queue }) => queue === 'pages-read-run');
  const services = createServices(app.database.db, app.config, {
    fetching,
    jobs: app.jobs,
    clock: app.clock.now,
  });
  const handler = services.pages.jobs.find(({ queue }) => queue === job?.queue);
  const running = handler?.run(job?.data ?? {}, { signal: process.signal, attempt: 1, last: false });
  await expect(running).rejects.toThrow('The process ends.');
  const before = await readingOf(app, headers);
  expect(before.latestRun?.status).toBe('READING');
  expect(before.latestRun?.changed).toBeLessThan(30);
  await app.jobs.work();
  expect((await readingOf(app, headers)).latestRun).toMatchObject({
    status: 'DONE',
    planned: 40,
    changed: 40,
    failed: 0,
  });
});

test('starts daily runs in an hour of the account’s own', async () => {
  const { headers } = await account();
  await allowPerDay(app, headers, 5, true);
  const daily = app.jobs.handlers.find(({ queue }) => queue === START_DAILY);
  const hours = async (count: number) => {
    const starts: (string | undefined)[] = [];
    for (let hour = 0; hour < count; hour++) {
      await daily?.run({}, { signal: new AbortController().signal, attempt: 1, last: false });
      await app.jobs.work();
      starts.push((await readingOf(app, headers)).latestRun?.id);
    }
    return new Set(starts).size;
  };
  // The first starts at once; within the hour none follows.
  expect(await hours(2)).toBe(1);
  await passDays(app, 3);
  const [before, ...others] = [(await readingOf(app, headers)).latestRun?.id];
  expect(others).toEqual([]);
  expect(await hours(1)).toBe(1);
  expect((await readingOf(app, headers)).latestRun?.id).not.toBe(before);
});

test('refuses settings that are out of range, and those that somebody else changed', async () => {
  const { headers } = await account();
  const save = (input: object) =>
    graphql<{ savePageSettings: { pageReading: Reading; errors: object[]; conflict: object | null } }>(
      app,
      headers,
      `mutation ($input: SavePageSettingsInput!) { savePageSettings(input: $input) {
         pageReading { ${READING} } conflict { message } errors { field message } } }`,
      { input },
    );
  for (const pagesPerDay of [0, 2001, -1]) {
    const { data } = await save({ daily: false, pagesPerDay });
    expect(data.savePageSettings.errors).toEqual([
      { field: 'pagesPerDay', message: 'Enter a number from 1 to 2,000.' },
    ]);
  }
  const { version } = await readingOf(app, headers);
  expect((await save({ version, daily: true, pagesPerDay: 3 })).data.savePageSettings.errors).toEqual([]);
  const late = (await save({ version, daily: false, pagesPerDay: 4 })).data.savePageSettings;
  expect(late.conflict).not.toBeNull();
  expect(late.pageReading.leftToday).toBe(3);
});
