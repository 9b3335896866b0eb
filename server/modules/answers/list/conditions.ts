import { type SQL, sql } from 'drizzle-orm';
import { sourceId } from '../analyse.ts';
import { type AnswerCriteria, NEGATIVE_TO, POSITIVE_FROM, type SentimentBand } from './filter.ts';

/** Criteria whose window has become days. */
export type ListCriteria = Omit<AnswerCriteria, 'window'>;

/** Criteria with what the database is told of them, since its planner would guess. */
export interface FoundCriteria extends ListCriteria {
  /** The prompts that are meant; null where any will do. */
  promptIds: readonly string[] | null;
  /** The answers that cite the source; null where any will do, or where they are too many to list. */
  citingIds: readonly string[] | null;
}

/** Which answers are meant, as conditions on `answer a`. */
export function whereAnswers(userId: string, brandId: string | null, criteria: FoundCriteria): SQL {
  const { from, to, platform, promptId, promptIds, runId } = criteria;
  const { visible, missed, companyId, sourceUrl, citingIds, status, sentiment } = criteria;
  const conditions = [
    sql`a.user_id = ${userId}`,
    from && sql`a.day >= ${from}::date`,
    to && sql`a.day <= ${to}::date`,
    platform && sql`a.platform = ${platform}`,
    promptId && sql`a.prompt_id = ${promptId}::uuid`,
    runId && sql`a.run_id = ${runId}::uuid`,
    // Answers to few prompts are found by prompt, to many by day.
    promptIds && sql`a.prompt_id = ${oneOf(promptIds)}`,
    visible !== null && sql`a.visible = ${visible} and a.status = 'answered'`,
    missed !== null && sql`a.missed = ${missed} and a.status = 'answered'`,
    companyId && naming(userId, companyId, sql`true`),
    citingIds && sql`a.id = ${oneOf(citingIds)}`,
    sourceUrl && !citingIds && citing(userId, sourceId(sourceUrl)),
    status && sql`a.status in (${sql.join(status, sql`, `)})`,
    sentiment && (brandId ? naming(userId, brandId, IN_BAND[sentiment]) : sql`false`),
  ].filter((condition) => condition instanceof Object);
  return sql.join(conditions, sql` and `);
}

/** Which prompts are meant, as conditions on `prompt p`; null for any. */
export function wherePrompts(userId: string, { topicId, branded, search }: ListCriteria): SQL | null {
  const conditions = [
    topicId && sql`p.topic_id = ${topicId}::uuid`,
    branded !== null && sql`p.branded = ${branded}`,
    search && sql`position(lower(${search}) in lower(p.question)) > 0`,
  ].filter((condition) => condition instanceof Object);
  if (conditions.length === 0) return null;
  return sql`p.user_id = ${userId} and ${sql.join(conditions, sql` and `)}`;
}

/** A list as one value, whose length the planner sees. */
const oneOf = (ids: readonly string[]) => sql`any (${`{${ids.join()}}`}::uuid[])`;

// Companies are named in many answers: each answer is asked for them by its key, until the page is full. The embedded
// planner would read all that name the company once for each answer; `offset 0` keeps it from that.
const naming = (userId: string, companyId: string, how: SQL) =>
  sql`exists (select from (select * from sightline.mention m
                           where m.user_id = ${userId} and m.answer_id = a.id offset 0) m
              where m.company_id = ${companyId}::uuid and ${how})`;

// The same for a page that many answers cite.
const citing = (userId: string, pageId: string) =>
  sql`exists (select from (select * from sightline.citation c
                           where c.user_id = ${userId} and c.answer_id = a.id offset 0) c
              where c.source_id = ${pageId}::uuid)`;

const IN_BAND: Record<SentimentBand, SQL> = {
  positive: sql`m.sentiment >= ${POSITIVE_FROM}`,
  neutral: sql`m.sentiment > ${NEGATIVE_TO} and m.sentiment < ${POSITIVE_FROM}`,
  negative: sql`m.sentiment <= ${NEGATIVE_TO}`,
  unjudged: sql`m.sentiment is null`,
};
