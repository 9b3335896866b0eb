import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn, TestApp } from '../../testing/app.ts';
import { graphql } from '../../testing/graphql.ts';
import type { HandJobs } from '../../testing/hand-jobs.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { toEnum } from './enums.ts';
import { articleHtml } from './testing/article-html.ts';
import {
  allowPerDay,
  importCiting,
  type ListedPage,
  listAll,
  passDays,
  readingOf,
  startReading,
} from './testing/cited-pages.ts';
import { createPageApp } from './testing/page-app.ts';
import { variedSites } from './testing/varied-sites.ts';

let sites: SiteServer;
let app: TestApp & { jobs: HandJobs };
let owner: SignedIn;
beforeAll(async () => {
  sites = await startSiteServer();
  app = await createPageApp(sites);
});
afterAll(async () => {
  await app.close();
  await sites.close();
});

/** A new account that cites these pages and may read 1,000 a day. */
async function accountCiting(urls: readonly string[]): Promise<SignedIn> {
  const person = await app.signedIn();
  await importCiting(app, person.headers, urls);
  await allowPerDay(app, person.headers, 1000);
  return person;
}

describe('a few hundred pages of varied sites', () => {
  const { replies, expected } = variedSites();
  let pages: Map<string, ListedPage>;
  beforeAll(async () => {
    for (const [path, reply] of replies) sites.replies.set(path, reply);
    owner = await accountCiting([...expected.keys()]);
    await startReading(app, owner.headers);
    await app.jobs.work();
    pages = new Map((await listAll(app, owner.headers)).map((page) => [page.url, page]));
  });

  test('ends with the status that each page deserves', () => {
    const others = [...expected].flatMap(([url, status]) => {
      const found = pages.get(url.replace(/\/$/, ''))?.status;
      return found === toEnum(status) ? [] : [{ url, status, found }];
    });
    expect(expected.size).toBeGreaterThan(300);
    expect(others).toEqual([]);
  });

  test('counts them in the run', async () => {
    const { latestRun, leftToday, unread } = await readingOf(app, owner.headers);
    const read = [...expected.values()].filter((status) => status === 'read').length;
    expect(latestRun).toMatchObject({
      status: 'DONE',
      planned: expected.size,
      changed: read,
      unchanged: 0,
      failed: expected.size - read,
    });
    expect([leftToday, unread]).toEqual([1000 - expected.size, 0]);
  });

  test('says why a page was not read, and scores those that were', () => {
    for (const { status, problem, scores, kind, readAt } of pages.values()) {
      if (status === 'READ') {
        expect(problem).toBeNull();
        expect([scores, kind, readAt]).not.toContain(null);
      } else {
        expect([problem, scores, kind]).toEqual([expect.stringMatching(/^[A-Z].*\.$/), null, null]);
      }
    }
  });

  test('asks with the product’s own name', () => {
    expect([...sites.agents]).toEqual(['Sightline/test']);
  });

  test('asks for the rules of each site once', () => {
    const robots = sites.requests.filter((path) => /^site-\d\.example\/robots\.txt$/.test(path));
    expect(robots.length).toBe(new Set(robots).size);
  });
});

