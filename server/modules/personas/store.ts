import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import type { Persona, PersonaValues, PersonaWithPrompts } from './model.ts';

const COLUMNS = sql`
  s.id, s.name, s.description, s.country, s.region, s.city, s.language, s.archived_at is not null as archived`;

/** Those in use first, by name. */
export function listPersonas(db: Db, userId: string, limit: number): Promise<PersonaWithPrompts[]> {
  return rows(
    db,
    sql`select ${COLUMNS}, array(select x.prompt_id from sightline.persona_prompt x
                                 where x.user_id = ${userId} and x.persona_id = s.id order by x.prompt_id) as "promptIds"
        from sightline.persona s where s.user_id = ${userId}
        order by s.archived_at is not null, lower(s.name), s.id limit ${limit}`,
  );
}

export async function findPersonaBy(
  db: Db,
  userId: string,
  by: { id: string } | { name: string },
): Promise<Persona | null> {
  const condition = 'id' in by ? sql`s.id = ${by.id}::uuid` : sql`lower(s.name) = lower(${by.name})`;
  const [found] = await rows<Persona>(
    db,
    sql`select ${COLUMNS} from sightline.persona s where s.user_id = ${userId} and ${condition}`,
  );
  return found ?? null;
}

export async function savePersonaRow(
  tx: Db,
  userId: string,
  id: string,
  { name, description, country, region, city, language, promptIds }: PersonaValues,
): Promise<void> {
  await tx.execute(sql`
    insert into sightline.persona (user_id, id, name, description, country, region, city, language)
    values (${userId}, ${id}, ${name}, ${description}, ${country}, ${region}, ${city}, ${language})
    on conflict (user_id, id) do update
      set name = excluded.name, description = excluded.description, country = excluded.country,
          region = excluded.region, city = excluded.city, language = excluded.language`);
  await tx.execute(
    sql`delete from sightline.persona_prompt where user_id = ${userId} and persona_id = ${id}::uuid`,
  );
  await tx.execute(sql`
    insert into sightline.persona_prompt (user_id, persona_id, prompt_id)
    select ${userId}::uuid, ${id}::uuid, p.id from sightline.prompt p
    where p.user_id = ${userId} and p.id = ${anyOf(promptIds, 'uuid')}`);
}

/** @returns how many of the prompts the account has */
export async function countPrompts(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.prompt p where p.user_id = ${userId} and p.id = ${anyOf(ids, 'uuid')}`,
  );
  return row?.n ?? 0;
}

export async function setPersonaArchived(
  tx: Db,
  userId: string,
  id: string,
  archived: boolean,
): Promise<void> {
  await tx.execute(sql`
    update sightline.persona set archived_at = ${archived ? sql`now()` : sql`null`}
    where user_id = ${userId} and id = ${id}::uuid`);
}

/** Prompts that are asked as a persona, neither archived, nor their topics. */
export function listAsked(db: Db, userId: string): Promise<{ promptId: string; personaId: string }[]> {
  // The embedded database has no statistics: joined plainly, it goes through all rows of one table for each of another.
  return rows(
    db,
    sql`select x.prompt_id as "promptId", x.persona_id as "personaId"
        from sightline.persona s
        cross join lateral (select x.* from sightline.persona_prompt x
                            where x.user_id = ${userId} and x.persona_id = s.id offset 0) x
        cross join lateral (select p.* from sightline.prompt p
                            where p.user_id = ${userId} and p.id = x.prompt_id and p.archived_at is null offset 0) p
        cross join lateral (select t.* from sightline.topic t
                            where t.user_id = ${userId} and t.id = p.topic_id and t.archived_at is null offset 0) t
        where s.user_id = ${userId} and s.archived_at is null
        order by lower(s.name), s.id, t.sort_order, lower(t.name), t.id, p.question, p.id`,
  );
}
