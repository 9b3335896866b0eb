import { and, eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { experiment, experimentPrompt } from '../../db/schema/experiment.ts';
import { tableOf } from '../../db/table-of.ts';
import type { Comparison, Experiment, ExperimentPrompt } from './model.ts';

/** A time as the API writes it. */
const time = (column: string) =>
  sql.raw(`to_char(e.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const columns = sql`e.id, e.name, e.status, e.metric, e.pages, e.starts_on::text as "startsOn",
  e.days_before as "daysBefore", e.days_left_out as "daysLeftOut", e.days_after as "daysAfter",
  ${time('created_at')} as "createdAt", e.created_by as "createdBy", ${time('registered_at')} as "registeredAt",
  e.registered_by as "registeredBy", e.hash, e.detectable, ${time('abandoned_at')} as "abandonedAt",
  e.abandoned_by as "abandonedBy", e.abandon_reason as "abandonReason", ${time('ended_at')} as "endedAt"`;

const promptsOf = sql`coalesce((select jsonb_agg(jsonb_build_object('promptId', p.prompt_id, 'question', p.question,
    'role', p.role, 'matchedTo', p.matched_to) order by p.role desc, p.question, p.prompt_id)
  from sightline.experiment_prompt p where p.user_id = e.user_id and p.experiment_id = e.id), '[]')`;

/** An experiment in a list. */
export type ListedExperiment = Omit<Experiment, 'prompts' | 'canonical' | 'result'> & {
  treated: number;
  controls: number;
  result: Pick<Comparison, 'verdict' | 'sentence'> | null;
};

/** An account's experiments, the latest first. */
export function findExperiments(db: Db, userId: string): Promise<ListedExperiment[]> {
  return rows(
    db,
    sql`select ${columns}, coalesce(n.treated, 0) as treated, coalesce(n.controls, 0) as controls,
               case when e.result is not null
                    then jsonb_build_object('verdict', e.result->'verdict', 'sentence', e.result->'sentence') end as result
        from sightline.experiment e
        left join (select p.experiment_id, count(*) filter (where p.role = 'treated')::int as treated,
                          count(*) filter (where p.role = 'control')::int as controls
                   from sightline.experiment_prompt p where p.user_id = ${userId} group by 1) n on n.experiment_id = e.id
        where e.user_id = ${userId} order by e.created_at desc, e.id`,
  );
}

export async function findExperiment(db: Db, userId: string, id: string): Promise<Experiment | null> {
  const [row] = await rows<Experiment>(
    db,
    sql`select ${columns}, e.canonical, e.result, ${promptsOf} as prompts
        from sightline.experiment e where e.user_id = ${userId} and e.id = ${id}::uuid`,
  );
  return row ?? null;
}

export async function countExperiments(db: Db, userId: string): Promise<number> {
  return db.$count(experiment, eq(experiment.userId, userId));
}

type DraftValues = Pick<
  Experiment,
  'id' | 'name' | 'metric' | 'pages' | 'startsOn' | 'daysBefore' | 'daysLeftOut' | 'daysAfter' | 'prompts'
>;

export async function insertDraft(
  tx: Db,
  userId: string,
  { prompts, ...draft }: DraftValues & Pick<Experiment, 'createdAt' | 'createdBy'>,
): Promise<void> {
  await tx.insert(experiment).values({ userId, status: 'draft', ...draft });
  await insertPrompts(tx, userId, draft.id, prompts);
}

/** Changes a draft; a registered experiment stays as it is. */
export async function updateDraft(
  tx: Db,
  userId: string,
  { id, prompts, ...draft }: DraftValues,
): Promise<void> {
  await tx
    .update(experiment)
    .set(draft)
    .where(and(eq(experiment.userId, userId), eq(experiment.id, id), eq(experiment.status, 'draft')));
  await tx
    .delete(experimentPrompt)
    .where(and(eq(experimentPrompt.userId, userId), eq(experimentPrompt.experimentId, id)));
  await insertPrompts(tx, userId, id, prompts);
}

async function insertPrompts(
  tx: Db,
  userId: string,
  experimentId: string,
  prompts: readonly ExperimentPrompt[],
): Promise<void> {
  if (prompts.length === 0) return;
  const table = tableOf(
    'p',
    { promptId: 'uuid', question: 'text', matchedTo: 'uuid', role: 'text' },
    prompts.map((prompt) => ({ ...prompt })),
  );
  await tx.execute(sql`
    insert into sightline.experiment_prompt (user_id, experiment_id, prompt_id, question, matched_to, role)
    select ${userId}::uuid, ${experimentId}::uuid, p."promptId", p.question, p."matchedTo", p.role from ${table}`);
}

/** Changes the status of an experiment that has the status `from`. */
export async function setStatus(
  tx: Db,
  userId: string,
  id: string,
  from: Experiment['status'],
  values: Partial<typeof experiment.$inferInsert>,
): Promise<void> {
  await tx
    .update(experiment)
    .set(values)
    .where(and(eq(experiment.userId, userId), eq(experiment.id, id), eq(experiment.status, from)));
}

export async function deleteDraft(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .delete(experiment)
    .where(and(eq(experiment.userId, userId), eq(experiment.id, id), eq(experiment.status, 'draft')));
}

/** Running experiments whose last day is over. */
export function findOver(db: Db, today: string, limit: number): Promise<{ userId: string; id: string }[]> {
  return rows(
    db,
    sql`select e.user_id as "userId", e.id from sightline.experiment e
        where e.status = 'running' and e.starts_on + e.days_left_out + e.days_after <= ${today}::date
        order by e.starts_on, e.id limit ${limit}`,
  );
}
