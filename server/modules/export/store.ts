import { type SQL, sql } from 'drizzle-orm';
import type { Judgement, RawProduct, RawSearch, RawSource } from '../../analysis/types.ts';
import { type Db, rows } from '../../db/client.ts';
import { isoTime } from '../../db/iso-time.ts';
import type { RecordedCorrections } from '../answers/corrections/model.ts';
import type { TextState } from '../answers/list/model.ts';
import type { AnswerStatus, PlaceGiven, Surface } from '../answers/model.ts';

/** The last row of a page; the next page begins after it. */
export interface Cursor {
  day: string;
  id: string;
}

interface Exported extends Cursor {
  platform: string;
  surface: Surface;
  /** Name of the persona it was asked as; null: it was asked plainly. */
  persona: string | null;
  placeGiven: PlaceGiven | null;
  /** As the platform names it; null where it was not given. */
  model: string | null;
  sample: number;
  /** ISO 8601. */
  collectedAt: string;
  topic: string;
  question: string;
  /** The prompt names the brand; share of voice and the mention rate leave it out. */
  branded: boolean;
  simulated: boolean;
}

/** A measurement with everything that is stored of it. */
export interface ExportedAnswer extends Exported, RecordedCorrections {
  key: string;
  promptGroup: string | null;
  status: AnswerStatus;
  failure: string | null;
  /** Empty where it is not in the database. */
  text: string;
  textState: TextState;
  /** Where the archive has it, else null. */
  archivedText: string | null;
  sources: RawSource[];
  searchQueries: RawSearch[];
  products: RawProduct[];
  /** Canonical URLs of the sources, each once, as the product counts them. */
  citations: string[];
  judgement: Judgement | null;
  method: string | null;
  visible: boolean;
  missed: boolean;
  ownCited: boolean;
  /** The brand's, where it is named. */
  position: number | null;
  sentiment: number | null;
  judge: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  searches: number | null;
  cost: number | null;
  latencyMs: number | null;
  reference: string | null;
}

/** A company named in an answer. */
export interface ExportedMention extends Exported {
  company: string;
  isBrand: boolean;
  position: number;
  sentiment: number | null;
  judge: string;
  /** How often the text names it. */
  timesNamed: number;
}

const ANSWER_COLUMNS = sql`a.id, to_char(a.day, 'YYYY-MM-DD') as day, a.platform, a.surface, a.model, a.sample,
  (select s.name from sightline.persona s where s.user_id = a.user_id and s.id = a.persona_id) as persona,
  a.place_given as "placeGiven",
  ${isoTime('a.collected_at')} as "collectedAt",
  t.name as topic, p.question, p.branded, a.simulated`;

const PROMPT_JOINS = sql`join sightline.prompt p on p.user_id = a.user_id and p.id = a.prompt_id
  join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id`;

/** The ids of a page, oldest day first. The day has a condition of its own because the index holds days only. */
const pageOf = (userId: string, after: Cursor | null, limit: number): SQL => sql`
  select a.user_id, a.id, a.day from sightline.answer a
  where a.user_id = ${userId}
  ${after ? sql`and a.day >= ${after.day}::date and (a.day, a.id) > (${after.day}::date, ${after.id}::uuid)` : sql``}
  order by a.day, a.id limit ${limit}`;

const REVIEWED_AT = sql`${isoTime('r.reviewed_at')}`;

