import { sql } from 'drizzle-orm';
import type { TestApp } from '../../../testing/app.ts';
import { type GraphqlReply, graphql, importInto } from '../../../testing/graphql.ts';
import { answer } from '../../../testing/recordings.ts';

/** At most so many sources an answer. */
const PER_ANSWER = 100;

/** Imports answers that name a competitor and cite pages, the first pages most often. */
export async function importCiting(
  app: TestApp,
  headers: Record<string, string>,
  urls: readonly string[],
  brand: { name: string; domain?: string | null } = { name: 'Quillmark', domain: 'quillmark.example' },
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(urls.length / PER_ANSWER) }, (_, index) =>
    urls.slice(0, (index + 1) * PER_ANSWER).slice(-PER_ANSWER),
  );
  const answers = batches.map((batch, index) =>
    answer({
      id: `citing ${index}`,
      prompt: `Which note app is best for purpose ${index}?`,
      answer: 'Tarnwick is dependable.',
      sources: batch.map((url) => ({ url, title: '' })),
    }),
  );
  const competitors = [{ name: 'Tarnwick', domain: 'tarnwick.example' }];
  await importInto(app, headers, { brand, competitors }, answers);
}

export interface ListedPage {
  id: string;
  url: string;
  title: string;
  owner: string;
  status: string;
  problem: string | null;
  kind: string | null;
  answers: number;
  readAt: string | null;
  scores: { statistics: number | null } | null;
}

/** All pages of the list, read part by part. */
export async function listAll(
  app: TestApp,
  headers: Record<string, string>,
  args = '',
): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  for (let after: string | null = null; ; ) {
    const { data, errors }: GraphqlReply<{ webPages: { nodes: ListedPage[]; next: string | null } }> =
      await graphql(
        app,
        headers,
        `query ($after: String) { webPages(first: 150, after: $after ${args}) {
         nodes { id url title owner status problem kind answers readAt scores { statistics } } next } }`,
        { after },
      );
    if (errors) throw new Error(JSON.stringify(errors));
    pages.push(...data.webPages.nodes);
    after = data.webPages.next;
    if (after === null) return pages;
  }
}

export interface Reading {
  version: string;
  leftToday: number;
  unread: number;
  latestRun: {
    id: string;
    status: string;
    promptId: string | null;
    planned: number;
    changed: number;
    unchanged: number;
    failed: number;
  } | null;
  statuses: { status: string; pages: number }[];
}

export const READING = `version leftToday unread statuses { status pages }
  latestRun { id status promptId planned changed unchanged failed }`;

export async function startReading(
  app: TestApp,
  headers: Record<string, string>,
  limit: number | null = null,
  promptId: string | null = null,
) {
  return graphql<{ readPages: Reading }>(
    app,
    headers,
    `mutation ($limit: Int, $promptId: ID) { readPages(limit: $limit, promptId: $promptId) { ${READING} } }`,
    { limit, promptId },
  );
}

export async function readingOf(app: TestApp, headers: Record<string, string>): Promise<Reading> {
  const { data } = await graphql<{ pageReading: Reading }>(app, headers, `{ pageReading { ${READING} } }`);
  return data.pageReading;
}

/** Allows so many pages a day. */
export async function allowPerDay(
  app: TestApp,
  headers: Record<string, string>,
  pagesPerDay: number,
  daily = false,
): Promise<void> {
  const { data } = await graphql<{ savePageSettings: { errors: { message: string }[] } }>(
    app,
    headers,
    'mutation ($input: SavePageSettingsInput!) { savePageSettings(input: $input) { errors { message } } }',
    { input: { daily, pagesPerDay } },
  );
  if (data.savePageSettings.errors.length > 0) throw new Error(JSON.stringify(data));
}

/** Moves what is stored of pages into the past; a session would end if the clock went on instead. */
export async function passDays(app: TestApp, days: number): Promise<void> {
  // Without a time zone the subtraction is immutable, which Citus demands.
  const before = (column: string) =>
    sql`(${sql.raw(column)} at time zone 'UTC' - make_interval(days => ${days})) at time zone 'UTC'`;
  await app.database.db.execute(sql`update sightline.page set due_at = ${before('due_at')},
    tried_at = ${before('tried_at')}, read_at = ${before('read_at')}`);
  await app.database.db.execute(sql`update sightline.page_run set started_at = ${before('started_at')}`);
}
