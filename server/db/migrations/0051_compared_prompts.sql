CREATE INDEX "prompt_day_by_day" ON "sightline"."prompt_day" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "prompt_week_by_week" ON "sightline"."prompt_week" USING btree ("user_id","week");--> statement-breakpoint
-- What a test of the change between two windows needs of the prompts, compared pair by pair: a pair is a prompt on a platform that was
-- measured in both. The formulas are those of `pairPrompts` (server/statistics/changes.ts). `mention…` is about answers that
-- name the brand, of prompts that do not, and `sentiment…` about judged answers of all prompts.
--
-- topic: the prompts of this topic; all of the account for the aggregate topic.
-- days, weeks: the days and the weeks (their Mondays) that make up both windows.
-- later_from: the first day of the later window.
--
-- A function, because it can set `enable_sort`: the embedded database has no statistics, takes the rows for few, and
-- would sort tens of thousands of them to add them up, which takes twice as long as a hash table. A statement calls it without
-- reading tables itself: on a cluster it would otherwise run on a node that has a part of them.
CREATE FUNCTION "sightline"."compare_prompts_1"(
	account uuid, topic uuid, only_platform text, days date[], weeks date[], later_from date
) RETURNS TABLE (
	mention_weight float8, mention_gain float8, mention_now float8, mention_before float8,
	mention_pairs int, mention_prompts int,
	sentiment_weight float8, sentiment_gain float8, sentiment_now float8, sentiment_before float8,
	sentiment_pairs int, sentiment_prompts int
) LANGUAGE sql STABLE
SET enable_sort = off
SET search_path = pg_catalog, pg_temp
AS $$
	WITH counted AS (
		SELECT d.prompt_id, d.platform, d.later, sum(d.answers) AS answers, sum(d.visible) AS visible,
			sum(d.analyzed) AS analyzed, sum(d.sentiment_sum) AS sentiment
		FROM (
			SELECT d.prompt_id, d.platform, d.day >= later_from AS later, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM unnest(days) w (day)
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_day d WHERE d.user_id = account AND d.day = w.day OFFSET 0
			) d WHERE (SELECT t.is_aggregate FROM sightline.topic t WHERE t.user_id = account AND t.id = compare_prompts_1.topic)
			UNION ALL
			SELECT d.prompt_id, d.platform, d.week >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM unnest(weeks) w (week)
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_week d WHERE d.user_id = account AND d.week = w.week OFFSET 0
			) d WHERE (SELECT t.is_aggregate FROM sightline.topic t WHERE t.user_id = account AND t.id = compare_prompts_1.topic)
			UNION ALL
			SELECT d.prompt_id, d.platform, d.day >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM sightline.prompt p
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_day d
				WHERE d.user_id = account AND d.prompt_id = p.id AND d.day = ANY (days) OFFSET 0
			) d WHERE p.user_id = account AND p.topic_id = compare_prompts_1.topic
			UNION ALL
			SELECT d.prompt_id, d.platform, d.week >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM sightline.prompt p
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_week d
				WHERE d.user_id = account AND d.prompt_id = p.id AND d.week = ANY (weeks) OFFSET 0
			) d WHERE p.user_id = account AND p.topic_id = compare_prompts_1.topic
		) d
		WHERE d.answers > 0 AND CASE WHEN only_platform IS NULL THEN d.platform <> '*' ELSE d.platform = only_platform END
		GROUP BY d.prompt_id, d.platform, d.later
	), paired AS (
		SELECT c.prompt_id,
			coalesce(max(c.answers) FILTER (WHERE c.later), 0)::float8 AS answers,
			coalesce(max(c.visible) FILTER (WHERE c.later), 0)::float8 AS visible,
			coalesce(max(c.analyzed) FILTER (WHERE c.later), 0)::float8 AS analyzed,
			coalesce(max(c.sentiment) FILTER (WHERE c.later), 0)::float8 AS sentiment,
			coalesce(max(c.answers) FILTER (WHERE NOT c.later), 0)::float8 AS answers_before,
			coalesce(max(c.visible) FILTER (WHERE NOT c.later), 0)::float8 AS visible_before,
			coalesce(max(c.analyzed) FILTER (WHERE NOT c.later), 0)::float8 AS analyzed_before,
			coalesce(max(c.sentiment) FILTER (WHERE NOT c.later), 0)::float8 AS sentiment_before
		FROM counted c GROUP BY c.prompt_id, c.platform
	), weighed AS (
		SELECT p.*,
			coalesce(p.answers * p.answers_before / nullif(p.answers + p.answers_before, 0), 0) AS mention,
			coalesce(p.analyzed * p.analyzed_before / nullif(p.analyzed + p.analyzed_before, 0), 0) AS judged
		FROM paired p
	), of_prompt AS (
		SELECT w.prompt_id,
			sum(w.mention) AS mention_weight,
			sum(w.mention * (w.visible / w.answers - w.visible_before / w.answers_before)) FILTER (WHERE w.mention > 0) AS mention_gain,
			sum(w.mention * w.mention / w.answers) FILTER (WHERE w.mention > 0) AS mention_now,
			sum(w.mention * w.mention / w.answers_before) FILTER (WHERE w.mention > 0) AS mention_before,
			sum(w.judged) AS sentiment_weight,
			sum(w.judged * (w.sentiment / w.analyzed - w.sentiment_before / w.analyzed_before)) FILTER (WHERE w.judged > 0) AS sentiment_gain,
			sum(w.judged * w.judged / w.analyzed) FILTER (WHERE w.judged > 0) AS sentiment_now,
			sum(w.judged * w.judged / w.analyzed_before) FILTER (WHERE w.judged > 0) AS sentiment_before,
			sum(w.analyzed + w.analyzed_before) AS judged
		FROM weighed w GROUP BY w.prompt_id
	)
	SELECT
		coalesce(sum(o.mention_weight) FILTER (WHERE NOT p.branded), 0),
		coalesce(sum(o.mention_gain) FILTER (WHERE NOT p.branded), 0),
		coalesce(sum(o.mention_now) FILTER (WHERE NOT p.branded), 0),
		coalesce(sum(o.mention_before) FILTER (WHERE NOT p.branded), 0),
		(count(*) FILTER (WHERE NOT p.branded AND o.mention_weight > 0))::int,
		(count(*) FILTER (WHERE NOT p.branded))::int,
		coalesce(sum(o.sentiment_weight), 0), coalesce(sum(o.sentiment_gain), 0),
		coalesce(sum(o.sentiment_now), 0), coalesce(sum(o.sentiment_before), 0),
		(count(*) FILTER (WHERE o.sentiment_weight > 0))::int,
		(count(*) FILTER (WHERE o.judged > 0))::int
	FROM of_prompt o
	CROSS JOIN LATERAL (
		SELECT p.branded FROM sightline.prompt p WHERE p.user_id = account AND p.id = o.prompt_id OFFSET 0
	) p
$$;
--> statement-breakpoint
-- A function may be called by everybody unless that is revoked.
REVOKE ALL ON FUNCTION "sightline"."compare_prompts_1" FROM PUBLIC;
