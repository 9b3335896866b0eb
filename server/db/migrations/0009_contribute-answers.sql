-- The one definition of what stored answers contribute to the daily rollups. Adds (factor 1) or takes away (factor -1)
-- the contributions of answers as they, their prompts, mentions and citations are stored now.
--
-- A function, because its statements are then planned once per connection instead of once per call. Its name ends in a
-- number: a change is a new function with the next number.
--
-- `LATERAL (… OFFSET 0)` leaves the planner one way to read a table: by key, once per answer. The embedded database has
-- no statistics, and a plan made while the tables were empty would be kept.
CREATE FUNCTION "sightline"."contribute_answers_1"(account uuid, answer_ids uuid[], factor integer) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
	brand uuid := (SELECT c.id FROM sightline.company c WHERE c.user_id = account AND c.kind = 'brand');
	aggregate uuid := (SELECT t.id FROM sightline.topic t WHERE t.user_id = account AND t.is_aggregate);
	prompts uuid[];
	topics uuid[];
	days date[];
BEGIN
	WITH given AS MATERIALIZED (
		SELECT a.id, a.prompt_id, p.topic_id, p.branded, a.day, a.platform,
			(a.status = 'answered')::int AS answered, (a.status <> 'answered')::int AS failed,
			a.visible::int AS visible, a.missed::int AS missed, a.own_cited::int AS own_cited
		FROM unnest(answer_ids) AS i (id)
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.answer a WHERE a.user_id = account AND a.id = i.id OFFSET 0) a
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.prompt p WHERE p.user_id = account AND p.id = a.prompt_id OFFSET 0) p
	),
	named AS MATERIALIZED (
		SELECT a.topic_id, a.branded, a.day, a.platform, m.company_id, m.position, m.sentiment, m.judge
		FROM given a
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.mention m WHERE m.user_id = account AND m.answer_id = a.id OFFSET 0) m
	),
	prompt_part AS MATERIALIZED (
		SELECT a.prompt_id, a.topic_id, a.branded, a.day, s.platform, factor * sum(a.answered) AS answers,
			factor * sum(a.failed) AS failed, factor * sum(a.visible) AS visible, factor * sum(a.missed) AS missed
		FROM given a CROSS JOIN LATERAL (VALUES (a.platform), ('*')) AS s (platform)
		GROUP BY a.prompt_id, a.topic_id, a.branded, a.day, s.platform
	),
	prompt_total AS (
		INSERT INTO sightline.prompt_day AS d (user_id, prompt_id, day, platform, answers, failed, visible, missed)
		SELECT account, r.prompt_id, r.day, r.platform, r.answers, r.failed, r.visible, r.missed FROM prompt_part r
		ON CONFLICT (user_id, prompt_id, day, platform) DO UPDATE
			SET answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
				visible = d.visible + excluded.visible, missed = d.missed + excluded.missed
		RETURNING prompt_id, day, platform, visible
	),
	-- An impression is a prompt with at least one visible answer, once per topic, day and platform.
	topic_part AS (
		SELECT r.topic_id, r.branded, r.day, r.platform, sum(r.answers) AS answers, sum(r.failed) AS failed,
			sum(r.visible) AS visible,
			sum((p.visible > 0)::int - (p.visible - r.visible > 0)::int) AS impressions,
			sum(r.missed) AS missed, 0 AS own_cited, 0 AS analyzed, 0 AS sentiment, 0 AS square
		FROM prompt_part r JOIN prompt_total p USING (prompt_id, day, platform)
		GROUP BY r.topic_id, r.branded, r.day, r.platform
	UNION ALL
		SELECT a.topic_id, a.branded, a.day, s.platform, 0, 0, 0, 0, 0, factor * count(*), 0, 0, 0
		FROM given a CROSS JOIN LATERAL (VALUES (a.platform), ('*')) AS s (platform)
		WHERE a.own_cited = 1
		GROUP BY a.topic_id, a.branded, a.day, s.platform
	UNION ALL
		SELECT m.topic_id, m.branded, m.day, s.platform, 0, 0, 0, 0, 0, 0, factor * count(*),
			factor * sum(m.sentiment), factor * sum(m.sentiment * m.sentiment)
		FROM named m CROSS JOIN LATERAL (VALUES (m.platform), ('*')) AS s (platform)
		WHERE m.company_id = brand AND m.sentiment IS NOT NULL
		GROUP BY m.topic_id, m.branded, m.day, s.platform
	),
	topic_total AS (
		INSERT INTO sightline.topic_day AS d
			(user_id, topic_id, day, platform, branded, answers, failed, visible, impressions, missed, own_cited,
			 analyzed, sentiment_sum, sentiment_squares)
		SELECT account, t.id, r.day, r.platform, r.branded, sum(r.answers), sum(r.failed), sum(r.visible),
			sum(r.impressions), sum(r.missed), sum(r.own_cited), sum(r.analyzed), sum(r.sentiment), sum(r.square)
		FROM topic_part r CROSS JOIN LATERAL (VALUES (r.topic_id), (aggregate)) AS t (id)
		GROUP BY t.id, r.day, r.platform, r.branded
		ON CONFLICT (user_id, topic_id, day, platform, branded) DO UPDATE
			SET answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
				visible = d.visible + excluded.visible, impressions = d.impressions + excluded.impressions,
				missed = d.missed + excluded.missed, own_cited = d.own_cited + excluded.own_cited,
				analyzed = d.analyzed + excluded.analyzed, sentiment_sum = d.sentiment_sum + excluded.sentiment_sum,
				sentiment_squares = d.sentiment_squares + excluded.sentiment_squares
	),
	company_total AS (
		INSERT INTO sightline.company_day AS d
			(user_id, topic_id, day, platform, branded, company_id, mentions, position_sum, first, analyzed, sentiment_sum)
		SELECT account, t.id, m.day, m.platform, m.branded, m.company_id, factor * count(*), factor * sum(m.position),
			factor * count(*) FILTER (WHERE m.position = 1), factor * count(m.sentiment),
			factor * coalesce(sum(m.sentiment), 0)
		FROM named m CROSS JOIN LATERAL (VALUES (m.topic_id), (aggregate)) AS t (id)
		GROUP BY t.id, m.day, m.platform, m.branded, m.company_id
		ON CONFLICT (user_id, topic_id, day, platform, branded, company_id) DO UPDATE
			SET mentions = d.mentions + excluded.mentions, position_sum = d.position_sum + excluded.position_sum,
				first = d.first + excluded.first, analyzed = d.analyzed + excluded.analyzed,
				sentiment_sum = d.sentiment_sum + excluded.sentiment_sum
	),
	judge_total AS (
		INSERT INTO sightline.judge_day AS d (user_id, topic_id, day, platform, branded, judge, analyzed)
		SELECT account, t.id, m.day, s.platform, m.branded, m.judge, factor * count(*)
		FROM named m CROSS JOIN LATERAL (VALUES (m.topic_id), (aggregate)) AS t (id)
		CROSS JOIN LATERAL (VALUES (m.platform), ('*')) AS s (platform)
		WHERE m.company_id = brand AND m.sentiment IS NOT NULL
		GROUP BY t.id, m.day, s.platform, m.branded, m.judge
		ON CONFLICT (user_id, topic_id, day, platform, branded, judge) DO UPDATE
			SET analyzed = d.analyzed + excluded.analyzed
	)
	INSERT INTO sightline.source_day AS d (user_id, topic_id, day, platform, source_id, mentions, visible, missed)
	SELECT account, t.id, a.day, a.platform, c.source_id, factor * count(*), factor * sum(a.visible),
		factor * sum(a.missed)
	FROM given a
	CROSS JOIN LATERAL
		(SELECT * FROM sightline.citation c WHERE c.user_id = account AND c.answer_id = a.id OFFSET 0) c
	CROSS JOIN LATERAL (VALUES (a.topic_id), (aggregate)) AS t (id)
	GROUP BY t.id, a.day, a.platform, c.source_id
	ON CONFLICT (user_id, topic_id, day, platform, source_id) DO UPDATE
		SET mentions = d.mentions + excluded.mentions, visible = d.visible + excluded.visible,
			missed = d.missed + excluded.missed;

	-- What counts nothing any more has no row, as if there had never been an answer.
	IF factor < 0 THEN
		SELECT array_agg(DISTINCT p.id), array_agg(DISTINCT p.topic_id) || aggregate, array_agg(DISTINCT a.day)
		INTO prompts, topics, days
		FROM unnest(answer_ids) AS i (id)
		JOIN sightline.answer a ON a.user_id = account AND a.id = i.id
		JOIN sightline.prompt p ON p.user_id = account AND p.id = a.prompt_id;
		DELETE FROM sightline.prompt_day
		WHERE user_id = account AND prompt_id = ANY (prompts) AND day = ANY (days) AND answers = 0 AND failed = 0;
		DELETE FROM sightline.topic_day
		WHERE user_id = account AND topic_id = ANY (topics) AND day = ANY (days) AND answers = 0 AND failed = 0;
		DELETE FROM sightline.company_day
		WHERE user_id = account AND topic_id = ANY (topics) AND day = ANY (days) AND mentions = 0;
		DELETE FROM sightline.source_day
		WHERE user_id = account AND topic_id = ANY (topics) AND day = ANY (days) AND mentions = 0;
		DELETE FROM sightline.judge_day
		WHERE user_id = account AND topic_id = ANY (topics) AND day = ANY (days) AND analyzed = 0;
	END IF;
END
$$;
--> statement-breakpoint
-- A function may be called by everybody unless that is revoked.
REVOKE ALL ON FUNCTION "sightline"."contribute_answers_1" FROM PUBLIC;
--> statement-breakpoint
-- Takes the place of the function of migration 0006, which was given the sums.
DROP FUNCTION "sightline"."add_to_rollups_1";
