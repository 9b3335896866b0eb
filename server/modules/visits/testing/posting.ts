import { sql } from 'drizzle-orm';
import type { Expected } from '../../../../bench/logs/make-log.ts';
import { DOMAIN } from '../../../../bench/logs/requests.ts';
import { rows } from '../../../db/client.ts';
import type { SignedIn, TestApp } from '../../../testing/app.ts';
import { graphql } from '../../../testing/graphql.ts';
import { ASSETS } from '../model.ts';

const SAVE = `mutation ($input: SaveBrandInput!) { saveBrand(input: $input) { errors { message } } }`;

/** An account whose brand has the site of the made-up logs. */
export async function siteOwner(app: TestApp, domain = DOMAIN): Promise<SignedIn> {
  const owner = await app.signedIn();
  const input = { brand: { name: 'Quillmark', aliases: [], domain }, competitors: [] };
  const { data } = await graphql<{ saveBrand: { errors: unknown[] } }>(app, owner.headers, SAVE, { input });
  if (data.saveBrand.errors.length > 0) throw new Error(JSON.stringify(data));
  return owner;
}

/** Sends a log. */
export const post = (
  app: TestApp,
  headers: Record<string, string>,
  payload: string | Buffer,
  query: Record<string, string> = {},
) =>
  app.server.inject({
    method: 'POST',
    url: `/api/visits?${new URLSearchParams(query)}`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload,
  });

/** All visits of an account, as `makeLog` expects them. */
export async function visitsOf(app: TestApp, userId: string): Promise<Pick<Expected, 'agents' | 'people'>> {
  const hour = sql`to_char(h.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`;
  const page = sql`case when h.page_id = ${ASSETS} then 'assets' else coalesce(p.url, 'other') end`;
  const of = (table: string, who: string) =>
    rows<{ key: string; visits: number }>(
      app.database.db,
      sql`select concat_ws(' ', ${hour}, ${sql.raw(who)}, ${page}, h.http_status) as key, h.visits
          from ${sql.raw(`sightline.${table}`)} h
            left join sightline.visit_page p on p.user_id = h.user_id and p.id = h.page_id
          where h.user_id = ${userId}`,
    );
  const toMap = (found: { key: string; visits: number }[]) =>
    new Map(found.map(({ key, visits }) => [key, visits]));
  return {
    agents: toMap(await of('visit_hour', 'h.agent, h.verification')),
    people: toMap(await of('referral_hour', 'h.platform')),
  };
}

/** The start of a made-up log: some days ago. */
export const daysAgo = (app: TestApp, days: number) =>
  Math.floor((app.clock.now().getTime() - days * 86_400_000) / 3_600_000) * 3_600_000;
