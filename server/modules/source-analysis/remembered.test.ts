import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn, TestApp } from '../../testing/app.ts';
import { graphql, importInto } from '../../testing/graphql.ts';
import type { HandJobs } from '../../testing/hand-jobs.ts';
import { answer, QUILLMARK } from '../../testing/recordings.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { articleHtml } from '../pages/testing/article-html.ts';
import { startReading } from '../pages/testing/cited-pages.ts';
import { createPageApp } from '../pages/testing/page-app.ts';

let sites: SiteServer;
let app: TestApp & { jobs: HandJobs };
let person: SignedIn;

beforeAll(async () => {
  sites = await startSiteServer();
  app = await createPageApp(sites);
  for (const page of [0, 1]) sites.replies.set(`lists.example/${page}`, articleHtml(page));
  person = await app.signedIn();
  await importInto(app, person.headers, QUILLMARK, [missing('a', [0])]);
});
afterAll(async () => {
  await app.close();
  await sites.close();
});

const missing = (id: string, pages: readonly number[]) =>
  answer({
    ...{ id, prompt: `Question ${id}?`, answer: 'Tarnwick is dependable.' },
    sources: pages.map((page) => ({ url: `https://lists.example/${page}`, title: '' })),
  });

interface Shown {
  topSources: { sites: { domain: string; citations: number; pages: number; pagesRead: number }[] };
  citedSite: { answers: number; pages: { url: string; kind: string | null }[] } | null;
  outreachSources: {
    total: number;
    nodes: {
      url: string;
      readAt: string | null;
      missed: { hits: number };
      prompts: { question: string }[];
    }[];
  };
}

/** What the three lists of sources say, asked twice. */
async function shown(who = person): Promise<Shown> {
  const ask = async () => {
    const { data, errors } = await graphql<Shown>(
      app,
      who.headers,
      `{ topSources { sites { domain citations pages pagesRead } }
         citedSite(domain: "lists.example") { answers pages { url kind } }
         outreachSources { total nodes { url readAt missed { hits } prompts { question } } } }`,
    );
    expect(errors).toBeUndefined();
    return data;
  };
  const [first, second] = [await ask(), await ask()];
  expect(second).toEqual(first);
  return first;
}

test('lists of sources, kept in memory, show what was imported and what was read since', async () => {
  const site = (figures: object) => [{ domain: 'lists.example', ...figures }];
  const before = await shown();
  expect(before.topSources.sites).toEqual(site({ citations: 1, pages: 1, pagesRead: 0 }));
  expect(before.citedSite).toEqual({ answers: 1, pages: [{ url: 'https://lists.example/0', kind: null }] });
  expect(before.outreachSources).toMatchObject({ total: 1, nodes: [{ readAt: null, missed: { hits: 1 } }] });

  await importInto(app, person.headers, QUILLMARK, [missing('b', [0, 1])]);
  const imported = await shown();
  expect(imported.topSources.sites).toEqual(site({ citations: 3, pages: 2, pagesRead: 0 }));
  expect(imported.citedSite?.answers).toBe(2);
  expect(imported.outreachSources.total).toBe(2);
  expect(imported.outreachSources.nodes[0]?.prompts.map(({ question }) => question).sort()).toEqual([
    'Question a?',
    'Question b?',
  ]);

  await startReading(app, person.headers);
  await app.jobs.work();
  const read = await shown();
  expect(read.topSources.sites).toEqual(site({ citations: 3, pages: 2, pagesRead: 2 }));
  expect(read.citedSite?.pages.map(({ kind }) => kind)).not.toContain(null);
  expect(read.outreachSources.nodes.map(({ readAt }) => readAt)).not.toContain(null);
});

test('the key insight, kept in memory, is found anew after answers came and pages were read', async () => {
  const reader = await app.signedIn();
  const tested = async () => {
    const { data } = await graphql<{ topSources: { keyInsight: { note: string } } }>(
      app,
      reader.headers,
      '{ topSources { keyInsight { note } } }',
    );
    return data.topSources.keyInsight.note;
  };
  expect(await tested()).toBe('The first run or import brings them.');
  const asked = Array.from({ length: 12 }, (_, index) => [
    missing(`without ${index}`, []),
    { ...missing(`with ${index}`, [0]), answer: 'Quillmark is dependable.' },
  ]);
  const prompts = asked.flatMap((answers, index) =>
    answers.map((one) => ({ ...one, prompt: `Which app suits case ${index}?` })),
  );
  await importInto(app, reader.headers, QUILLMARK, prompts);
  expect(await tested()).toContain('of 1 tested difference,');
  await startReading(app, reader.headers);
  await app.jobs.work();
  // The kind of the page, now that it is known.
  expect(await tested()).toContain('of 2 tested differences,');
});

test('another account, which cites the same pages, has its own', async () => {
  await shown();
  const other = await app.signedIn();
  await importInto(app, other.headers, QUILLMARK, [missing('a', [1])]);
  const { topSources, citedSite, outreachSources } = await shown(other);
  expect(topSources.sites).toEqual([{ domain: 'lists.example', citations: 1, pages: 1, pagesRead: 0 }]);
  expect(citedSite?.pages).toEqual([{ url: 'https://lists.example/1', kind: null }]);
  expect(outreachSources).toMatchObject({ total: 1, nodes: [{ readAt: null }] });
});
