import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import type { ArchivedTexts } from '../../../text-archive/read-texts.ts';
import type { TextKey } from '../../../text-archive/text-archive.ts';
import { findOrderCorrections, findReviews } from '../corrections/store.ts';
import { withSpans } from '../stored-spans.ts';
import type { Citation, Extras, FindingsLoader, Mention } from './model.ts';
import { toSearchQueries } from './search-queries.ts';

/** Longer than any stored text. */
const MAX_TEXT_LENGTH = 1_000_000;
const READ_ALONE = 'The text is in the archive. It is read for one answer at a time, not in lists.';
const LOST = 'The archive no longer holds this text.';

/**
 * The caller has checked that the viewer may read the account.
 * @param archivedTexts null: archived texts are not read, because there may be an object for each
 */
export function createFindingsLoader(
  db: Db,
  userId: string,
  archivedTexts: ArchivedTexts | null,
): FindingsLoader {
  const grouped = <Finding>(read: (ids: readonly string[]) => Promise<WithAnswerId<Finding>[]>) =>
    new DataLoader<string, WithAnswerId<Finding>[]>(async (ids) => {
      const found = Map.groupBy(await read(ids), ({ answerId }) => answerId);
      return ids.map((id) => found.get(id) ?? []);
    });
  const mentions = grouped((ids) => findMentions(db, userId, ids));
  const citations = grouped((ids) => findCitations(db, userId, ids));
  const extras = grouped((ids) => findExtras(db, userId, ids));
  const reviews = grouped((ids) => findReviews(db, userId, ids));
  const orders = grouped((ids) => findOrderCorrections(db, userId, ids));
  const texts = new DataLoader<{ id: string; length: number }, string, string>(
    async (keys) => {
      const longest = new Map<string, number>();
      for (const { id, length } of keys) longest.set(id, Math.max(length, longest.get(id) ?? 0));
      const answers = [...longest].map(([id, length]) => ({ id, length }));
      const found = new Map(
        (await findTexts(db, userId, answers)).map(({ answerId, text }) => [answerId, text]),
      );
      return keys.map(({ id }) => found.get(id) ?? '');
    },
    { cacheKeyFn: ({ id, length }) => `${id} ${length}` },
  );
  const archived = new DataLoader<TextKey, ArchivedText, string>(
    async (keys) => {
      if (!archivedTexts) return keys.map(() => ({ text: '', problem: READ_ALONE }));
      try {
        const found = await archivedTexts.read(userId, keys);
        return keys.map(({ id }) => ({
          text: found.get(id)?.text ?? '',
          problem: found.has(id) ? null : LOST,
        }));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return keys.map(() => ({ text: '', problem: error.message }));
      }
    },
    { cacheKeyFn: ({ id }) => id },
  );
  return {
    mentions: (answerId) => mentions.load(answerId),
    citations: (answerId) => citations.load(answerId),
    async searchQueries(answerId) {
      const [[found], cited] = await Promise.all([extras.load(answerId), citations.load(answerId)]);
      return found ? toSearchQueries(found, cited) : [];
    },
    products: async (answerId) => (await extras.load(answerId))[0]?.products ?? [],
    reviews: (answerId) => reviews.load(answerId),
    orderCorrection: async (answerId) => (await orders.load(answerId))[0] ?? null,
    beginning: (id, length) => texts.load({ id, length }),
    async text({ id, day, archivedText: location }) {
      if (location === null)
        return { text: await texts.load({ id, length: MAX_TEXT_LENGTH }), problem: null };
      return archived.load({ id, day, location });
    },
  };
}

type ArchivedText = Awaited<ReturnType<FindingsLoader['text']>>;

type WithAnswerId<Finding> = Finding & { answerId: string };

// Read by key for each answer; otherwise the embedded planner reads all rows of the account.
const eachOf = (answerIds: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(answerIds)}::jsonb) as answer(id)`;

/** Mentions of these answers, by answer and position. */
async function findMentions(
  db: Db,
  userId: string,
  answerIds: readonly string[],
): Promise<WithAnswerId<Mention>[]> {
  const found = await rows<WithAnswerId<Omit<Mention, 'spans'> & { spans: number[] }>>(
    db,
    sql`select m.answer_id as "answerId", m.position, m.sentiment::float8 as sentiment, m.judge, m.spans,
               jsonb_build_object('id', c.id, 'name', c.name, 'isBrand', c.kind = 'brand') as company
        from ${eachOf(answerIds)}
        cross join lateral (select * from sightline.mention m
                            where m.user_id = ${userId} and m.answer_id = answer.id::uuid offset 0) m
        cross join lateral (select * from sightline.company c
                            where c.user_id = ${userId} and c.id = m.company_id offset 0) c
        order by m.answer_id, m.position, c.name`,
  );
  return found.map(withSpans);
}

/** Citations of these answers, by answer and position; `own`: of the brand's domain. */
function findCitations(
  db: Db,
  userId: string,
  answerIds: readonly string[],
): Promise<WithAnswerId<Citation>[]> {
  return rows<WithAnswerId<Citation>>(
    db,
    sql`select c.answer_id as "answerId", c.position, s.url, s.domain, s.title,
               coalesce(s.domain = b.domain, false) as own
        from ${eachOf(answerIds)}
        cross join lateral (select * from sightline.citation c
                            where c.user_id = ${userId} and c.answer_id = answer.id::uuid offset 0) c
        cross join lateral (select * from sightline.source s
                            where s.user_id = ${userId} and s.id = c.source_id offset 0) s
        left join sightline.company b on b.user_id = ${userId} and b.kind = 'brand'
        order by c.answer_id, c.position`,
  );
}

/** The first `length` characters of each answer's text; a character is one or two UTF-16 units. */
function findTexts(
  db: Db,
  userId: string,
  answers: readonly { id: string; length: number }[],
): Promise<{ answerId: string; text: string }[]> {
  return rows(
    db,
    sql`select a.id as "answerId", left(a.text, w.length) as text
        from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as w(id uuid, length int)
        cross join lateral (select * from sightline.answer a
                            where a.user_id = ${userId} and a.id = w.id offset 0) a`,
  );
}

/** Searches and products of these answers. */
function findExtras(db: Db, userId: string, answerIds: readonly string[]): Promise<WithAnswerId<Extras>[]> {
  return rows<WithAnswerId<Extras>>(
    db,
    sql`select a.id as "answerId", a.search_queries as "searchQueries", a.products,
               (select c.domain from sightline.company c
                where c.user_id = ${userId} and c.kind = 'brand') as "ownDomain"
        from ${eachOf(answerIds)}
        cross join lateral (select * from sightline.answer a
                            where a.user_id = ${userId} and a.id = answer.id::uuid offset 0) a`,
  );
}
