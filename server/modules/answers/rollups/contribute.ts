import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import type { Db } from '../../../db/client.ts';

/** Which answers are added to topics' rollups, and how. */
export interface Contribution {
  userId: string;
  /** Those of some prompts, or of some days (UTC, YYYY-MM-DD). */
  of: 'all' | { promptIds: readonly string[] } | { days: readonly string[] };
  /** `all`: the rows of the prompt's topic and of the aggregate topic; `own`: those of the prompt's topic alone. */
  topics: 'all' | 'own';
  /** -1 takes away what was added. */
  sign: 1 | -1;
}

/**
 * Adds answers, as they are stored, to the rollups that are kept by topic. All of them are sums over prompts, the
 * impressions as well (a prompt counts once a topic, day and platform), so what is added can be taken away again.
 */
export async function contribute(tx: Db, contribution: Contribution): Promise<void> {
  await contributeTopicDays(tx, contribution);
  await contributeCompanyDays(tx, contribution);
  await contributeSourceDays(tx, contribution);
  await contributeJudgeDays(tx, contribution);
}

// The embedded database keeps no statistics and would join these tables row by row. `lateral … offset 0` leaves it
// one way only: from each prompt to its answers, or each of some days' answers to its prompt, and from each answer to
// its findings, by key. The company is compared afterwards: as a part of the key, it would be looked up by an index
// that holds all of the brand's mentions.

/** Answers with their prompt and the topics they count for. */
const measured = ({ userId, of, topics }: Contribution): SQL => {
  const t = sql`(select t.id from sightline.topic t
     where t.user_id = p.user_id and (t.id = p.topic_id ${topics === 'all' ? sql`or t.is_aggregate` : sql``})
     offset 0) t`;
  if (of !== 'all' && 'days' in of) {
    return sql`
  from (select ${ANSWER} from sightline.answer a
        where a.user_id = ${userId} and a.day = ${anyOf(of.days, 'date')} offset 0) a
  cross join lateral
    (select p.* from sightline.prompt p where p.user_id = a.user_id and p.id = a.prompt_id offset 0) p
  cross join lateral ${t}`;
  }
  const some = of === 'all' ? sql`` : sql`and p.id = ${anyOf(of.promptIds, 'uuid')}`;
  return sql`
  from (select p.* from sightline.prompt p where p.user_id = ${userId} ${some} offset 0) p
  cross join lateral ${t}
  cross join lateral
    (select ${ANSWER} from sightline.answer a where a.user_id = p.user_id and a.prompt_id = p.id offset 0) a`;
};

const ANSWER = sql`a.user_id, a.id, a.prompt_id, a.day, a.platform, a.status, a.visible, a.missed, a.own_cited`;

async function contributeTopicDays(tx: Db, contribution: Contribution): Promise<void> {
  const sign = sql`${contribution.sign}::int`;
  await tx.execute(sql`
    insert into sightline.topic_day as d (user_id, topic_id, day, platform, branded, answers, failed, visible,
                                          impressions, missed, own_cited, analyzed, sentiment_sum,
                                          sentiment_squares)
    select a.user_id, t.id, a.day, s.platform, p.branded,
           ${sign} * count(*) filter (where a.status = 'answered'),
           ${sign} * count(*) filter (where a.status <> 'answered'),
           ${sign} * count(*) filter (where a.visible),
           ${sign} * count(distinct a.prompt_id) filter (where a.visible),
           ${sign} * count(*) filter (where a.missed), ${sign} * count(*) filter (where a.own_cited),
           ${sign} * count(m.sentiment), ${sign} * coalesce(sum(m.sentiment), 0),
           ${sign} * coalesce(sum(m.sentiment * m.sentiment), 0)
    ${measured(contribution)}
    cross join lateral (values (a.platform), ('*')) as s(platform)
    left join sightline.company b on b.user_id = a.user_id and b.kind = 'brand'
    left join lateral
      (select m.company_id, m.sentiment from sightline.mention m
       where m.user_id = a.user_id and m.answer_id = a.id offset 0) m on m.company_id = b.id
    group by a.user_id, t.id, a.day, s.platform, p.branded
    on conflict (user_id, topic_id, day, platform, branded) do update
      set answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
          visible = d.visible + excluded.visible, impressions = d.impressions + excluded.impressions,
          missed = d.missed + excluded.missed, own_cited = d.own_cited + excluded.own_cited,
          analyzed = d.analyzed + excluded.analyzed, sentiment_sum = d.sentiment_sum + excluded.sentiment_sum,
          sentiment_squares = d.sentiment_squares + excluded.sentiment_squares`);
}

