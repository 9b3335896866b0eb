import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type {
  CompanyDayDelta,
  JudgeDayDelta,
  PromptDayDelta,
  SourceDayDelta,
  TopicDayDelta,
} from './rollup-model.ts';

/** Adds to the prompt days. @returns each given row with its visible count after the addition */
export async function addPromptDays(
  tx: Db,
  userId: string,
  deltas: readonly PromptDayDelta[],
): Promise<(PromptDayDelta & { total: number })[]> {
  const after = await rows<{ promptId: string; day: string; platform: string; total: number }>(
    tx,
    sql`insert into sightline.prompt_day as d (user_id, prompt_id, day, platform, answers, failed, visible, missed)
        select ${userId}::uuid, r."promptId", r.day, r.platform, r.answers, r.failed, r.visible, r.missed
        from jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb)
          as r("promptId" uuid, day date, platform text, answers int, failed int, visible int, missed int)
        on conflict (user_id, prompt_id, day, platform) do update
          set answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
              visible = d.visible + excluded.visible, missed = d.missed + excluded.missed
        returning prompt_id as "promptId", to_char(day, 'YYYY-MM-DD') as day, platform, visible as total`,
  );
  const totals = new Map(after.map((row) => [`${row.promptId}|${row.day}|${row.platform}`, row.total]));
  return deltas.map((delta) => ({
    ...delta,
    total: totals.get(`${delta.promptId}|${delta.day}|${delta.platform}`) ?? 0,
  }));
}

/** Adds to the topic days. */
export async function addTopicDays(tx: Db, userId: string, deltas: readonly TopicDayDelta[]): Promise<void> {
  if (deltas.length === 0) return;
  await tx.execute(sql`
    insert into sightline.topic_day as d
      (user_id, topic_id, day, platform, branded, answers, failed, visible, impressions, missed, own_cited,
       analyzed, sentiment_sum, sentiment_squares)
    select ${userId}::uuid, r."topicId", r.day, r.platform, r.branded, r.answers, r.failed, r.visible,
           r.impressions, r.missed, r."ownCited", r.analyzed, r."sentimentSum", r."sentimentSquares"
    from jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb)
      as r("topicId" uuid, day date, platform text, branded boolean, answers int, failed int, visible int,
           impressions int, missed int, "ownCited" int, analyzed int, "sentimentSum" numeric,
           "sentimentSquares" numeric)
    on conflict (user_id, topic_id, day, platform, branded) do update
      set answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
          visible = d.visible + excluded.visible, impressions = d.impressions + excluded.impressions,
          missed = d.missed + excluded.missed, own_cited = d.own_cited + excluded.own_cited,
          analyzed = d.analyzed + excluded.analyzed, sentiment_sum = d.sentiment_sum + excluded.sentiment_sum,
          sentiment_squares = d.sentiment_squares + excluded.sentiment_squares`);
}

/** Adds to the company days. */
export async function addCompanyDays(
  tx: Db,
  userId: string,
  deltas: readonly CompanyDayDelta[],
): Promise<void> {
  if (deltas.length === 0) return;
  await tx.execute(sql`
    insert into sightline.company_day as d
      (user_id, topic_id, day, platform, branded, company_id, mentions, position_sum, first, analyzed, sentiment_sum)
    select ${userId}::uuid, r."topicId", r.day, r.platform, r.branded, r."companyId", r.mentions,
           r."positionSum", r.first, r.analyzed, r."sentimentSum"
    from jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb)
      as r("topicId" uuid, day date, platform text, branded boolean, "companyId" uuid, mentions int,
           "positionSum" int, first int, analyzed int, "sentimentSum" numeric)
    on conflict (user_id, topic_id, day, platform, branded, company_id) do update
      set mentions = d.mentions + excluded.mentions, position_sum = d.position_sum + excluded.position_sum,
          first = d.first + excluded.first, analyzed = d.analyzed + excluded.analyzed,
          sentiment_sum = d.sentiment_sum + excluded.sentiment_sum`);
}

/** Adds to the source days. */
export async function addSourceDays(
  tx: Db,
  userId: string,
  deltas: readonly SourceDayDelta[],
): Promise<void> {
  if (deltas.length === 0) return;
  await tx.execute(sql`
    insert into sightline.source_day as d (user_id, topic_id, day, platform, source_id, mentions, visible, missed)
    select ${userId}::uuid, r."topicId", r.day, r.platform, r."sourceId", r.mentions, r.visible, r.missed
    from jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb)
      as r("topicId" uuid, day date, platform text, "sourceId" uuid, mentions int, visible int, missed int)
    on conflict (user_id, topic_id, day, platform, source_id) do update
      set mentions = d.mentions + excluded.mentions, visible = d.visible + excluded.visible,
          missed = d.missed + excluded.missed`);
}

/** Adds to the judges' days. */
export async function addJudgeDays(tx: Db, userId: string, deltas: readonly JudgeDayDelta[]): Promise<void> {
  if (deltas.length === 0) return;
  await tx.execute(sql`
    insert into sightline.judge_day as d (user_id, topic_id, day, platform, branded, judge, analyzed)
    select ${userId}::uuid, r."topicId", r.day, r.platform, r.branded, r.judge, r.analyzed
    from jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb)
      as r("topicId" uuid, day date, platform text, branded boolean, judge text, analyzed int)
    on conflict (user_id, topic_id, day, platform, branded, judge) do update
      set analyzed = d.analyzed + excluded.analyzed`);
}