const REVIEWS = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
           'company', c.name, 'named', r.named, 'verdict', r.verdict, 'spans', r.spans, 'reviewer', r.reviewer,
           'reviewedAt', ${REVIEWED_AT}, 'sampled', r.sampled,
           'product', jsonb_build_object('named', r.product_named, 'sentiment', r.product_sentiment,
                                         'position', r.product_position, 'companies', r.product_companies,
                                         'judge', r.product_judge, 'method', r.product_method)) order by c.name)
  from sightline.mention_review r join sightline.company c on c.user_id = r.user_id and c.id = r.company_id
  where r.user_id = a.user_id and r.answer_id = a.id), '[]')`;

const namesOf = (column: string): SQL => sql`array(
  select c.name from unnest(${sql.raw(column)}) with ordinality as each (id, at)
  join sightline.company c on c.user_id = r.user_id and c.id = each.id order by each.at)`;

const ORDER = sql`(
  select jsonb_build_object('companies', ${namesOf('r.company_ids')},
                            'productCompanies', ${namesOf('r.product_company_ids')}, 'reviewer', r.reviewer,
                            'reviewedAt', ${REVIEWED_AT})
  from sightline.order_correction r where r.user_id = a.user_id and r.answer_id = a.id)`;

const TEXT_STATE = sql`case when a.text_removed_at is null then 'stored'
  when a.archived_text is null then 'deleted' else 'archived' end`;

/** A page of all of an account's measurements, oldest day first. */
export function answersPage(
  db: Db,
  userId: string,
  after: Cursor | null,
  limit: number,
): Promise<ExportedAnswer[]> {
  return rows(
    db,
    sql`select ${ANSWER_COLUMNS}, a.key, p.prompt_group as "promptGroup", a.status, a.failure, a.text,
               ${TEXT_STATE} as "textState", a.archived_text as "archivedText", a.sources, a.search_queries as "searchQueries", a.products,
               a.judgement, a.method, a.visible, a.missed, a.own_cited as "ownCited", m.position,
               m.sentiment::float8 as sentiment, m.judge, a.input_tokens as "inputTokens",
               a.output_tokens as "outputTokens", a.searches, a.cost::float8 as cost, a.latency_ms as "latencyMs",
               a.reference, array(
                 select s.url from sightline.citation c
                 join sightline.source s on s.user_id = c.user_id and s.id = c.source_id
                 where c.user_id = a.user_id and c.answer_id = a.id order by c.position
               ) as citations, ${REVIEWS} as reviews, ${ORDER} as "order"
        from (${pageOf(userId, after, limit)}) page
        join sightline.answer a on a.user_id = page.user_id and a.id = page.id
        ${PROMPT_JOINS}
        left join lateral (
          select m.position, m.sentiment, m.judge
          from sightline.mention m join sightline.company c on c.user_id = m.user_id and c.id = m.company_id
          where m.user_id = a.user_id and m.answer_id = a.id and c.kind = 'brand' offset 0
        ) m on true
        order by a.day, a.id`,
  );
}

/** The companies named in a page of answers; an answer that names none is one row without a company. */
export function mentionsPage(
  db: Db,
  userId: string,
  after: Cursor | null,
  limit: number,
): Promise<(ExportedMention | (Cursor & { company: null }))[]> {
  return rows(
    db,
    sql`select ${ANSWER_COLUMNS}, c.name as company, c.kind = 'brand' as "isBrand", m.position,
               m.sentiment::float8 as sentiment, m.judge, cardinality(m.spans) / 2 as "timesNamed"
        from (${pageOf(userId, after, limit)}) page
        join sightline.answer a on a.user_id = page.user_id and a.id = page.id
        ${PROMPT_JOINS}
        left join lateral (select m.company_id, m.position, m.sentiment, m.judge, m.spans from sightline.mention m
                           where m.user_id = a.user_id and m.answer_id = a.id offset 0) m on true
        left join lateral (select c.name, c.kind from sightline.company c
                           where c.user_id = a.user_id and c.id = m.company_id offset 0) c on true
        order by a.day, a.id, m.position, c.name`,
  );
}

/** A search behind an answer. */
export interface ExportedSearch extends Exported {
  query: string;
  /** Canonical addresses that it found. */
  urls: string[];
  /** Those of them that the answer cites. */
  cited: string[];
}

/** The searches of a page of answers; an answer without any is one row without a query. */
export function searchesPage(
  db: Db,
  userId: string,
  after: Cursor | null,
  limit: number,
): Promise<(ExportedSearch | (Cursor & { query: null }))[]> {
  return rows(
    db,
    sql`select ${ANSWER_COLUMNS}, q.value->>'query' as query, coalesce(q.value->'urls', '[]') as urls, array(
                 select s.url from sightline.citation c
                 join sightline.source s on s.user_id = c.user_id and s.id = c.source_id
                 where c.user_id = a.user_id and c.answer_id = a.id and q.value->'urls' ? s.url order by c.position
               ) as cited
        from (${pageOf(userId, after, limit)}) page
        join sightline.answer a on a.user_id = page.user_id and a.id = page.id
        ${PROMPT_JOINS}
        left join lateral jsonb_array_elements(a.search_queries) with ordinality as q (value, at) on true
        order by a.day, a.id, q.at`,
  );
}
