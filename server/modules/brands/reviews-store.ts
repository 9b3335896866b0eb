import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { Company } from './model.ts';

interface ReviewRow {
  company_id: string;
}

/**
 * The companies whose reviews move: people reviewed a name, so the reviews of a company follow its name to another one that
 * has it now, as its name or as an alias.
 */
export function findMoves(
  previous: readonly Company[],
  companies: readonly Company[],
): ReadonlyMap<string, string> {
  const owners = new Map(
    companies
      .toReversed()
      .flatMap(({ id, name, aliases }) => [name, ...aliases].map((each) => [fold(each), id])),
  );
  return new Map(
    previous.flatMap(({ id, name }) => {
      const owner = owners.get(fold(name));
      return owner === undefined || owner === id ? [] : [[id, owner]];
    }),
  );
}

const fold = (name: string) => name.toLowerCase();

/** Moves reviews while the companies are replaced; at its new company, a review of the same mention is kept. */
export async function followNames(
  tx: Db,
  userId: string,
  moves: ReadonlyMap<string, string>,
  replace: () => Promise<void>,
): Promise<void> {
  if (moves.size === 0) return replace();
  const ids = sql`${`{${[...moves.keys()].join()}}`}::uuid[]`;
  const taken = await rows<{ row: ReviewRow }>(
    tx,
    sql`select to_jsonb(r) as row from sightline.mention_review r
        where r.user_id = ${userId} and r.company_id = any (${ids})`,
  );
  await tx.execute(
    sql`delete from sightline.mention_review where user_id = ${userId} and company_id = any (${ids})`,
  );
  await replace();
  const moved = taken.map(({ row }) => ({ ...row, company_id: moves.get(row.company_id) ?? row.company_id }));
  await tx.execute(sql`
    insert into sightline.mention_review
    select * from jsonb_populate_recordset(null::sightline.mention_review, ${JSON.stringify(moved)}::jsonb)
    on conflict (user_id, answer_id, company_id) do nothing`);
  await moveOrders(tx, userId, moves);
}

/** A company that was in an order before keeps its position there. */
async function moveOrders(tx: Db, userId: string, moves: ReadonlyMap<string, string>): Promise<void> {
  const json = JSON.stringify(Object.fromEntries(moves));
  const moved = (column: string) => sql`array(
    select id from (
      select coalesce((${json}::jsonb ->> each.id::text)::uuid, each.id) as id, min(each.at) as at
      from unnest(${sql.raw(column)}) with ordinality as each (id, at) group by 1) listed order by at)`;
  await tx.execute(sql`
    update sightline.order_correction o
    set company_ids = ${moved('o.company_ids')}, product_company_ids = ${moved('o.product_company_ids')}
    where o.user_id = ${userId}`);
}
