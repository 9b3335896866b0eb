import { sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import { type Db, rows } from '../../../db/client.ts';
import type { DateRange } from '../../../lib/days.ts';

/** The answers that are compared. */
export interface ComparisonQuery extends DateRange<string> {
  userId: string;
  brandId: string;
  /** A platform's key; null for all. */
  platform: string | null;
  /** Null for all prompts that do not name the brand. */
  promptId: string | null;
}

/** Usable answers to one prompt on one platform and day. */
export interface AskedCell {
  prompt: string;
  platform: string;
  day: string;
  answers: number;
  /** Those that name the brand. */
  visible: number;
  /** Those whose sentiment towards the brand was judged. */
  analyzed: number;
  sentimentSum: number;
}

export interface PersonaCell extends AskedCell {
  personaId: string;
  /** Some place was given by the vendor's setting, or in the prompt. */
  bySetting: boolean;
  inPrompt: boolean;
}

const ofPlatform = (platform: string | null, column: string) =>
  platform === null ? sql`` : sql`and ${sql.raw(column)} = ${platform}`;

/** Answers that were asked as personas. No rollup has them; they are few, and have an index of their own. */
export const personaCells = (db: Db, { userId, brandId, platform, promptId, from, to }: ComparisonQuery) =>
  rows<PersonaCell>(
    db,
    sql`select a.persona_id as "personaId", a.prompt_id as prompt, a.platform, to_char(a.day, 'YYYY-MM-DD') as day,
               count(*)::int as answers, (count(*) filter (where a.visible))::int as visible,
               count(m.sentiment)::int as analyzed, coalesce(sum(m.sentiment), 0)::float8 as "sentimentSum",
               bool_or(a.place_given is not distinct from 'setting') as "bySetting",
               bool_or(a.place_given is not distinct from 'prompt') as "inPrompt"
        from sightline.persona s
        cross join lateral (
          select * from sightline.answer a
          where a.user_id = ${userId} and a.persona_id = s.id and a.day >= ${from}::date and a.day <= ${to}::date
            and a.status = 'answered' ${ofPlatform(platform, 'a.platform')}
            ${promptId === null ? sql`` : sql`and a.prompt_id = ${promptId}::uuid`} offset 0
        ) a
        cross join lateral (
          select from sightline.prompt p
          where p.user_id = ${userId} and p.id = a.prompt_id ${promptId === null ? sql`and not p.branded` : sql``} offset 0
        ) p
        left join lateral (
          select m.company_id, m.sentiment from sightline.mention m
          where m.user_id = ${userId} and m.answer_id = a.id offset 0
        ) m on m.company_id = ${brandId}::uuid
        where s.user_id = ${userId}
        group by a.persona_id, a.prompt_id, a.platform, a.day`,
  );

/** Plain answers to these prompts. */
export const plainCells = (
  db: Db,
  { userId, platform, from, to }: ComparisonQuery,
  promptIds: readonly string[],
) =>
  rows<AskedCell>(
    db,
    sql`select d.prompt_id as prompt, d.platform, to_char(d.day, 'YYYY-MM-DD') as day, d.answers, d.visible, d.analyzed,
               d.sentiment_sum::float8 as "sentimentSum"
        from sightline.prompt_day d
        where d.user_id = ${userId} and d.prompt_id = ${anyOf(promptIds, 'uuid')} and d.day >= ${from}::date
          and d.day <= ${to}::date and d.platform <> '*' and d.answers > 0 ${ofPlatform(platform, 'd.platform')}`,
  );

/** The id of a prompt of the account, archived ones too; or null. */
export async function findPromptId(db: Db, userId: string, id: string): Promise<string | null> {
  const [prompt] = await rows<{ id: string }>(
    db,
    sql`select p.id from sightline.prompt p where p.user_id = ${userId} and p.id = ${id}::uuid`,
  );
  return prompt?.id ?? null;
}
