import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { isoTime } from '../../../db/iso-time.ts';
import { textId } from '../../../lib/text-id.ts';
import { idTable } from '../search/store.ts';
import {
  CITATION_CRITERIA,
  type DatedCriteria,
  type ListedCondition,
  listAnswers,
  listNaming,
  MENTION_CRITERIA,
  type NarrowedCriteria,
  whereAnswers,
  wherePrompts,
} from './conditions.ts';
import type { AnswerCursor } from './cursor.ts';
import type { NamedCompany, PromptWithTopic, StoredAnswer } from './model.ts';

const PROMPT_JSON = sql`jsonb_build_object('id', p.id, 'question', p.question, 'branded', p.branded,
    'topic', jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug))`;

const TOPIC_OF_PROMPT = sql`join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id`;

/** Selects answers by the ids of a subquery, newest day first; every table is read by key, whatever the planner knows. */
const selectAnswers = (userId: string, found: SQL) => sql`
  select a.id, to_char(a.day, 'YYYY-MM-DD') as day, a.platform, a.model, a.surface, a.sample, a.status, a.failure,
         ${isoTime('a.collected_at')} as "collectedAt",
         a.simulated, a.unsupported_language as "unsupportedLanguage", a.method, a.visible, a.missed, ${PROMPT_JSON} as prompt,
         ${isoTime('a.text_removed_at')} as "textRemovedAt",
         a.archived_text as "archivedText",
         (select count(*)::int from sightline.citation c
          where c.user_id = ${userId} and c.answer_id = a.id) as "citationCount",
         (select jsonb_build_object('id', s.id, 'name', s.name, 'placeGiven', a.place_given) from sightline.persona s
          where s.user_id = ${userId} and s.id = a.persona_id) as "askedAs"
  from (${found}) found
  cross join lateral (select * from sightline.answer a
                      where a.user_id = ${userId} and a.id = found.id offset 0) a
  cross join lateral (select * from sightline.prompt p
                      where p.user_id = ${userId} and p.id = a.prompt_id offset 0) p
  cross join lateral (select * from sightline.topic t
                      where t.user_id = ${userId} and t.id = p.topic_id offset 0) t
  order by a.day desc, a.id desc`;

/** If an index lists more answers for a condition, and not by day, reading answers by day fills a page soon enough. */
const MAX_LISTED = 5000;

/** Reads the ids of prompts, and which condition has the fewest answers. */
export async function narrowCriteria(
  db: Db,
  userId: string,
  brandId: string | null,
  criteria: DatedCriteria,
  textIds: readonly string[] | null,
): Promise<NarrowedCriteria> {
  const prompts = wherePrompts(userId, criteria);
  const [promptIds, listedBy] = await Promise.all([
    prompts && findIds(db, sql`select p.id from sightline.prompt p where ${prompts}`),
    textIds ? ('text' as const) : findListed(db, userId, brandId, criteria),
  ]);
  return { ...criteria, promptIds, textIds, listedBy };
}

const findIds = async (db: Db, statement: SQL) =>
  (await rows<{ id: string }>(db, statement)).map(({ id }) => id);

/** The condition whose index lists the fewest answers; that of a sentiment only where these are not too many. */
async function findListed(
  db: Db,
  userId: string,
  brandId: string | null,
  criteria: DatedCriteria,
): Promise<ListedCondition | null> {
  const isPlain = criteria.askedAs === null && criteria.personaId === null && criteria.runId === null;
  const ofSentiment = isPlain ? listAnswers(userId, brandId, criteria, 'sentiment') : null;
  if (!ofSentiment) return criteria.sourceUrl || criteria.sourceDomain ? 'sourceUrl' : null;
  const ofSource = listAnswers(userId, brandId, criteria, 'sourceUrl');
  const [counts] = await rows<{ sentiment: number; source: number | null }>(
    db,
    sql`select (${countUpTo(ofSentiment, MAX_LISTED + 1)}) as sentiment,
               (${ofSource ? countUpTo(ofSource, MAX_LISTED + 1) : sql`null::int`}) as source`,
  );
  const { sentiment = 0, source = null } = counts ?? {};
  if (source !== null && source <= sentiment) return 'sourceUrl';
  return sentiment <= MAX_LISTED ? 'sentiment' : null;
}

const countUpTo = (selected: SQL, limit: number) =>
  sql`select count(*)::int from (select from (${selected}) listed limit ${limit}) counted`;

/** The answers to which `whereAnswers` applies, as `answer a`. */
export function readAnswers(userId: string, brandId: string | null, criteria: NarrowedCriteria): SQL {
  if (criteria.textIds) {
    return sql`${idTable(criteria.textIds)} cross join lateral (select * from sightline.answer a
             where a.user_id = ${userId} and a.id = listed.id offset 0) a`;
  }
  const ids = criteria.listedBy && listAnswers(userId, brandId, criteria, criteria.listedBy);
  return ids
    ? sql`(${ids}) listed cross join lateral (select * from sightline.answer a
             where a.user_id = ${userId} and a.id = listed.id offset 0) a`
    : sql`sightline.answer a`;
}

/** Texts' answers that are read at once for a page; more where too few of them meet the other criteria. */
const FIRST_TEXTS = 200;
const TEXTS_GROWTH = 8;

