import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { askedAsPersona } from '../../db/asked-as-persona.ts';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import type { Db } from '../../db/client.ts';
import { type Columns, readColumns } from '../../db/columns.ts';
import { IS_MANY, MANY } from '../../db/many-rows.ts';
import type { Topic } from '../topics/model.ts';
import type { RollupFilter } from '../visibility/rollup-filter.ts';
import { MAX_CELLS, tooLarge } from './limits.ts';
import type { Asked } from './slices.ts';
import {
  ANSWER_COLUMNS,
  type AnswerCell,
  COMPANY_COLUMNS,
  type CompanyCell,
  type TableCompanies,
} from './store.ts';

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

const ASKED = ['personaId', 'model'] as const;

/** Some answers: a `from` and `where` that give them as `a`, and the condition of their mentions `m`. */
export interface CountedAnswers {
  answers: SQL;
  mentions: SQL;
}

/** Answers that were asked as personas; no rollup has them. Two indexes have all that is counted of them, but the model. */
export const asPersonas = ({ userId, from, to }: AskedQuery): CountedAnswers => ({
  answers: sql`
    sightline.persona s cross join lateral (
      select * from sightline.answer a
      where ${askedAsPersona(userId, { from, to })} offset 0
    ) a where s.user_id = ${userId}`,
  mentions: sql`m.day >= ${from}::date and m.day <= ${to}::date and not m.asked_plainly`,
});

/** Plain answers of some days. */
export const plainOn = ({ userId }: AskedQuery, days: readonly string[]): CountedAnswers => ({
  answers: sql`
    (select * from sightline.answer a where a.user_id = ${userId} and a.day = ${anyOf(days, 'date')} offset 0) a
    where ${ASKED_PLAINLY} and a.status = 'answered'`,
  mentions: sql`m.day = ${anyOf(days, 'date')} and m.asked_plainly`,
});

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
        from ${MANY} cross join lateral (${given(query, answers)} and ${IS_MANY}) a
        group by ${GROUP}`,
    [...ASKED, ...ANSWER_COLUMNS, 'visiblePrompts'],
  );

export const askedCompanyCells = (db: Db, query: AskedQuery, { answers, mentions }: CountedAnswers) =>
  countedRows<AskedCompanyCell>(
    db,
    sql`select ${keyOf(query)}, case when a.company_id = ${anyOf(query.shown, 'uuid')} then a.company_id end as "companyId",
               count(*)::int as mentions,
               (count(*) filter (where not a.branded))::int as "unbrandedMentions",
               sum(a.position)::int as "positionSum", count(a.sentiment)::int as analyzed,
               coalesce(sum(a.sentiment), 0)::float8 as "sentimentSum"
        from ${MANY} cross join lateral (
          select * from (
            select * from (${given(query, answers)}) a
            full join (
              select m.answer_id as id, m.company_id, m.position, m.sentiment from sightline.mention m
              where m.user_id = ${query.userId} and m.company_id = ${anyOf(query.tracked, 'uuid')} and ${mentions} offset 0
            ) m using (id) offset 0
          ) a
          where a.prompt_id is not null and a.company_id is not null and ${IS_MANY}
        ) a
        group by ${GROUP}, "companyId"`,
    [...ASKED, ...COMPANY_COLUMNS],
  );

/** @throws BAD_USER_INPUT where there are too many; never only a part of them */
async function countedRows<Row>(db: Db, query: SQL, columns: Columns<Row>): Promise<Row[]> {
  const found = await readColumns<Row>(db, sql`${query} limit ${MAX_CELLS + 1}`, columns);
  if (found.length > MAX_CELLS) throw tooLarge();
  return found;
}

const keyOf = ({ topics: [topic], byModel }: AskedQuery): SQL => sql`
  ${topic?.isAggregate ? sql`${topic.id}::uuid` : sql`a.topic_id`} as "topicId", a.platform,
  to_char(a.day, 'YYYY-MM-DD') as day,
  a.persona_id as "personaId", ${byModel ? sql`nullif(a.model, '')` : sql`null::text`} as model`;

/** What `keyOf` is made of; a date is compared much faster than its text. */
const GROUP = sql`1, 2, a.day, 4, 5`;

/**
 * Answers with the topic of their prompt and whether it names the brand. A full join is made by hash: the embedded database has no
 * statistics and would look up the prompt, or the mentions, of each answer. `offset 0` keeps it from becoming another one.
 */
const given = ({ userId, platform, topics }: AskedQuery, answers: SQL): SQL => sql`
  select * from (
    select * from (
      select a.id, a.prompt_id, a.platform, a.day, a.persona_id, a.model, a.visible, a.missed, a.own_cited,
             a.status = 'answered' as answered
      from (select a.* from ${answers}) a
      where ${platform === null ? sql`true` : sql`a.platform = ${platform}`}
    ) a
    full join (
      select p.id as prompt_id, p.topic_id, p.branded from sightline.prompt p where p.user_id = ${userId} offset 0
    ) p using (prompt_id) offset 0
  ) a
  where a.id is not null
    and ${
      topics[0]?.isAggregate
        ? sql`true`
        : sql`a.topic_id = ${anyOf(
            topics.map(({ id }) => id),
            'uuid',
          )}`
    }`;
