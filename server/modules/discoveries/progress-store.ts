import { sql } from 'drizzle-orm';
import type { RawSource, Span } from '../../analysis/types.ts';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { withSpans } from '../answers/stored-spans.ts';
import type { DiscoveryState } from './state-store.ts';

/** Marks new usable answers as to be added and counted. */
export async function addAnswers(tx: Db, userId: string, answerIds: readonly string[]): Promise<void> {
  if (answerIds.length === 0) return;
  await tx.execute(sql`insert into sightline.answer_discovery (user_id, answer_id)
                       select ${userId}::uuid, unnest(${`{${answerIds.join()}}`}::uuid[])`);
}

/** Forgets answers whose text is removed: they stay in the sum, and what they name stays as it was counted. */
export async function forgetAnswers(tx: Db, userId: string, answerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with forgotten as (
      delete from sightline.answer_discovery
      where user_id = ${userId} and answer_id = ${anyOf(answerIds, 'uuid')} returning evidence_version)
    update sightline.discovery d
    set added = added - (select count(*) from forgotten f where f.evidence_version = d.evidence_version)
    where user_id = ${userId}`);
}

export interface UnaddedAnswer {
  id: string;
  text: string;
  sources: RawSource[];
  /** Names that a chat model found in it. */
  judgedNames: string[] | null;
}

/** Answers that the sum lacks. */
export function findUnadded(
  db: Db,
  userId: string,
  evidenceVersion: number,
  limit: number,
): Promise<UnaddedAnswer[]> {
  return rows(
    db,
    sql`select a.id, a.text, a.sources,
               case when a.judgement is not null
                    then (select jsonb_agg(c->>'name') from jsonb_array_elements(a.judgement->'companies') c) end
                 as "judgedNames"
        from (select q.answer_id from sightline.answer_discovery q
              where q.user_id = ${userId} and q.list_version = 0 and q.evidence_version < ${evidenceVersion}
              limit ${limit}) q
        cross join lateral (select * from sightline.answer a
                            where a.user_id = ${userId} and a.id = q.answer_id offset 0) a`,
  );
}

export async function countUnadded(db: Db, userId: string, evidenceVersion: number): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.answer_discovery q
        where q.user_id = ${userId} and q.list_version = 0 and q.evidence_version < ${evidenceVersion}`,
  );
  return row?.n ?? 0;
}

/** Marks answers as added. @returns those that were not yet */
export async function markAdded(
  tx: Db,
  userId: string,
  evidenceVersion: number,
  answerIds: readonly string[],
): Promise<Set<string>> {
  const marked = await rows<{ id: string }>(
    tx,
    sql`update sightline.answer_discovery set evidence_version = ${evidenceVersion}
        where user_id = ${userId} and answer_id = ${anyOf(answerIds, 'uuid')}
          -- + 0: without statistics the planner would go through all answers of a version by their index.
          and evidence_version + 0 < ${evidenceVersion}
        returning answer_id as id`,
  );
  return new Set(marked.map(({ id }) => id));
}

export interface UncountedAnswer {
  id: string;
  text: string;
  mentions: { companyId: string; spans: Span[] }[];
  /** Ids of the companies it is stored as naming, in order. */
  named: string[];
}

/** Added answers that were counted with another list; where ids are named, those of them. */
export async function findUncounted(
  tx: Db,
  userId: string,
  { evidenceVersion, listVersion }: Pick<DiscoveryState, 'evidenceVersion' | 'listVersion'>,
  which: { limit: number } | { ids: readonly string[] },
): Promise<UncountedAnswer[]> {
  const where =
    'ids' in which ? sql`and q.answer_id = ${anyOf(which.ids, 'uuid')}` : sql`limit ${which.limit}`;
  const found = await rows<
    Omit<UncountedAnswer, 'mentions'> & { mentions: { companyId: string; spans: number[] }[] }
  >(
    tx,
    sql`select a.id, a.text,
               coalesce((select jsonb_agg(jsonb_build_object('companyId', m.company_id, 'spans', m.spans) order by m.position)
                         from (select * from sightline.mention m
                               where m.user_id = ${userId} and m.answer_id = a.id offset 0) m), '[]') as mentions,
               coalesce((select jsonb_agg(n.company_id order by n.position)
                         from (select * from sightline.named_company n
                               where n.user_id = ${userId} and n.answer_id = a.id offset 0) n), '[]') as named
        from (select q.answer_id from sightline.answer_discovery q
              where q.user_id = ${userId} and q.list_version < ${listVersion}
                and q.evidence_version = ${evidenceVersion} ${where}) q
        cross join lateral (select * from sightline.answer a
                            where a.user_id = ${userId} and a.id = q.answer_id offset 0) a`,
  );
  return found.map((answer) => ({ ...answer, mentions: answer.mentions.map(withSpans) }));
}

export async function markCounted(
  tx: Db,
  userId: string,
  listVersion: number,
  answerIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`update sightline.answer_discovery set list_version = ${listVersion}
                       where user_id = ${userId} and answer_id = ${anyOf(answerIds, 'uuid')}`);
}

/** Usable answers that are not counted with the current list. */
export async function countUncounted(db: Db, userId: string): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.answer_discovery q
        where q.user_id = ${userId}
          and q.list_version < coalesce((select d.list_version from sightline.discovery d
                                         where d.user_id = ${userId}), 1)`,
  );
  return row?.n ?? 0;
}
