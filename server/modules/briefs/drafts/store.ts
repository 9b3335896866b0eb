import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { Draft, DraftText } from './model.ts';

/** Drafts that an account keeps. */
const KEPT = 20;

const time = (column: string) => isoTime(`d.${column}`);

/** The drafts for a prompt, or those without one, latest first; at most the 20 that an account keeps. */
export async function findDrafts(
  db: Db,
  userId: string,
  promptId: string | null,
  { limit = KEPT, id = null }: { limit?: number; id?: string | null } = {},
): Promise<Draft[]> {
  const found = await rows<Draft>(
    db,
    sql`select d.id, d.prompt_id as "promptId", d.level, d.status, d.problem, d.model, d.original, d.result,
               d.scores_before as before, d.scores_after as after, d.input_tokens as "inputTokens",
               d.output_tokens as "outputTokens", d.cost::float8 as cost, d.started_by as "startedBy",
               ${time('started_at')} as "startedAt", ${time('ended_at')} as "endedAt"
        from sightline.content_draft d
        where d.user_id = ${userId} and d.prompt_id is not distinct from ${promptId}::uuid
          ${id === null ? sql`` : sql`and d.id = ${id}::uuid`}
        order by d.started_at desc, d.id limit ${limit}`,
  );
  return found.map((draft) => ({ ...draft, result: draft.result && withChecks(draft.result) }));
}

/** Drafts that were written before claims were compared with their sources have no list of those to check. */
const withChecks = ({ sections, ...text }: DraftText): DraftText => ({
  ...text,
  sections: sections.map(({ heading, claims }) => ({
    heading,
    claims: claims.map((claim) => ({ ...claim, toCheck: claim.toCheck ?? [] })),
  })),
});

/** Whether a draft of the account is being written that began after the time. */
export async function isWriting(db: Db, userId: string, after: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from sightline.content_draft d
        where d.user_id = ${userId} and d.status = 'writing' and d.started_at > ${after}::timestamptz limit 1`,
  );
  return found.length > 0;
}

export async function insertDraft(
  tx: Db,
  userId: string,
  draft: Pick<Draft, 'id' | 'promptId' | 'level' | 'model' | 'original' | 'startedBy' | 'startedAt'>,
): Promise<void> {
  const { id, promptId, level, model, original, startedBy, startedAt } = draft;
  await tx.execute(sql`
    insert into sightline.content_draft (user_id, id, prompt_id, level, status, model, original, started_by, started_at)
    values (${userId}, ${id}, ${promptId}::uuid, ${level}, 'writing', ${model}, ${original}, ${startedBy}, ${startedAt})`);
  await tx.execute(sql`
    delete from sightline.content_draft d where d.user_id = ${userId} and d.id in
      (select o.id from sightline.content_draft o where o.user_id = ${userId}
       order by o.started_at desc, o.id offset ${KEPT})`);
}

export async function endDraft(
  db: Db,
  userId: string,
  draft: Pick<
    Draft,
    | 'id'
    | 'status'
    | 'problem'
    | 'result'
    | 'before'
    | 'after'
    | 'inputTokens'
    | 'outputTokens'
    | 'cost'
    | 'endedAt'
  >,
): Promise<void> {
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  await db.execute(sql`
    update sightline.content_draft set status = ${draft.status}, problem = ${draft.problem},
      result = ${json(draft.result)}::jsonb, scores_before = ${json(draft.before)}::jsonb,
      scores_after = ${json(draft.after)}::jsonb, input_tokens = ${draft.inputTokens},
      output_tokens = ${draft.outputTokens}, cost = ${draft.cost}, ended_at = ${draft.endedAt}
    where user_id = ${userId} and id = ${draft.id}::uuid`);
}