/** The first `limit` answers after the cursor, newest day first. */
export async function findAnswers(
  db: Db,
  userId: string,
  brandId: string | null,
  criteria: NarrowedCriteria,
  after: AnswerCursor | null,
  limit: number,
): Promise<StoredAnswer[]> {
  const { textIds } = criteria;
  const page = { userId, brandId, after, limit };
  if (!textIds) return findPage(db, criteria, page);
  const found: StoredAnswer[] = [];
  // Matching texts come in the order of the list.
  let at = after ? textIds.indexOf(after.id) + 1 : 0;
  for (let size = FIRST_TEXTS; at < textIds.length && found.length < limit; size *= TEXTS_GROWTH) {
    const some = { ...criteria, textIds: textIds.slice(at, at + size) };
    found.push(...(await findPage(db, some, { ...page, limit: limit - found.length })));
    at += size;
  }
  return found;
}

interface ListedPage {
  userId: string;
  brandId: string | null;
  after: AnswerCursor | null;
  limit: number;
}

function findPage(
  db: Db,
  criteria: NarrowedCriteria,
  { userId, brandId, after, limit }: ListedPage,
): Promise<StoredAnswer[]> {
  const by = criteria.listedBy && criteria.listedBy !== 'text' ? sql`listed` : sql`a`;
  const afterCursor = after
    ? sql`and (${by}.day, ${by}.id) < (${after.day}::date, ${after.id}::uuid)`
    : sql``;
  return rows<StoredAnswer>(
    db,
    selectAnswers(
      userId,
      sql`select a.id from ${readAnswers(userId, brandId, criteria)}
                where ${whereAnswers(userId, brandId, criteria)} ${afterCursor}
                order by ${by}.day desc, ${by}.id desc limit ${limit}`,
    ),
  );
}

/** Counts the answers that match, up to `limit`. */
export async function countAnswers(
  db: Db,
  userId: string,
  brandId: string | null,
  criteria: NarrowedCriteria,
  limit: number,
): Promise<number> {
  const matching = sql`select from ${readAnswers(userId, brandId, criteria)}
    where ${whereAnswers(userId, brandId, criteria)}`;
  const [row] = await rows<{ total: number }>(
    db,
    sql`select (${countUpTo(listedElsewhere(userId, brandId, criteria) ?? matching, limit)}) as total`,
  );
  return row?.total ?? 0;
}

/** The answers that match, if an index of other rows than answers lists them: they are counted there. */
function listedElsewhere(userId: string, brandId: string | null, criteria: NarrowedCriteria): SQL | null {
  const { promptIds, listedBy, ...others } = criteria;
  const names = Object.entries(others).flatMap(([name, value]) => (value == null ? [] : [name]));
  const isOnly = (...allowed: readonly string[]) => names.every((name) => allowed.includes(name));
  if (criteria.companyId && isOnly('companyId', ...MENTION_CRITERIA)) {
    return listNaming(userId, criteria.companyId, criteria);
  }
  if (criteria.sentiment && isOnly('sentiment', ...MENTION_CRITERIA)) {
    return listAnswers(userId, brandId, criteria, 'sentiment');
  }
  const isOfOneSource = !criteria.sourceUrl !== !criteria.sourceDomain;
  if (isOfOneSource && isOnly(...CITATION_CRITERIA)) {
    return listAnswers(userId, brandId, criteria, 'sourceUrl');
  }
  return null;
}

/** Those of these answers that the account has, newest day first. */
export const findAnswersById = (db: Db, userId: string, ids: readonly string[]): Promise<StoredAnswer[]> =>
  rows<StoredAnswer>(
    db,
    selectAnswers(
      userId,
      sql`select id::uuid as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id`,
    ),
  );

/** A topic, archived or not; null for the aggregate topic. */
export async function findTopic(
  db: Db,
  userId: string,
  id: string,
): Promise<PromptWithTopic['topic'] | null> {
  const [row] = await rows<PromptWithTopic['topic']>(
    db,
    sql`select id, name, slug from sightline.topic
        where user_id = ${userId} and id = ${id}::uuid and not is_aggregate`,
  );
  return row ?? null;
}

/** A prompt with its topic, archived or not; or null. */
export async function findPrompt(db: Db, userId: string, id: string): Promise<PromptWithTopic | null> {
  const [row] = await rows<{ prompt: PromptWithTopic }>(
    db,
    sql`select ${PROMPT_JSON} as prompt from sightline.prompt p ${TOPIC_OF_PROMPT}
        where p.user_id = ${userId} and p.id = ${id}::uuid`,
  );
  return row?.prompt ?? null;
}

/** A persona, archived or not; or null. */
export async function findPersona(
  db: Db,
  userId: string,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const [persona] = await rows<{ id: string; name: string }>(
    db,
    sql`select id, name from sightline.persona where user_id = ${userId} and id = ${id}::uuid`,
  );
  return persona ?? null;
}

/** A discovered company that is listed, or null. */
export async function findDiscoveredCompany(
  db: Db,
  userId: string,
  id: string,
): Promise<NamedCompany | null> {
  const [company] = await rows<NamedCompany>(
    db,
    sql`select id, name, false as "isBrand" from sightline.discovered_company
        where user_id = ${userId} and id = ${id}::uuid and listed and not dismissed`,
  );
  return company ?? null;
}

/** A cited page by its canonical URL, or null. */
export async function findSource(
  db: Db,
  userId: string,
  url: string,
): Promise<{ url: string; domain: string; title: string } | null> {
  const [row] = await rows<{ url: string; domain: string; title: string }>(
    db,
    sql`select url, domain, title from sightline.source
        where user_id = ${userId} and id = ${textId(url)}::uuid`,
  );
  return row ?? null;
}
