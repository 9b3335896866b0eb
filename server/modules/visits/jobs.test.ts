import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SHIPPED_RANGES } from '../../ai-agents/ranges/shipped.ts';
import { createServices, type Services } from '../../services.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { ownViewer } from '../accounts/owner-viewer.ts';
import { REFRESH_RANGES, REMOVE_VISITS } from './queues.ts';
import { daysAgo, post, siteOwner, visitsOf } from './testing/posting.ts';

let app: TestApp;
let sites: SiteServer;
let services: Services;
let owner: SignedIn;
beforeAll(async () => {
  sites = await startSiteServer();
  app = await createTestApp({ config: { pageMirror: sites.mirror } });
  services = createServices(app.database.db, app.config, { clock: app.clock.now });
});
afterAll(async () => {
  await app.close();
  await sites.close();
});
beforeEach(async () => {
  owner = await siteOwner(app);
});

const run = (queue: string) =>
  services.visits.jobs
    .find((job) => job.queue === queue)
    ?.run({}, { signal: new AbortController().signal, attempt: 1, last: true });

const line = (days: number, minutes: number, address = '20.171.206.17') => {
  const time = new Date(daysAgo(app, days) + minutes * 60_000).toISOString().replace('.000Z', '+00:00');
  return `${address} - - [${time}] "GET /a HTTP/1.1" 200 1 "-" "GPTBot/1.3"\n`;
};
const agents = async () => [...(await visitsOf(app, owner.userId)).agents];

test('visits of old hours are kept by day, and old ones are removed', async () => {
  const body = [line(395, 0), line(395, 20), line(39, 0), line(2, 0), line(2, 90)].join('');
  await post(app, owner.headers, body);
  const before = await agents();
  expect(before.map(([, visits]) => visits)).toHaveLength(4);
  app.clock.advance(3 * 86_400_000);
  await run(REMOVE_VISITS);
  const later = await agents();
  expect(later.reduce((sum, [, visits]) => sum + visits, 0)).toBe(5);
  expect(later.filter(([hour]) => hour.includes('T00:00')).length).toBeGreaterThanOrEqual(2);
  app.clock.advance(5 * 86_400_000);
  await run(REMOVE_VISITS);
  expect((await agents()).reduce((sum, [, visits]) => sum + visits, 0)).toBe(3);
  await run(REMOVE_VISITS);
  expect((await agents()).reduce((sum, [, visits]) => sum + visits, 0)).toBe(3);
});

test('published ranges are fetched weekly; a failure is kept and changes nothing', async () => {
  const gptbot = () =>
    services.visits.rangeStatuses().then((all) => all.find(({ list }) => list === 'gptbot'));
  expect(await gptbot()).toMatchObject({
    ...{ isFetched: false, date: SHIPPED_RANGES.gptbot?.date, problem: null, triedAt: null },
  });
  sites.otherwise = () => ({ status: 503 });
  await run(REFRESH_RANGES);
  expect(await gptbot()).toMatchObject({
    ...{ isFetched: false, problem: 'The server replied with status 503.' },
    prefixes: SHIPPED_RANGES.gptbot?.prefixes.length,
  });
  const requests = sites.requests.length;
  await run(REFRESH_RANGES);
  expect(sites.requests).toHaveLength(requests);

  app.clock.advance(7 * 86_400_000);
  const list = { creationTime: '2026-11-20T00:00:00', prefixes: [{ ipv4Prefix: '84.9.9.0/24' }] };
  sites.replies.set('openai.com/gptbot.json', { body: JSON.stringify(list) });
  sites.replies.set('openai.com/searchbot.json', { body: '<html>' });
  await run(REFRESH_RANGES);
  expect(await gptbot()).toMatchObject({
    ...{ isFetched: true, prefixes: 1, problem: null, date: app.clock.now().toISOString().slice(0, 10) },
  });
  expect((await services.visits.rangeStatuses()).find((each) => each.list === 'oai-searchbot')).toMatchObject(
    {
      ...{ isFetched: false, problem: 'The reply is not a list of ranges.' },
    },
  );
  const viewer = ownViewer({ ...owner, role: 'member', view: 'general' });
  const log = { door: 'post', name: null, file: null, host: null, vercelSignature: undefined } as const;
  async function* body() {
    yield Buffer.from(line(1, 0, '84.9.9.7') + line(1, 1));
  }
  await services.visits.post(viewer, { ...log, body: body() });
  expect((await agents()).map(([key]) => key.split(' ')[2]).sort()).toEqual(['forged', 'verified']);
});

test('nothing is fetched when the setting is off', async () => {
  const off = createServices(app.database.db, { ...app.config, agentRangesRefresh: false }, {});
  const requests = sites.requests.length;
  await off.visits.jobs
    .find((job) => job.queue === REFRESH_RANGES)
    ?.run({}, { signal: new AbortController().signal, attempt: 1, last: true });
  expect(sites.requests).toHaveLength(requests);
});
