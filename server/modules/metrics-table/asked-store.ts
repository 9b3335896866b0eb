import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import type { Topic } from '../topics/model.ts';
import type { RollupFilter } from '../visibility/rollup-filter.ts';
import { MAX_CELLS, tooLarge } from './limits.ts';
import type { Asked } from './slices.ts';
import type { AnswerCell, CompanyCell, TableCompanies } from './store.ts';

/** Which answers are counted one by one. */
export interface AskedQuery extends RollupFilter, TableCompanies {
  from: string;
  to: string;
  /** The aggregate topic alone, or others. */
  topics: readonly Topic[];
  /** Counts apart by model. */
  byModel: boolean;
}

export interface AskedAnswerCell extends AnswerCell, Asked {
  /** Prompts with an answer that names the brand. */
  visiblePrompts: string[];
}

export interface AskedCompanyCell extends CompanyCell, Asked {}

/** Answers that were asked as personas; no rollup has them. */
export const asPersonas = ({ userId, from, to }: AskedQuery): SQL => sql`
  sightline.persona s cross join lateral (
    select * from sightline.answer a
    where a.user_id = ${userId} and a.persona_id = s.id and a.day >= ${from}::date and a.day <= ${to}::date offset 0
  ) a where s.user_id = ${userId}`;

/** Plain answers of some days. */
export const plainOn = ({ userId }: AskedQuery, days: readonly string[]): SQL => sql`
  (select * from sightline.answer a where a.user_id = ${userId} and a.day = ${anyOf(days, 'date')} offset 0) a
  where ${ASKED_PLAINLY} and a.status = 'answered'`;

/** Plain measurements that gave no answer. */
export const plainFailures = ({ userId, from, to }: AskedQuery): SQL => sql`
  sightline.answer a where a.user_id = ${userId} and a.day >= ${from}::date and a.day <= ${to}::date
    and a.status <> 'answered' and ${ASKED_PLAINLY}`;

export const askedAnswerCells = (db: Db, query: AskedQuery, answers: SQL) =>
  countedRows<AskedAnswerCell>(
    db,
    sql`select ${keyOf(query)}, (count(*) filter (where a.answered))::int as answers,
               (count(*) filter (where a.answered and not a.branded))::int as "unbrandedAnswers",
               (count(*) filter (where not a.answered))::int as failed,
               (count(*) filter (where a.missed))::int as missed,
               (count(*) filter (where a.own_cited))::int as "ownCited",
               coalesce(array_agg(distinct a.prompt_id) filter (where a.visible), '{}') as "visiblePrompts"
        from ${MANY} cross join lateral (${given(query, answers)}) a
        group by ${GROUP}`,
  );

export const askedCompanyCells = (db: Db, query: AskedQuery, answers: SQL) =>
  countedRows<AskedCompanyCell>(
    db,
    sql`select ${keyOf(query)}, m.company_id as "companyId", count(*)::int as mentions,
               (count(*) filter (where not a.branded))::int as "unbrandedMentions",
               sum(m.position)::int as "positionSum", count(m.sentiment)::int as analyzed,
               coalesce(sum(m.sentiment), 0)::float8 as "sentimentSum"
        from ${MANY} cross join lateral (${given(query, answers)}) a
        cross join lateral (
          select m.company_id, m.position, m.sentiment from sightline.mention m
          where m.user_id = ${query.userId} and m.answer_id = a.id offset 0
        ) m
        group by ${GROUP}, m.company_id`,
  );

/** @throws BAD_USER_INPUT where there are too many; never only a part of them */
async function countedRows<Row>(db: Db, query: SQL): Promise<Row[]> {
  const found = await rows<Row>(db, sql`${query} limit ${MAX_CELLS + 1}`);
  if (found.length > MAX_CELLS) throw tooLarge();
  return found;
}

const keyOf = ({ topics: [topic], byModel }: AskedQuery): SQL => sql`
  ${topic?.isAggregate ? sql`${topic.id}::uuid` : sql`a.topic_id`} as "topicId", a.platform,
  to_char(a.day, 'YYYY-MM-DD') as day,
  a.persona_id as "personaId", ${byModel ? sql`nullif(a.model, '')` : sql`null::text`} as model`;

/** What `keyOf` is made of; a date is compared much faster than its text. */
const GROUP = sql`1, 2, a.day, 4, 5`;

/** Answers with the topic of their prompt and whether it names the brand. */
const given = ({ userId, platform, topics }: AskedQuery, answers: SQL): SQL => sql`
  select a.id, a.prompt_id, a.platform, a.day, a.persona_id, a.model, a.visible, a.missed,
         a.own_cited, a.status = 'answered' as answered, p.topic_id, p.branded
  from (select a.* from ${answers}) a
  cross join lateral (
    select * from sightline.prompt p where p.user_id = ${userId} and p.id = a.prompt_id offset 0
  ) p
  where ${IS_MANY} and ${platform === null ? sql`true` : sql`a.platform = ${platform}`}
    and ${
      topics[0]?.isAggregate
        ? sql`true`
        : sql`p.topic_id = ${anyOf(
            topics.map(({ id }) => id),
            'uuid',
          )}`
    }`;
