import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/client.ts';

/** The mentions and citations of an account whose repeated columns are not those of their answer. */
export const unevenFindings = (db: Db, userId: string): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select a.id from sightline.answer a
        join sightline.mention m on m.user_id = a.user_id and m.answer_id = a.id
        where a.user_id = ${userId}
          and (m.prompt_id, m.day, m.platform, m.visible, m.asked_plainly)
              <> (a.prompt_id, a.day, a.platform, a.visible, a.persona_id is null)
        union all
        select a.id from sightline.answer a
        join sightline.citation c on c.user_id = a.user_id and c.answer_id = a.id
        where a.user_id = ${userId}
          and (c.prompt_id, c.day, c.platform, c.visible, c.missed) <> (a.prompt_id, a.day, a.platform, a.visible, a.missed)`,
  );
