import { setImmediate as nextTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import type { GapsQuery } from './gaps-query.ts';
import type { NamedInstead, PromptGap } from './model.ts';
import { missedAnswers } from './store.ts';

/** Most competitors returned for one prompt. */
export const MAX_NAMED_INSTEAD = 3;

/** Prompts of one statement, which reads all of their missed answers; other requests run between two of them. */
const PROMPTS_PER_STATEMENT = 50;

/** The caller has checked that the viewer may see the account. */
export function createNamedInsteadLoader(db: Db, query: GapsQuery): PromptGap['loadInstead'] {
  const loader = new DataLoader<string, NamedInstead[]>(async (promptIds) => {
    const named = await inBatches(promptIds, (batch) => findNamedInstead(db, query, batch));
    const byPrompt = Map.groupBy(named, ({ promptId }) => promptId);
    return promptIds.map((id) => byPrompt.get(id) ?? []);
  });
  return (promptId) => loader.load(promptId);
}

/** The companies that the missed answers of each prompt name most. */
function findNamedInstead(db: Db, query: GapsQuery, promptIds: readonly string[]) {
  const { userId } = query;
  const prompts = promptIds.map((id) => ({ id }));
  return rows<NamedInstead & { promptId: string }>(
    db,
    sql`with counted as materialized (
          select p.id as prompt_id, m.company_id, count(*)::int as answers
          from ${tableOf('p', { id: 'uuid' }, prompts)}
          cross join lateral (${missedAnswers(query, sql`p.id`)}) a
          cross join lateral (select m.company_id from sightline.mention m
                              where m.user_id = ${userId} and m.answer_id = a.id offset 0) m
          group by p.id, m.company_id
        ), ranked as (
          select n.*, k.id, k.name, k.kind,
                 row_number() over (partition by n.prompt_id order by n.answers desc, k.name) as rank
          from counted n
          cross join lateral (select k.id, k.name, k.kind from sightline.company k
                              where k.user_id = ${userId} and k.id = n.company_id offset 0) k
        )
        select prompt_id as "promptId", answers,
               jsonb_build_object('id', id, 'name', name, 'isBrand', kind = 'brand') as company
        from ranked where rank <= ${MAX_NAMED_INSTEAD} order by prompt_id, rank`,
  );
}

/** Those of the prompts whose missed answers name one of the companies. */
export async function findPromptsNaming(
  db: Db,
  query: GapsQuery,
  promptIds: readonly string[],
  companyIds: readonly string[],
): Promise<string[]> {
  const found = await inBatches(promptIds, (batch) =>
    rows<{ id: string }>(
      db,
      sql`select p.id from ${tableOf(
        'p',
        { id: 'uuid' },
        batch.map((id) => ({ id })),
      )}
          where exists (
            select from (${missedAnswers(query, sql`p.id`)}) a
            cross join lateral (select m.company_id from sightline.mention m
                                where m.user_id = ${query.userId} and m.answer_id = a.id offset 0) m
            where m.company_id = ${anyOf(companyIds, 'uuid')})`,
    ),
  );
  return found.map(({ id }) => id);
}

async function inBatches<TRow>(
  promptIds: readonly string[],
  read: (batch: readonly string[]) => Promise<TRow[]>,
): Promise<TRow[]> {
  const found: TRow[] = [];
  for (let start = 0; start < promptIds.length; start += PROMPTS_PER_STATEMENT) {
    if (start > 0) await nextTurn();
    found.push(...(await read(promptIds.slice(start, start + PROMPTS_PER_STATEMENT))));
  }
  return found;
}
