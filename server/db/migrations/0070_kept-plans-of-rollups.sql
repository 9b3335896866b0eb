-- Both functions as they were (migrations 0054 and 0012), but for what they read when they take answers away: the planner of an embedded
-- database went through all answers of the account to find those that are taken away. Each is now looked up by its key, as in
-- the rest of the functions. Nobody who calls them sees a difference, so they keep their names.
CREATE OR REPLACE FUNCTION "sightline"."contribute_answers_6"(account uuid, answer_ids uuid[], factor integer) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
	brand uuid := (SELECT c.id FROM sightline.company c WHERE c.user_id = account AND c.kind = 'brand');
	aggregate uuid := (SELECT t.id FROM sightline.topic t WHERE t.user_id = account AND t.is_aggregate);
	prompts uuid[];
	topics uuid[];
	days date[];
	weeks date[];
	months date[];
BEGIN
	WITH given AS MATERIALIZED (
		SELECT a.id, a.prompt_id, p.topic_id, p.branded, a.day, a.platform,
			a.surface, coalesce(a.model, '') AS model, a.simulated::int AS simulated,
			(a.status = 'answered')::int AS answered, (a.status <> 'answered')::int AS failed,
			a.visible::int AS visible, a.missed::int AS missed, a.own_cited::int AS own_cited, b.sentiment,
			(a.visible AND b.sentiment IS NULL AND a.unsupported_language IS NOT NULL)::int AS unsupported_language
		FROM unnest(answer_ids) AS i (id)
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.answer a WHERE a.user_id = account AND a.id = i.id OFFSET 0) a
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.prompt p WHERE p.user_id = account AND p.id = a.prompt_id OFFSET 0) p
		LEFT JOIN LATERAL
			(SELECT m.sentiment FROM
				(SELECT * FROM sightline.mention m WHERE m.user_id = account AND m.answer_id = a.id OFFSET 0) m
			 WHERE m.company_id = brand) b ON true
	),
	named AS MATERIALIZED (
		SELECT a.topic_id, a.branded, a.day, a.platform, m.company_id, m.position, m.sentiment, m.judge
		FROM given a
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.mention m WHERE m.user_id = account AND m.answer_id = a.id OFFSET 0) m
	),
	prompt_part AS MATERIALIZED (
		SELECT a.prompt_id, a.topic_id, a.branded, a.day, s.platform, factor * sum(a.answered) AS answers,
			factor * sum(a.failed) AS failed, factor * sum(a.visible) AS visible, factor * sum(a.missed) AS missed,
			factor * sum(a.own_cited) AS own_cited, factor * count(a.sentiment) AS analyzed,
			factor * coalesce(sum(a.sentiment), 0) AS sentiment,
			factor * count(*) FILTER (WHERE a.sentiment >= 55) AS positive,
			factor * count(*) FILTER (WHERE a.sentiment > 45 AND a.sentiment < 55) AS mixed,
			factor * count(*) FILTER (WHERE a.sentiment <= 45) AS negative,
			factor * sum(a.unsupported_language) AS unsupported_language
		FROM given a CROSS JOIN LATERAL (VALUES (a.platform), ('*')) AS s (platform)
		GROUP BY a.prompt_id, a.topic_id, a.branded, a.day, s.platform
	),
	prompt_total AS (
		INSERT INTO sightline.prompt_day AS d
			(user_id, prompt_id, day, platform, answers, failed, visible, missed, analyzed, sentiment_sum)
		SELECT account, r.prompt_id, r.day, r.platform, r.answers, r.failed, r.visible, r.missed, r.analyzed,
			r.sentiment
		FROM prompt_part r
		ON CONFLICT (user_id, prompt_id, day, platform) DO UPDATE
			SET answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
				visible = d.visible + excluded.visible, missed = d.missed + excluded.missed,
				analyzed = d.analyzed + excluded.analyzed, sentiment_sum = d.sentiment_sum + excluded.sentiment_sum
		RETURNING prompt_id, day, platform, visible
	),
	week_total AS (
		INSERT INTO sightline.prompt_week AS d
			(user_id, prompt_id, week, platform, answers, visible, analyzed, sentiment_sum)
		SELECT account, r.prompt_id, w.monday, r.platform, sum(r.answers), sum(r.visible), sum(r.analyzed),
			sum(r.sentiment)
		FROM prompt_part r
		CROSS JOIN LATERAL (SELECT r.day + 1 - extract(isodow FROM r.day)::int AS monday) w
		WHERE r.platform <> '*' AND r.answers <> 0
		GROUP BY r.prompt_id, w.monday, r.platform
		ON CONFLICT (user_id, prompt_id, week, platform) DO UPDATE
			SET answers = d.answers + excluded.answers, visible = d.visible + excluded.visible,
				analyzed = d.analyzed + excluded.analyzed, sentiment_sum = d.sentiment_sum + excluded.sentiment_sum
	),
	prompt_month_total AS (
		INSERT INTO sightline.prompt_month AS d
			(user_id, prompt_id, month, platform, answers, visible, missed, analyzed, sentiment_sum)
		SELECT account, r.prompt_id, w.first, r.platform, sum(r.answers), sum(r.visible), sum(r.missed),
			sum(r.analyzed), sum(r.sentiment)
		FROM prompt_part r
		CROSS JOIN LATERAL (SELECT r.day + 1 - extract(day FROM r.day)::int AS first) w
		WHERE r.platform <> '*' AND r.answers <> 0
		GROUP BY r.prompt_id, w.first, r.platform
		ON CONFLICT (user_id, prompt_id, month, platform) DO UPDATE
			SET answers = d.answers + excluded.answers, visible = d.visible + excluded.visible,
				missed = d.missed + excluded.missed, analyzed = d.analyzed + excluded.analyzed,
				sentiment_sum = d.sentiment_sum + excluded.sentiment_sum
	),
	topic_total AS (
		INSERT INTO sightline.topic_day AS d
			(user_id, topic_id, day, platform, branded, answers, failed, visible, impressions, missed, own_cited,
			 analyzed, sentiment_sum, positive, mixed, negative, unsupported_language)
		-- An impression is a prompt with at least one visible answer, once per topic, day and platform.
		SELECT account, t.id, r.day, r.platform, r.branded, sum(r.answers), sum(r.failed), sum(r.visible),
			sum((p.visible > 0)::int - (p.visible - r.visible > 0)::int), sum(r.missed), sum(r.own_cited),
			sum(r.analyzed), sum(r.sentiment), sum(r.positive), sum(r.mixed), sum(r.negative),
			sum(r.unsupported_language)
		FROM prompt_part r JOIN prompt_total p USING (prompt_id, day, platform)
		CROSS JOIN LATERAL (VALUES (r.topic_id), (aggregate)) AS t (id)
		GROUP BY t.id, r.day, r.platform, r.branded
		ON CONFLICT (user_id, topic_id, day, platform, branded) DO UPDATE
			SET answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
				visible = d.visible + excluded.visible, impressions = d.impressions + excluded.impressions,
				missed = d.missed + excluded.missed, own_cited = d.own_cited + excluded.own_cited,
				analyzed = d.analyzed + excluded.analyzed, sentiment_sum = d.sentiment_sum + excluded.sentiment_sum,
				positive = d.positive + excluded.positive, mixed = d.mixed + excluded.mixed,
				negative = d.negative + excluded.negative,
				unsupported_language = d.unsupported_language + excluded.unsupported_language
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
	company_month_total AS (
		INSERT INTO sightline.company_month AS d
			(user_id, topic_id, month, platform, branded, company_id, mentions, position_sum)
		SELECT account, t.id, w.first, m.platform, m.branded, m.company_id, factor * count(*), factor * sum(m.position)
		FROM named m CROSS JOIN LATERAL (VALUES (m.topic_id), (aggregate)) AS t (id)
		CROSS JOIN LATERAL (SELECT m.day + 1 - extract(day FROM m.day)::int AS first) w
		GROUP BY t.id, w.first, m.platform, m.branded, m.company_id
		ON CONFLICT (user_id, topic_id, month, platform, branded, company_id) DO UPDATE
			SET mentions = d.mentions + excluded.mentions, position_sum = d.position_sum + excluded.position_sum
	),
	origin_total AS (
		INSERT INTO sightline.origin_day AS d
			(user_id, topic_id, day, platform, surface, model, answers, simulated)
		SELECT account, t.id, a.day, a.platform, a.surface, a.model, factor * count(*), factor * sum(a.simulated)
		FROM given a CROSS JOIN LATERAL (VALUES (a.topic_id), (aggregate)) AS t (id)
		WHERE a.answered = 1
		GROUP BY t.id, a.day, a.platform, a.surface, a.model
		ON CONFLICT (user_id, topic_id, day, platform, surface, model) DO UPDATE
			SET answers = d.answers + excluded.answers, simulated = d.simulated + excluded.simulated
	)
	INSERT INTO sightline.judge_day AS d (user_id, topic_id, day, platform, branded, judge, analyzed)
	SELECT account, t.id, m.day, s.platform, m.branded, m.judge, factor * count(*)
	FROM named m CROSS JOIN LATERAL (VALUES (m.topic_id), (aggregate)) AS t (id)
	CROSS JOIN LATERAL (VALUES (m.platform), ('*')) AS s (platform)
	WHERE m.company_id = brand AND m.sentiment IS NOT NULL
	GROUP BY t.id, m.day, s.platform, m.branded, m.judge
	ON CONFLICT (user_id, topic_id, day, platform, branded, judge) DO UPDATE
		SET analyzed = d.analyzed + excluded.analyzed;

	-- What counts nothing any more has no row, as if there had never been an answer.
	IF factor < 0 THEN
		SELECT array_agg(DISTINCT p.id), array_agg(DISTINCT p.topic_id) || aggregate, array_agg(DISTINCT a.day),
			array_agg(DISTINCT a.day + 1 - extract(isodow FROM a.day)::int),
			array_agg(DISTINCT a.day + 1 - extract(day FROM a.day)::int)
		INTO prompts, topics, days, weeks, months
		FROM unnest(answer_ids) AS i (id)
		CROSS JOIN LATERAL
			(SELECT a.prompt_id, a.day FROM sightline.answer a WHERE a.user_id = account AND a.id = i.id OFFSET 0) a
		CROSS JOIN LATERAL
			(SELECT p.id, p.topic_id FROM sightline.prompt p WHERE p.user_id = account AND p.id = a.prompt_id OFFSET 0) p;
		DELETE FROM sightline.prompt_day
		WHERE user_id = account AND prompt_id = ANY (prompts) AND day = ANY (days) AND answers = 0 AND failed = 0;
		DELETE FROM sightline.prompt_week
		WHERE user_id = account AND prompt_id = ANY (prompts) AND week = ANY (weeks) AND answers = 0;
		DELETE FROM sightline.prompt_month
		WHERE user_id = account AND prompt_id = ANY (prompts) AND month = ANY (months) AND answers = 0;
		DELETE FROM sightline.topic_day
		WHERE user_id = account AND topic_id = ANY (topics) AND day = ANY (days) AND answers = 0 AND failed = 0;
		DELETE FROM sightline.company_day
		WHERE user_id = account AND topic_id = ANY (topics) AND day = ANY (days) AND mentions = 0;
		DELETE FROM sightline.company_month
		WHERE user_id = account AND topic_id = ANY (topics) AND month = ANY (months) AND mentions = 0;
		DELETE FROM sightline.judge_day
		WHERE user_id = account AND topic_id = ANY (topics) AND day = ANY (days) AND analyzed = 0;
		DELETE FROM sightline.origin_day
		WHERE user_id = account AND topic_id = ANY (topics) AND day = ANY (days) AND answers = 0;
	END IF;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "sightline"."contribute_named_1"(account uuid, answer_ids uuid[], factor integer) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
	aggregate uuid := (SELECT t.id FROM sightline.topic t WHERE t.user_id = account AND t.is_aggregate);
	topics uuid[];
	days date[];
BEGIN
	INSERT INTO sightline.named_company_day AS d
		(user_id, topic_id, day, platform, branded, company_id, mentions, position_sum, first)
	SELECT account, t.id, a.day, a.platform, p.branded, n.company_id, factor * count(*), factor * sum(n.position),
		factor * count(*) FILTER (WHERE n.position = 1)
	FROM unnest(answer_ids) AS i (id)
	CROSS JOIN LATERAL
		(SELECT * FROM sightline.answer a WHERE a.user_id = account AND a.id = i.id OFFSET 0) a
	CROSS JOIN LATERAL
		(SELECT * FROM sightline.prompt p WHERE p.user_id = account AND p.id = a.prompt_id OFFSET 0) p
	CROSS JOIN LATERAL
		(SELECT * FROM sightline.named_company n WHERE n.user_id = account AND n.answer_id = a.id OFFSET 0) n
	CROSS JOIN LATERAL (VALUES (p.topic_id), (aggregate)) AS t (id)
	GROUP BY t.id, a.day, a.platform, p.branded, n.company_id
	ON CONFLICT (user_id, topic_id, day, platform, branded, company_id) DO UPDATE
		SET mentions = d.mentions + excluded.mentions, position_sum = d.position_sum + excluded.position_sum,
			first = d.first + excluded.first;

	IF factor < 0 THEN
		SELECT array_agg(DISTINCT p.topic_id) || aggregate, array_agg(DISTINCT a.day) INTO topics, days
		FROM unnest(answer_ids) AS i (id)
		CROSS JOIN LATERAL
			(SELECT a.prompt_id, a.day FROM sightline.answer a WHERE a.user_id = account AND a.id = i.id OFFSET 0) a
		CROSS JOIN LATERAL
			(SELECT p.id, p.topic_id FROM sightline.prompt p WHERE p.user_id = account AND p.id = a.prompt_id OFFSET 0) p;
		DELETE FROM sightline.named_company_day
		WHERE user_id = account AND topic_id = ANY (topics) AND day = ANY (days) AND mentions = 0;
	END IF;
END
$$;
