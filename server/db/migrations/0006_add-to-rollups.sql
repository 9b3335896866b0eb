-- What ingest adds to the daily rollups (server/modules/answers/rollup-store.ts), as a function because the plans of its
-- statements are then kept for the connection. Each rollup comes as an array a column, its columns with the same letter
-- in front: p_ prompts, t_ topics, c_ companies, s_ sources, j_ judges. The number: while a new version of the product
-- takes the place of an old one both may be at work, so a change makes a function of the next number beside this one.
CREATE FUNCTION "sightline"."add_to_rollups_1"(
	account uuid, aggregate uuid,
	p_prompt uuid[], p_topic uuid[], p_day date[], p_platform text[], p_branded boolean[],
	p_answers integer[], p_failed integer[], p_visible integer[], p_missed integer[],
	t_topic uuid[], t_day date[], t_platform text[], t_branded boolean[],
	t_answers integer[], t_failed integer[], t_visible integer[], t_missed integer[], t_own_cited integer[],
	t_analyzed integer[], t_sentiment_sum numeric[], t_sentiment_squares numeric[],
	c_topic uuid[], c_day date[], c_platform text[], c_branded boolean[], c_company uuid[],
	c_mentions integer[], c_position_sum integer[], c_first integer[], c_analyzed integer[], c_sentiment_sum numeric[],
	s_topic uuid[], s_day date[], s_platform text[], s_source uuid[],
	s_mentions integer[], s_visible integer[], s_missed integer[],
	j_topic uuid[], j_day date[], j_platform text[], j_branded boolean[], j_judge text[], j_analyzed integer[]
) RETURNS void
LANGUAGE plpgsql
-- A plan for the arrays at hand would be no better than one for any: they are joined with each other alone.
SET plan_cache_mode = force_generic_plan
SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
	-- A prompt makes an impression once a topic, day and platform, when its first visible answer arrives: the visible
	-- count of its day then equals the batch's own.
	WITH added AS MATERIALIZED (
		SELECT * FROM unnest(p_prompt, p_topic, p_day, p_platform, p_branded, p_answers, p_failed, p_visible, p_missed)
			AS r(prompt_id, topic_id, day, platform, branded, answers, failed, visible, missed)
	),
	total AS (
		INSERT INTO sightline.prompt_day AS d (user_id, prompt_id, day, platform, answers, failed, visible, missed)
		SELECT account, r.prompt_id, r.day, r.platform, r.answers, r.failed, r.visible, r.missed FROM added r
		ON CONFLICT (user_id, prompt_id, day, platform) DO UPDATE
			SET answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
				visible = d.visible + excluded.visible, missed = d.missed + excluded.missed
		RETURNING prompt_id, day, platform, visible
	),
	impression AS MATERIALIZED (
		SELECT t.id AS topic_id, r.day, r.platform, r.branded, count(*) AS prompts
		FROM added r
		JOIN total p ON p.prompt_id = r.prompt_id AND p.day = r.day AND p.platform = r.platform
		CROSS JOIN LATERAL (VALUES (r.topic_id), (aggregate)) AS t(id)
		WHERE r.visible > 0 AND p.visible = r.visible
		GROUP BY t.id, r.day, r.platform, r.branded
	)
	INSERT INTO sightline.topic_day AS d
		(user_id, topic_id, day, platform, branded, answers, failed, visible, impressions, missed, own_cited,
		 analyzed, sentiment_sum, sentiment_squares)
	SELECT account, r.topic_id, r.day, r.platform, r.branded, r.answers, r.failed, r.visible,
		coalesce(i.prompts, 0), r.missed, r.own_cited, r.analyzed, r.sentiment_sum, r.sentiment_squares
	FROM unnest(t_topic, t_day, t_platform, t_branded, t_answers, t_failed, t_visible, t_missed, t_own_cited,
			t_analyzed, t_sentiment_sum, t_sentiment_squares)
		AS r(topic_id, day, platform, branded, answers, failed, visible, missed, own_cited,
			analyzed, sentiment_sum, sentiment_squares)
	LEFT JOIN impression i ON i.topic_id = r.topic_id AND i.day = r.day AND i.platform = r.platform
		AND i.branded = r.branded
	ON CONFLICT (user_id, topic_id, day, platform, branded) DO UPDATE
		SET answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
			visible = d.visible + excluded.visible, impressions = d.impressions + excluded.impressions,
			missed = d.missed + excluded.missed, own_cited = d.own_cited + excluded.own_cited,
			analyzed = d.analyzed + excluded.analyzed, sentiment_sum = d.sentiment_sum + excluded.sentiment_sum,
			sentiment_squares = d.sentiment_squares + excluded.sentiment_squares;

	INSERT INTO sightline.company_day AS d
		(user_id, topic_id, day, platform, branded, company_id, mentions, position_sum, first, analyzed, sentiment_sum)
	SELECT account, r.* FROM unnest(c_topic, c_day, c_platform, c_branded, c_company,
		c_mentions, c_position_sum, c_first, c_analyzed, c_sentiment_sum) AS r
	ON CONFLICT (user_id, topic_id, day, platform, branded, company_id) DO UPDATE
		SET mentions = d.mentions + excluded.mentions, position_sum = d.position_sum + excluded.position_sum,
			first = d.first + excluded.first, analyzed = d.analyzed + excluded.analyzed,
			sentiment_sum = d.sentiment_sum + excluded.sentiment_sum;

	INSERT INTO sightline.source_day AS d (user_id, topic_id, day, platform, source_id, mentions, visible, missed)
	SELECT account, r.* FROM unnest(s_topic, s_day, s_platform, s_source, s_mentions, s_visible, s_missed) AS r
	ON CONFLICT (user_id, topic_id, day, platform, source_id) DO UPDATE
		SET mentions = d.mentions + excluded.mentions, visible = d.visible + excluded.visible,
			missed = d.missed + excluded.missed;

	INSERT INTO sightline.judge_day AS d (user_id, topic_id, day, platform, branded, judge, analyzed)
	SELECT account, r.* FROM unnest(j_topic, j_day, j_platform, j_branded, j_judge, j_analyzed) AS r
	ON CONFLICT (user_id, topic_id, day, platform, branded, judge) DO UPDATE
		SET analyzed = d.analyzed + excluded.analyzed;
END
$$;
--> statement-breakpoint
-- As little anybody's as the tables are: a function may be called by all unless that is taken back.
REVOKE ALL ON FUNCTION "sightline"."add_to_rollups_1" FROM PUBLIC;
