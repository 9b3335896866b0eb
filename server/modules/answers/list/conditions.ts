import { type SQL, sql } from 'drizzle-orm';
import { NEGATIVE_TO, POSITIVE_FROM } from '../../../analysis/sentiment/bands.ts';
import { ASKED_PLAINLY } from '../../../db/asked-plainly.ts';
import { contains } from '../../../db/contains.ts';
import { textId } from '../../../lib/text-id.ts';
import type { AnswerCriteria, SentimentBand } from './filter.ts';

/** Criteria with the window turned into days. */
export type DatedCriteria = Omit<AnswerCriteria, 'window'> & {
  /** A discovered company, in place of `companyId`. */
  discoveredId?: string;
  /** A discovered company, in place of `notCompanyId`. */
  notDiscoveredId?: string;
};

/** Criteria with what was read beforehand, since the planner misjudges how many rows they select. */
export interface NarrowedCriteria extends DatedCriteria {
  /** Ids of the prompts that match; null if all do. */
  promptIds: readonly string[] | null;
  /** Answers whose text matches, newest first; null without a search in texts. */
  textIds: readonly string[] | null;
  /** The condition that an index lists few answers of, which are then read by key; null: answers are read by day. */
  listedBy: ListedCondition | null;
}

/** A condition for which an index lists the answers. */
export type ListedCondition = 'sourceUrl' | 'sentiment' | 'text';

/** The criteria as conditions on `answer a`. */
export function whereAnswers(userId: string, brandId: string | null, criteria: NarrowedCriteria): SQL {
  const { from, to, platform, surface, promptId, promptIds, runId, textIds, personaId, askedAs } = criteria;
  const { visible, missed, companyId, discoveredId, notCompanyId, notDiscoveredId } = criteria;
  const { sourceUrl, sourceDomain, listedBy, status, sentiment } = criteria;
  const conditions = [
    sql`a.user_id = ${userId}`,
    from && sql`a.day >= ${from}::date`,
    to && sql`a.day <= ${to}::date`,
    platform && sql`a.platform = ${platform}`,
    surface && sql`a.surface = ${surface}`,
    promptId && sql`a.prompt_id = ${promptId}::uuid`,
    personaId ? sql`a.persona_id = ${personaId}::uuid` : askedAs === null && runId === null && ASKED_PLAINLY,
    runId && sql`a.run_id = ${runId}::uuid`,
    textIds && sql`a.text_removed_at is null`,
    // As an array, so that the planner knows how many: few prompts are read by prompt, many by day.
    promptIds && sql`a.prompt_id = ${anyId(promptIds)}`,
    visible !== null && sql`a.visible = ${visible} and a.status = 'answered'`,
    missed !== null && sql`a.missed = ${missed} and a.status = 'answered'`,
    companyId && hasMention(userId, companyId, sql`true`),
    discoveredId && isNamed(userId, discoveredId),
    notCompanyId && sql`a.status = 'answered' and not ${hasMention(userId, notCompanyId, sql`true`)}`,
    notDiscoveredId && sql`a.status = 'answered' and not ${isNamed(userId, notDiscoveredId)}`,
    sourceUrl && listedBy !== 'sourceUrl' && hasCitation(userId, sql`${textId(sourceUrl)}::uuid`),
    sourceDomain &&
      (listedBy !== 'sourceUrl' || sourceUrl) &&
      hasCitation(userId, sql`any (${pagesOf(userId, sourceDomain)})`),
    status && sql`a.status in (${sql.join(status, sql`, `)})`,
    sentiment &&
      listedBy !== 'sentiment' &&
      (brandId ? hasMention(userId, brandId, SENTIMENT_BANDS[sentiment]) : sql`false`),
  ].filter((condition) => condition instanceof Object);
  return sql.join(conditions, sql` and `);
}

/** The criteria as conditions on `prompt p`; null if every prompt matches. */
export function wherePrompts(userId: string, { topicId, branded, search }: DatedCriteria): SQL | null {
  const conditions = [
    topicId && sql`p.topic_id = ${topicId}::uuid`,
    branded !== null && sql`p.branded = ${branded}`,
    search && contains(sql`p.question`, search),
  ].filter((condition) => condition instanceof Object);
  if (conditions.length === 0) return null;
  return sql`p.user_id = ${userId} and ${sql.join(conditions, sql` and `)}`;
}

/**
 * The answers that meet a condition, by its index, and what is in `CITATION_CRITERIA` or `MENTION_CRITERIA`. @returns a query of
 * `{ id, day }`; null if the criteria lack the condition
 */
