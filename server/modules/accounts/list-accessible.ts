import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { contains } from '../../db/contains.ts';
import type { AccessibleAccount, AccountRole } from './model.ts';

interface Listed {
  /** A part of the name, empty for any. */
  part: string;
  first: number;
  /** Also the accounts that the person is no member of. */
  all: boolean;
}

/** A person's own account, then those they are a member of, then the others, each part by name. */
export async function listAccessible(
  db: Db,
  personId: string,
  { part, first, all }: Listed,
): Promise<AccessibleAccount[]> {
  // Two statements: on a cluster the memberships are on the nodes of the accounts, and only constants are sent there.
  const memberships = await rows<{ id: string; role: AccountRole }>(
    db,
    sql`select user_id as id, role from sightline.account_member where person_id = ${personId}`,
  );
  const roles = new Map<string, AccountRole>([
    [personId, 'owner'],
    ...memberships.map(({ id, role }): [string, AccountRole] => [id, role]),
  ]);
  const known = JSON.stringify([...roles.keys()]);
  const isKnown = sql`a.user_id in (select value::uuid from jsonb_array_elements_text(${known}::jsonb))`;
  const found = await rows<{ id: string; name: string }>(
    db,
    sql`select a.user_id as id, coalesce(c.name, a.email, '') as name
        from sightline.account a
        left join sightline.company c on c.user_id = a.user_id and c.kind = 'brand'
        where a.deleted_at is null and (${all} or ${isKnown})
          and (${part} = '' or ${contains(sql`coalesce(c.name, a.email, '')`, part)})
        order by a.user_id = ${personId} desc, ${isKnown} desc, lower(coalesce(c.name, a.email, '')), a.user_id
        limit ${first}`,
  );
  return found.map(({ id, name }) => ({
    id,
    name,
    role: roles.get(id) ?? 'viewer',
    own: id === personId,
  }));
}