describe('reading again', () => {
  const url = 'https://again.example/a';
  test('makes a version only when the main text changed', async () => {
    const { headers } = await accountCiting([url]);
    sites.replies.set('again.example/a', articleHtml(1));
    const read = async () => {
      await startReading(app, headers);
      await app.jobs.work();
      await passDays(app, 40);
      const [page] = await listAll(app, headers);
      const { data } = await graphql<{ webPage: { versions: { number: number }[] } }>(
        app,
        headers,
        'query ($id: ID!) { webPage(id: $id) { versions { number readAt words } } }',
        { id: page?.id },
      );
      const { latestRun } = await readingOf(app, headers);
      return { versions: data.webPage.versions.map(({ number }) => number), run: latestRun };
    };
    expect(await read()).toMatchObject({ versions: [1], run: { changed: 1, unchanged: 0 } });
    sites.replies.set('again.example/a', articleHtml(1, { head: '<meta name="ad" content="2">' }));
    expect(await read()).toMatchObject({ versions: [1], run: { changed: 0, unchanged: 1 } });
    for (let seed = 2; seed <= 8; seed++) {
      sites.replies.set('again.example/a', articleHtml(seed));
      await read();
    }
    // At most five are kept.
    expect((await read()).versions).toEqual([8, 7, 6, 5, 4]);
  });

  test('asks whether the page changed since', async () => {
    const { headers } = await accountCiting(['https://etag.example/a']);
    const conditions: unknown[] = [];
    sites.replies.set('etag.example/a', (request, response) => {
      conditions.push(request.headers['if-none-match']);
      const isSame = request.headers['if-none-match'] === '"v1"';
      response.writeHead(isSame ? 304 : 200, { 'content-type': 'text/html', etag: '"v1"' });
      response.end(isSame ? undefined : articleHtml(1));
    });
    for (let day = 0; day < 2; day++) {
      await startReading(app, headers);
      await app.jobs.work();
      await passDays(app, 40);
    }
    expect(conditions).toEqual([undefined, '"v1"']);
    expect((await readingOf(app, headers)).latestRun).toMatchObject({ unchanged: 1, failed: 0 });
    expect((await listAll(app, headers))[0]).toMatchObject({ status: 'READ', problem: null });
  });

  test('keeps what was read when a later attempt fails', async () => {
    const { headers } = await accountCiting(['https://fails.example/a']);
    sites.replies.set('fails.example/a', articleHtml(1));
    await startReading(app, headers);
    await app.jobs.work();
    const [before] = await listAll(app, headers);
    sites.replies.set('fails.example/a', { status: 500 });
    await passDays(app, 40);
    await startReading(app, headers);
    await app.jobs.work();
    const [after] = await listAll(app, headers);
    expect(after).toMatchObject({ status: 'FAILED', problem: 'The site answered with status 500.' });
    expect([after?.title, after?.scores, after?.kind]).toEqual([before?.title, before?.scores, before?.kind]);
    expect(after?.readAt).not.toBeNull();
  });

  test('leaves pages alone until they are due', async () => {
    const { headers } = await accountCiting(['https://due.example/a']);
    sites.replies.set('due.example/a', articleHtml(1));
    const requests = () => sites.requests.filter((path) => path === 'due.example/a').length;
    for (let run = 0; run < 3; run++) {
      await startReading(app, headers);
      await app.jobs.work();
    }
    expect(requests()).toBe(1);
    await passDays(app, 31);
    await startReading(app, headers);
    await app.jobs.work();
    expect(requests()).toBe(2);
  });

  test('reads a single page at once on request', async () => {
    const { headers } = await accountCiting(['https://single.example/a']);
    sites.replies.set('single.example/a', { status: 403 });
    await startReading(app, headers);
    await app.jobs.work();
    const [page] = await listAll(app, headers);
    expect(page?.status).toBe('REFUSED');
    sites.replies.set('single.example/a', articleHtml(1));
    const again = (id: unknown) =>
      graphql(app, headers, 'mutation ($id: ID!) { readPageAgain(id: $id) { id } }', { id });
    expect((await again(page?.id)).errors).toBeUndefined();
    await app.jobs.work();
    expect((await listAll(app, headers))[0]?.status).toBe('READ');
    expect((await again('00000000-0000-0000-0000-000000000000')).errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
      field: 'id',
    });
  });
});

describe('the brand’s own site', () => {
  test('is read from its sitemap, and at www where it is nowhere else', async () => {
    const person = await app.signedIn();
    const own = 'www.ownsite.example';
    sites.replies.set('ownsite.example/', (_request, response) => void response.destroy());
    sites.replies.set('ownsite.example/robots.txt', (_request, response) => void response.destroy());
    sites.replies.set(`${own}/`, articleHtml(1));
    sites.replies.set(
      `${own}/robots.txt`,
      `Sitemap: https://${own}/map.xml\nUser-agent: *\nDisallow: /hidden`,
    );
    const locations = ['/a', '/b', '/hidden/c'].map((path) => `<url><loc>https://${own}${path}</loc></url>`);
    sites.replies.set(`${own}/map.xml`, {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset>${locations.join('')}<url><loc>https://elsewhere.example/d</loc></url></urlset>`,
    });
    sites.replies.set(`${own}/a`, articleHtml(2));
    await importCiting(app, person.headers, ['https://other.example/x'], {
      name: 'Quillmark',
      domain: 'ownsite.example',
    });
    await startReading(app, person.headers, 30);
    await app.jobs.work();
    const pages = await listAll(app, person.headers, ', owner: OWN');
    const byUrl = Object.fromEntries(pages.map(({ url, status }) => [url, status]));
    expect(byUrl).toEqual({
      'https://ownsite.example': 'READ',
      'https://ownsite.example/a': 'READ',
      'https://ownsite.example/b': 'NOT_FOUND',
      'https://ownsite.example/hidden/c': 'ROBOTS',
    });
  });
});