export function listAnswers(
  userId: string,
  brandId: string | null,
  criteria: DatedCriteria,
  condition: ListedCondition,
): SQL | null {
  const { sentiment } = criteria;
  if (condition === 'sourceUrl') return listCiting(userId, criteria);
  return sentiment && brandId ? listNaming(userId, brandId, criteria, SENTIMENT_BANDS[sentiment]) : null;
}

/** Criteria that a citation can tell without its answer, which is never a failed one. */
export const CITATION_CRITERIA: readonly (keyof DatedCriteria)[] = [
  'sourceUrl',
  'sourceDomain',
  'from',
  'to',
  'platform',
  'visible',
  'missed',
];

function listCiting(
  userId: string,
  { sourceUrl, sourceDomain, from, to, platform, visible, missed }: DatedCriteria,
): SQL | null {
  if (!sourceUrl && !sourceDomain) return null;
  const conditions = [
    sql`c.user_id = ${userId}`,
    sourceUrl
      ? sql`c.source_id = ${textId(sourceUrl)}::uuid`
      : sql`c.source_id = any (${pagesOf(userId, sourceDomain ?? '')})`,
    from && sql`c.day >= ${from}::date`,
    to && sql`c.day <= ${to}::date`,
    platform && sql`c.platform = ${platform}`,
    visible !== null && sql`c.visible = ${visible}`,
    missed !== null && sql`c.missed = ${missed}`,
  ].filter((each) => each instanceof Object);
  // An answer can cite several pages of a site.
  const each = sourceUrl ? sql`` : sql`distinct`;
  return sql`select ${each} c.answer_id as id, c.day from sightline.citation c where ${sql.join(conditions, sql` and `)}`;
}

/** Criteria that a mention in an answer that was asked plainly can tell without its answer. */
export const MENTION_CRITERIA: readonly (keyof DatedCriteria)[] = ['from', 'to', 'platform', 'visible'];

/**
 * The answers that were asked plainly and name a company.
 * @param condition on the `mention m`
 * @returns a query of `{ id, day }`
 */
export function listNaming(
  userId: string,
  companyId: string,
  { from, to, platform, visible }: DatedCriteria,
  condition: SQL = sql`true`,
): SQL {
  const conditions = [
    sql`m.user_id = ${userId} and m.company_id = ${companyId}::uuid and m.asked_plainly and ${condition}`,
    from && sql`m.day >= ${from}::date`,
    to && sql`m.day <= ${to}::date`,
    platform && sql`m.platform = ${platform}`,
    visible !== null && sql`m.visible = ${visible}`,
  ].filter((each) => each instanceof Object);
  return sql`select m.answer_id as id, m.day from sightline.mention m where ${sql.join(conditions, sql` and `)}`;
}

/** An array as one parameter, whose length the planner sees. */
const anyId = (ids: readonly string[]) => sql`any (${`{${ids.join()}}`}::uuid[])`;

// Most companies are named in many answers, so each answer's mentions are read by its key until the page is full. Without
// `offset 0` the embedded planner reads all mentions of the company for each answer.
const hasMention = (userId: string, companyId: string, condition: SQL) =>
  sql`exists (select from (select * from sightline.mention m
                           where m.user_id = ${userId} and m.answer_id = a.id offset 0) m
              where m.company_id = ${companyId}::uuid and ${condition})`;

// The same for a discovered company.
const isNamed = (userId: string, companyId: string) =>
  sql`exists (select from (select * from sightline.named_company n
                           where n.user_id = ${userId} and n.answer_id = a.id offset 0) n
              where n.company_id = ${companyId}::uuid)`;

// The same for a page that many answers cite.
const hasCitation = (userId: string, page: SQL) =>
  sql`exists (select from (select * from sightline.citation c
                           where c.user_id = ${userId} and c.answer_id = a.id offset 0) c
              where c.source_id = ${page})`;

/** The pages of a site. */
const pagesOf = (userId: string, domain: string) =>
  sql`array(select s.id from sightline.source s where s.user_id = ${userId} and s.domain = ${domain})`;

const SENTIMENT_BANDS: Record<SentimentBand, SQL> = {
  positive: sql`m.sentiment >= ${POSITIVE_FROM}`,
  mixed: sql`m.sentiment > ${NEGATIVE_TO} and m.sentiment < ${POSITIVE_FROM}`,
  negative: sql`m.sentiment <= ${NEGATIVE_TO}`,
  unjudged: sql`m.sentiment is null`,
};
