import { type SQL, sql } from 'drizzle-orm';

/** The latest day with a usable answer. */
export const latestDay = (userId: string): SQL =>
  sql`(select max(day) from sightline.answer where user_id = ${userId} and status = 'answered')`;

/** Measurements `a` of the last days that were asked plainly, with their prompts `p` and topics `t`: what follows `from`. */
export const measured = (userId: string, days: number, before = 0): SQL => sql`
  sightline.answer a
  join sightline.prompt p on p.user_id = a.user_id and p.id = a.prompt_id
  join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
  where a.user_id = ${userId} and a.persona_id is null
    and a.day > ${latestDay(userId)} - ${days + before}::int and a.day <= ${latestDay(userId)} - ${before}::int`;

/** The same, usable answers only. */
export const answered = (userId: string, days: number, before = 0): SQL =>
  sql`${measured(userId, days, before)} and a.status = 'answered'`;

/** Visible and usable answers, as a rate counts them. */
export const visibleRate = sql`count(*) filter (where a.visible)::int as hits, count(*)::int as n`;

export const byShare = sql`count(*) filter (where a.visible)::float / count(*)`;

/** Whether an answer names a company. */
export const names = (company: string): SQL => sql`exists (
  select from sightline.mention m join sightline.company c on c.user_id = m.user_id and c.id = m.company_id
  where m.user_id = a.user_id and m.answer_id = a.id and c.name = ${company})`;
