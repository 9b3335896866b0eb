import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { readColumns } from '../../db/columns.ts';
import { binaryReaderOf } from '../../db/embedded/binary-rows.ts';
import { tableOf } from '../../db/table-of.ts';
import { addDays, type DateRange } from '../../lib/days.ts';

/** Which citations are read; null is open. */
export interface CitationFilter extends DateRange {
  userId: string;
  /** A platform's key; null for all. */
  platform: string | null;
}

/** The answers of a day and platform that cite pages or name companies, as `eachAnswer` reads them. */
export interface DayCitations {
  day: string;
  platform: string;
  answers: Buffer;
}

/** Runs a query; `createBatchedReader` makes one that sends several as one statement. */
export type ReadQuery = <Row>(query: SQL) => Promise<Row[]>;

/** Reads the last `DAYS_PER_STATEMENT` days of a range that have citations, the latest first. */
export type ReadDays = (filter: CitationFilter) => Promise<{ days: DayCitations[]; more: boolean }>;

/** With a million answers a year these are 5 MB. */
const DAYS_PER_STATEMENT = 31;

/**
 * Reads the citations of a range, some weeks at a time, the latest first: 0.05 to 0.15 µs each in the embedded database, where a row takes
 * up to 3 µs. Answers of a platform on a day come together.
 */
export async function* readCitations(
  readDays: ReadDays,
  filter: CitationFilter,
): AsyncGenerator<DayCitations> {
  for (let { to } = filter, hasMore = true; hasMore; ) {
    const { days, more } = await readDays({ ...filter, to });
    yield* days;
    hasMore = more;
    const [latest] = days;
    if (latest) to = addDays(latest.day, -DAYS_PER_STATEMENT);
  }
}

/** By a statement of its own. */
export function readAlone(db: Db): ReadDays {
  const readBinary = binaryReaderOf(db);
  if (!readBinary) return readAsText((query) => rows(db, query));
  return async (filter) => {
    const { days, more } = lastDaysOf(filter);
    const found = await readBinary(days(sql`d.day, d.platform, d.answers, (${more})::text`));
    return {
      days: found.flatMap(([day, platform, answers]) =>
        answers ? [{ day: String(day), platform: String(platform), answers }] : [],
      ),
      more: String(found[0]?.[3]) === 'true',
    };
  };
}

/** Also among other queries. */
export const readAsText =
  (read: ReadQuery): ReadDays =>
  async (filter) => {
    const { days, more } = lastDaysOf(filter);
    const found = await read<{ day: string; platform: string; packed: string; more: boolean }>(
      days(sql`d.day, d.platform, encode(d.answers, 'base64') as packed, ${more} as more`),
    );
    return {
      days: found.map(({ day, platform, packed }) => ({
        ...{ day, platform, answers: Buffer.from(packed, 'base64') },
      })),
      more: found[0]?.more ?? false,
    };
  };

/** The last days of a range that have citations: a query of columns of `d`, the latest day first; and whether there are earlier ones. */
function lastDaysOf({ userId, from, to, platform }: CitationFilter) {
  const inRange = sql`d.user_id = ${userId} and d.day >= ${from ?? '-infinity'}::date
                      ${platform === null ? sql`` : sql`and d.platform = ${platform}`}`;
  const last = sql`(select l.day from last l)`;
  return {
    days: (columns: SQL) => sql`
      with last as materialized (
        select max(d.day) as day from sightline.citation_day d
        where ${inRange} and d.day <= ${to ?? 'infinity'}::date
      )
      select ${columns}
      from (select to_char(d.day, 'YYYY-MM-DD') as day, d.platform, string_agg(d.answers, '') as answers
            from sightline.citation_day d
            where ${inRange} and d.day > ${last} - ${DAYS_PER_STATEMENT}::int and d.day <= ${last}
            group by d.day, d.platform) d
      order by d.day desc, d.platform`,
    more: sql`exists (select from sightline.citation_day d
                      where ${inRange} and d.day <= ${last} - ${DAYS_PER_STATEMENT}::int)`,
  };
}

/** A topic with its prompts. */
export interface PromptsOfTopic {
  id: string;
  /** It stands for all topics and has no prompts of its own. */
  isAggregate: boolean;
  /** Its prompts' numbers; null without prompts. */
  numbers: number[] | null;
}

/** @returns a query of `PromptsOfTopic` */
export const promptsOfTopics = (userId: string, topicIds: readonly string[]): SQL => sql`
  select t.id, t.is_aggregate as "isAggregate",
         (select json_agg(p.number) from sightline.prompt p where p.user_id = ${userId} and p.topic_id = t.id) as numbers
  from sightline.topic t where t.user_id = ${userId} and t.id = ${anyOf(topicIds, 'uuid')}`;

/** The ids of the prompts' topics, by the prompts' numbers. */
export async function readTopicsOfPrompts(db: Db, userId: string): Promise<Map<number, string>> {
  const topics = await rows<{ id: string; numbers: number[] }>(
    db,
    sql`select p.topic_id as id, json_agg(p.number) as numbers from sightline.prompt p
        where p.user_id = ${userId} group by p.topic_id`,
  );
  return new Map(topics.flatMap(({ id, numbers }) => numbers.map((number) => [number, id] as const)));
}

/** A cited page, found by its number. */
export interface NumberedSource {
  number: number;
  id: string;
  url: string;
  domain: string;
  title: string;
}

export async function findByNumber(
  db: Db,
  userId: string,
  numbers: readonly number[],
): Promise<NumberedSource[]> {
  if (numbers.length === 0) return [];
  const listed = tableOf(
    'n',
    { number: 'int' },
    numbers.map((number) => ({ number })),
  );
  return readColumns<NumberedSource>(
    db,
    sql`select s.number, s.id, s.url, s.domain, s.title from ${listed}
        cross join lateral (select * from sightline.source s
                            where s.user_id = ${userId} and s.number = n.number offset 0) s`,
    ['number', 'id', 'url', 'domain', 'title'],
  );
}
