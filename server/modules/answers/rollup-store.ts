import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import type { RollupDeltas } from './rollup-model.ts';

/**
 * Adds what a batch of answers changes, to all rollups in one statement. Impressions are found on the way: a prompt
 * counts once a topic, day and platform, when its first visible answer arrives, and then the visible count of its day
 * equals the batch's own. The caller holds the account.
 */
export async function addToRollups(
  tx: Db,
  userId: string,
  deltas: RollupDeltas,
  aggregateTopicId: string,
): Promise<void> {
  await tx.execute(sql`
    with prompt_delta as materialized (select * from ${promptDays(deltas)}),
    prompt_total as (
      insert into sightline.prompt_day as d (user_id, prompt_id, day, platform, answers, failed, visible, missed)
      select ${userId}::uuid, r."promptId", r.day, r.platform, r.answers, r.failed, r.visible, r.missed
      from prompt_delta r
      on conflict (user_id, prompt_id, day, platform) do update
        set answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
            visible = d.visible + excluded.visible, missed = d.missed + excluded.missed
      returning prompt_id, day, platform, visible),
    impression as materialized (
      select t.id as topic_id, r.day, r.platform, r.branded, count(*) as prompts
      from prompt_delta r
      join prompt_total p on p.prompt_id = r."promptId" and p.day = r.day and p.platform = r.platform
      cross join lateral (values (r."topicId"), (${aggregateTopicId}::uuid)) as t(id)
      where r.visible > 0 and p.visible = r.visible
      group by t.id, r.day, r.platform, r.branded),
    topic as (
      insert into sightline.topic_day as d
        (user_id, topic_id, day, platform, branded, answers, failed, visible, impressions, missed, own_cited,
         analyzed, sentiment_sum, sentiment_squares)
      select ${userId}::uuid, r."topicId", r.day, r.platform, r.branded, r.answers, r.failed, r.visible,
             coalesce(i.prompts, 0), r.missed, r."ownCited", r.analyzed, r."sentimentSum", r."sentimentSquares"
      from ${topicDays(deltas)}
      left join impression i on i.topic_id = r."topicId" and i.day = r.day and i.platform = r.platform
        and i.branded = r.branded
      on conflict (user_id, topic_id, day, platform, branded) do update
        set answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
            visible = d.visible + excluded.visible, impressions = d.impressions + excluded.impressions,
            missed = d.missed + excluded.missed, own_cited = d.own_cited + excluded.own_cited,
            analyzed = d.analyzed + excluded.analyzed, sentiment_sum = d.sentiment_sum + excluded.sentiment_sum,
            sentiment_squares = d.sentiment_squares + excluded.sentiment_squares),
    company as (
      insert into sightline.company_day as d
        (user_id, topic_id, day, platform, branded, company_id, mentions, position_sum, first, analyzed,
         sentiment_sum)
      select ${userId}::uuid, r."topicId", r.day, r.platform, r.branded, r."companyId", r.mentions,
             r."positionSum", r.first, r.analyzed, r."sentimentSum"
      from ${companyDays(deltas)}
      on conflict (user_id, topic_id, day, platform, branded, company_id) do update
        set mentions = d.mentions + excluded.mentions, position_sum = d.position_sum + excluded.position_sum,
            first = d.first + excluded.first, analyzed = d.analyzed + excluded.analyzed,
            sentiment_sum = d.sentiment_sum + excluded.sentiment_sum),
    source as (
      insert into sightline.source_day as d (user_id, topic_id, day, platform, source_id, mentions, visible, missed)
      select ${userId}::uuid, r."topicId", r.day, r.platform, r."sourceId", r.mentions, r.visible, r.missed
      from ${sourceDays(deltas)}
      on conflict (user_id, topic_id, day, platform, source_id) do update
        set mentions = d.mentions + excluded.mentions, visible = d.visible + excluded.visible,
            missed = d.missed + excluded.missed)
    insert into sightline.judge_day as d (user_id, topic_id, day, platform, branded, judge, analyzed)
    select ${userId}::uuid, r."topicId", r.day, r.platform, r.branded, r.judge, r.analyzed
    from ${judgeDays(deltas)}
    on conflict (user_id, topic_id, day, platform, branded, judge) do update
      set analyzed = d.analyzed + excluded.analyzed`);
}

const PLACE = { topicId: 'uuid', day: 'date', platform: 'text' } as const;
const COUNTS = { answers: 'int', failed: 'int', visible: 'int', missed: 'int' } as const;
const SENTIMENT = { analyzed: 'int', sentimentSum: 'numeric' } as const;

const promptDays = (deltas: RollupDeltas) =>
  tableOf('r', { promptId: 'uuid', ...PLACE, branded: 'boolean', ...COUNTS }, deltas.promptDays);

const topicDays = (deltas: RollupDeltas) =>
  tableOf(
    'r',
    { ...PLACE, branded: 'boolean', ...COUNTS, ownCited: 'int', ...SENTIMENT, sentimentSquares: 'numeric' },
    deltas.topicDays,
  );

const companyDays = (deltas: RollupDeltas) =>
  tableOf(
    'r',
    {
      ...PLACE,
      branded: 'boolean',
      companyId: 'uuid',
      mentions: 'int',
      positionSum: 'int',
      first: 'int',
      ...SENTIMENT,
    },
    deltas.companyDays,
  );

const sourceDays = (deltas: RollupDeltas) =>
  tableOf(
    'r',
    { ...PLACE, sourceId: 'uuid', mentions: 'int', visible: 'int', missed: 'int' },
    deltas.sourceDays,
  );

const judgeDays = (deltas: RollupDeltas) =>
  tableOf('r', { ...PLACE, branded: 'boolean', judge: 'text', analyzed: 'int' }, deltas.judgeDays);
