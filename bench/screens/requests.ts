import { sql } from 'drizzle-orm';
import { rows } from '../../server/db/client.ts';
import { clientOperation, clientQueries } from '../operation.ts';
import type { Bench } from '../server.ts';
import { variablesOf } from './variables.ts';

/** A request of a screen or a program. */
export interface ScreenRequest {
  name: string;
  method: 'GET' | 'POST';
  url: string;
  /** The body of a GraphQL request. */
  body?: { query: string; variables: object };
  /** It searches the texts of answers. */
  isTextSearch?: boolean;
}

/** Queries about a thing of which the account has none. */
const WITHOUT_DATA = ['Report', 'ReportAnswer', 'ReportRequests', 'Invitation', 'SiteFileDifference'];

const ROUTES = [
  'impressions',
  'sentiment',
  'competitors',
  'sources',
  'impression-details',
  'time-series?type=sentiment',
  // Whole histories, and the longest page of each.
  ...['time-series/sources', 'time-series/competitors', 'get-prompts'].flatMap((path) => [
    path,
    `${path}?limit=2000`,
  ]),
  'action/status',
  // Everything of the account.
  ...[
    ...['answers.jsonl', 'answers.csv', 'mentions.csv', 'searches.csv', 'pages.csv', 'brand.json'],
    ...['reviews.jsonl', 'labels.jsonl'],
  ].map((file) => `export/${file}`),
];

/** What a spreadsheet or a BI tool asks for: the year by day. */
const TABLES = ['', 'TOPIC', 'PLATFORM', 'COMPANY', 'MODEL', 'PERSONA'].map(
  (by): ScreenRequest => ({
    name: by ? `metricsTable, by ${by.toLowerCase()}` : 'metricsTable',
    ...{ method: 'POST', url: '/graphql' },
    body: {
      query: `query Table($by: [MetricsDimension!]!) {
        metricsTable(bucket: DAY, by: $by, first: 1000) { total next nodes { from mentions mentionRate { value low high } shareOfVoice } } }`,
      variables: { by: by ? [by] : [] },
    },
  }),
);

/** Every query of the client, every REST route and metrics tables, those that read answers with several variables. */
export async function screenRequests(bench: Bench): Promise<ScreenRequest[]> {
  const { userId } = bench.viewer;
  const variants = await variablesOf(bench);
  const queries = clientQueries()
    .filter((name) => !WITHOUT_DATA.includes(name))
    .sort()
    .flatMap((name) =>
      Object.entries(variants[name] ?? { '': {} }).map(
        ([label, variables]): ScreenRequest => ({
          name: label ? `${name}, ${label}` : name,
          ...{ method: 'POST', url: '/graphql', body: { query: clientOperation(name), variables } },
          isTextSearch: name === 'Answers' && 'text' in ((variables as { filter?: object }).filter ?? {}),
        }),
      ),
    );
  const routes = ROUTES.map(
    (path): ScreenRequest => ({
      name: `GET /api/${path}`,
      ...{ method: 'GET', url: `/api/${path}${path.includes('?') ? '&' : '?'}user_id=${userId}` },
    }),
  );
  const topics = await rows<{ id: string }>(
    bench.db,
    sql`select id from sightline.topic where user_id = ${userId}`,
  );
  const ids = topics.map(({ id }) => id).join();
  return [
    ...queries,
    ...TABLES,
    ...routes,
    { name: 'GET /api/topics', method: 'GET', url: `/api/topics?ids=${ids}` },
  ];
}
