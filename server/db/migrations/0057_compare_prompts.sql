-- What a test of the change between two windows needs of the prompts, compared pair by pair: a pair is a prompt on a platform that was
-- measured in both. The formulas are those of `pairPrompts` (server/statistics/changes.ts). `mention…` is about answers that
-- name the brand, of prompts that do not, and `sentiment…` about judged answers of all prompts.
--
-- topic: the prompts of this topic; all of the account for the aggregate topic.
-- days, weeks, months: the days, the weeks (their Mondays) and the months (their first days) that make up both windows.
-- later_from: the first day of the later window.
--
-- A function, because it can set `enable_sort`: the embedded database has no statistics, takes the rows for few, and
-- would sort tens of thousands of them to add them up, which takes twice as long as a hash table. A statement calls it without
-- reading tables itself: on a cluster it would otherwise run on a node that has a part of them. Not in SQL, because Citus
-- cannot plan the statements of SQL functions with arguments.
--
-- Takes the place of the function of migration 0054: sums of sentiment are of judged answers only, which are few and whose
-- numbers are the slow ones to add, and each pair is weighed once.
CREATE FUNCTION "sightline"."compare_prompts_3"(
	account uuid, topic uuid, only_platform text, days date[], weeks date[], months date[], later_from date
) RETURNS TABLE (
	mention_weight float8, mention_gain float8, mention_now float8, mention_before float8,
	mention_pairs int, mention_prompts int,
	sentiment_weight float8, sentiment_gain float8, sentiment_now float8, sentiment_before float8,
	sentiment_pairs int, sentiment_prompts int
) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan
SET enable_sort = off
SET search_path = pg_catalog, pg_temp
AS $$
#variable_conflict use_column
BEGIN
	RETURN QUERY WITH paired AS (
		SELECT d.prompt_id,
			coalesce(sum(d.answers) FILTER (WHERE d.later)::float8, 0) AS answers,
			coalesce(sum(d.visible) FILTER (WHERE d.later)::float8, 0) AS visible,
			coalesce(sum(d.analyzed) FILTER (WHERE d.later AND d.analyzed > 0)::float8, 0) AS analyzed,
			coalesce(sum(d.sentiment_sum) FILTER (WHERE d.later AND d.analyzed > 0)::float8, 0) AS sentiment,
			coalesce(sum(d.answers) FILTER (WHERE NOT d.later)::float8, 0) AS answers_before,
			coalesce(sum(d.visible) FILTER (WHERE NOT d.later)::float8, 0) AS visible_before,
			coalesce(sum(d.analyzed) FILTER (WHERE NOT d.later AND d.analyzed > 0)::float8, 0) AS analyzed_before,
			coalesce(sum(d.sentiment_sum) FILTER (WHERE NOT d.later AND d.analyzed > 0)::float8, 0) AS sentiment_before
		FROM (
			SELECT d.prompt_id, d.platform, d.day >= later_from AS later, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM unnest(days) w (day)
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_day d WHERE d.user_id = account AND d.day = w.day OFFSET 0
			) d WHERE (SELECT t.is_aggregate FROM sightline.topic t WHERE t.user_id = account AND t.id = compare_prompts_3.topic)
			UNION ALL
			SELECT d.prompt_id, d.platform, d.week >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM unnest(weeks) w (week)
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_week d WHERE d.user_id = account AND d.week = w.week OFFSET 0
			) d WHERE (SELECT t.is_aggregate FROM sightline.topic t WHERE t.user_id = account AND t.id = compare_prompts_3.topic)
			UNION ALL
			SELECT d.prompt_id, d.platform, d.month >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM unnest(months) w (month)
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_month d WHERE d.user_id = account AND d.month = w.month OFFSET 0
			) d WHERE (SELECT t.is_aggregate FROM sightline.topic t WHERE t.user_id = account AND t.id = compare_prompts_3.topic)
			UNION ALL
			SELECT d.prompt_id, d.platform, d.day >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM sightline.prompt p
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_day d
				WHERE d.user_id = account AND d.prompt_id = p.id AND d.day = ANY (days) OFFSET 0
			) d WHERE p.user_id = account AND p.topic_id = compare_prompts_3.topic
			UNION ALL
			SELECT d.prompt_id, d.platform, d.week >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM sightline.prompt p
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_week d
				WHERE d.user_id = account AND d.prompt_id = p.id AND d.week = ANY (weeks) OFFSET 0
			) d WHERE p.user_id = account AND p.topic_id = compare_prompts_3.topic
			UNION ALL
			SELECT d.prompt_id, d.platform, d.month >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM sightline.prompt p
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_month d
				WHERE d.user_id = account AND d.prompt_id = p.id AND d.month = ANY (months) OFFSET 0
			) d WHERE p.user_id = account AND p.topic_id = compare_prompts_3.topic
		) d
		WHERE d.answers > 0 AND CASE WHEN only_platform IS NULL THEN d.platform <> '*' ELSE d.platform = only_platform END
		GROUP BY d.prompt_id, d.platform
	), weighed AS (
		SELECT p.*,
			coalesce(p.answers * p.answers_before / nullif(p.answers + p.answers_before, 0), 0) AS mention,
			coalesce(p.analyzed * p.analyzed_before / nullif(p.analyzed + p.analyzed_before, 0), 0) AS judged
		-- "offset 0": otherwise each sum below would compute its weight again.
		FROM paired p OFFSET 0
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
	) p;
END
$$;
--> statement-breakpoint
-- A function may be called by everybody unless that is revoked.
REVOKE ALL ON FUNCTION "sightline"."compare_prompts_3" FROM PUBLIC;
--> statement-breakpoint
DROP FUNCTION "sightline"."compare_prompts_2";