async function contributeCompanyDays(tx: Db, contribution: Contribution): Promise<void> {
  const sign = sql`${contribution.sign}::int`;
  await tx.execute(sql`
    insert into sightline.company_day as d (user_id, topic_id, day, platform, branded, company_id, mentions,
                                            position_sum, first, analyzed, sentiment_sum)
    select a.user_id, t.id, a.day, a.platform, p.branded, m.company_id, ${sign} * count(*),
           ${sign} * sum(m.position), ${sign} * count(*) filter (where m.position = 1),
           ${sign} * count(m.sentiment), ${sign} * coalesce(sum(m.sentiment), 0)
    ${measured(contribution)}
    cross join lateral
      (select m.company_id, m.position, m.sentiment from sightline.mention m
       where m.user_id = a.user_id and m.answer_id = a.id offset 0) m
    group by a.user_id, t.id, a.day, a.platform, p.branded, m.company_id
    on conflict (user_id, topic_id, day, platform, branded, company_id) do update
      set mentions = d.mentions + excluded.mentions, position_sum = d.position_sum + excluded.position_sum,
          first = d.first + excluded.first, analyzed = d.analyzed + excluded.analyzed,
          sentiment_sum = d.sentiment_sum + excluded.sentiment_sum`);
}

async function contributeSourceDays(tx: Db, contribution: Contribution): Promise<void> {
  const sign = sql`${contribution.sign}::int`;
  await tx.execute(sql`
    insert into sightline.source_day as d (user_id, topic_id, day, platform, source_id, mentions, visible, missed)
    select a.user_id, t.id, a.day, a.platform, c.source_id, ${sign} * count(*),
           ${sign} * count(*) filter (where a.visible), ${sign} * count(*) filter (where a.missed)
    ${measured(contribution)}
    cross join lateral
      (select c.source_id from sightline.citation c
       where c.user_id = a.user_id and c.answer_id = a.id offset 0) c
    group by a.user_id, t.id, a.day, a.platform, c.source_id
    on conflict (user_id, topic_id, day, platform, source_id) do update
      set mentions = d.mentions + excluded.mentions, visible = d.visible + excluded.visible,
          missed = d.missed + excluded.missed`);
}

async function contributeJudgeDays(tx: Db, contribution: Contribution): Promise<void> {
  await tx.execute(sql`
    insert into sightline.judge_day as d (user_id, topic_id, day, platform, branded, judge, analyzed)
    select a.user_id, t.id, a.day, s.platform, p.branded, m.judge, ${contribution.sign}::int * count(*)
    ${measured(contribution)}
    cross join lateral (values (a.platform), ('*')) as s(platform)
    join sightline.company b on b.user_id = a.user_id and b.kind = 'brand'
    join lateral
      (select m.company_id, m.sentiment, m.judge from sightline.mention m
       where m.user_id = a.user_id and m.answer_id = a.id offset 0) m on m.company_id = b.id
    where m.sentiment is not null
    group by a.user_id, t.id, a.day, s.platform, p.branded, m.judge
    on conflict (user_id, topic_id, day, platform, branded, judge) do update
      set analyzed = d.analyzed + excluded.analyzed`);
}
