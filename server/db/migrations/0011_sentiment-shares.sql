ALTER TABLE "sightline"."answer" ADD COLUMN "unsupported_language" text;--> statement-breakpoint
ALTER TABLE "sightline"."prompt_day" ADD COLUMN "analyzed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."prompt_day" ADD COLUMN "sentiment_sum" numeric(16, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."prompt_day" ADD COLUMN "sentiment_squares" numeric(18, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."topic_day" ADD COLUMN "positive" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."topic_day" ADD COLUMN "mixed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."topic_day" ADD COLUMN "negative" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."topic_day" ADD COLUMN "unsupported_language" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The days that are there already, counted as `contribute_answers_2` counts them. No stored answer has an unsupported
-- language before it is analysed again.
UPDATE "sightline"."prompt_day" d
SET "analyzed" = counted.analyzed, "sentiment_sum" = counted.sentiment, "sentiment_squares" = counted.square
FROM (
	SELECT a.user_id, a.prompt_id, a.day, s.platform, count(*) AS analyzed, sum(m.sentiment) AS sentiment,
		sum(m.sentiment * m.sentiment) AS square
	FROM "sightline"."mention" m
	JOIN "sightline"."company" b ON b.user_id = m.user_id AND b.id = m.company_id AND b.kind = 'brand'
	JOIN "sightline"."answer" a ON a.user_id = m.user_id AND a.id = m.answer_id
	CROSS JOIN LATERAL (VALUES (a.platform), ('*')) AS s(platform)
	WHERE m.sentiment IS NOT NULL
	GROUP BY a.user_id, a.prompt_id, a.day, s.platform
) counted
WHERE d.user_id = counted.user_id AND d.prompt_id = counted.prompt_id AND d.day = counted.day
	AND d.platform = counted.platform;--> statement-breakpoint
UPDATE "sightline"."topic_day" d
SET "positive" = counted.positive, "mixed" = counted.mixed, "negative" = counted.negative
FROM (
	SELECT a.user_id, t.id AS topic_id, a.day, s.platform, p.branded,
		count(*) FILTER (WHERE m.sentiment >= 55) AS positive,
		count(*) FILTER (WHERE m.sentiment > 45 AND m.sentiment < 55) AS mixed,
		count(*) FILTER (WHERE m.sentiment <= 45) AS negative
	FROM "sightline"."mention" m
	JOIN "sightline"."company" b ON b.user_id = m.user_id AND b.id = m.company_id AND b.kind = 'brand'
	JOIN "sightline"."answer" a ON a.user_id = m.user_id AND a.id = m.answer_id
	JOIN "sightline"."prompt" p ON p.user_id = a.user_id AND p.id = a.prompt_id
	JOIN "sightline"."topic" t ON t.user_id = a.user_id AND (t.id = p.topic_id OR t.is_aggregate)
	CROSS JOIN LATERAL (VALUES (a.platform), ('*')) AS s(platform)
	WHERE m.sentiment IS NOT NULL
	GROUP BY a.user_id, t.id, a.day, s.platform, p.branded
) counted
WHERE d.user_id = counted.user_id AND d.topic_id = counted.topic_id AND d.day = counted.day
	AND d.platform = counted.platform AND d.branded = counted.branded;
--> statement-breakpoint
-- The one definition of what stored answers contribute to the daily rollups. Adds (factor 1) or takes away (factor -1)
-- the contributions of answers as they, their prompts, mentions and citations are stored now.
--
-- A function, because its statements are then planned once per connection instead of once per call. Its name ends in a
-- number: a change is a new function with the next number.
--
-- `LATERAL (… OFFSET 0)` leaves the planner one way to read a table: by key, once per answer. The embedded database has
-- no statistics, and a plan made while the tables were empty would be kept.
CREATE FUNCTION "sightline"."contribute_answers_2"(account uuid, answer_ids uuid[], factor integer) RETURNS void
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
			a.visible::int AS visible, a.missed::int AS missed, a.own_cited::int AS own_cited, b.sentiment,
			(a.visible AND b.sentiment IS NULL AND a.unsupported_language IS NOT NULL)::int AS unsupported_language
		FROM unnest(answer_ids) AS i (id)
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.answer a WHERE a.user_id = account AND a.id = i.id OFFSET 0) a
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.prompt p WHERE p.user_id = account AND p.id = a.prompt_id OFFSET 0) p
		LEFT JOIN LATERAL
			(SELECT m.sentiment FROM sightline.mention m
			 WHERE m.user_id = account AND m.answer_id = a.id AND m.company_id = brand OFFSET 0) b ON true
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
			factor * coalesce(sum(a.sentiment * a.sentiment), 0) AS square,
			factor * count(*) FILTER (WHERE a.sentiment >= 55) AS positive,
			factor * count(*) FILTER (WHERE a.sentiment > 45 AND a.sentiment < 55) AS mixed,
			factor * count(*) FILTER (WHERE a.sentiment <= 45) AS negative,
			factor * sum(a.unsupported_language) AS unsupported_language
		FROM given a CROSS JOIN LATERAL (VALUES (a.platform), ('*')) AS s (platform)
		GROUP BY a.prompt_id, a.topic_id, a.branded, a.day, s.platform
	),
	prompt_total AS (
		INSERT INTO sightline.prompt_day AS d
			(user_id, prompt_id, day, platform, answers, failed, visible, missed, analyzed, sentiment_sum,
			 sentiment_squares)
		SELECT account, r.prompt_id, r.day, r.platform, r.answers, r.failed, r.visible, r.missed, r.analyzed,
			r.sentiment, r.square
		FROM prompt_part r
		ON CONFLICT (user_id, prompt_id, day, platform) DO UPDATE
			SET answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
				visible = d.visible + excluded.visible, missed = d.missed + excluded.missed,
				analyzed = d.analyzed + excluded.analyzed, sentiment_sum = d.sentiment_sum + excluded.sentiment_sum,
				sentiment_squares = d.sentiment_squares + excluded.sentiment_squares
		RETURNING prompt_id, day, platform, visible
	),
	topic_total AS (
		INSERT INTO sightline.topic_day AS d
			(user_id, topic_id, day, platform, branded, answers, failed, visible, impressions, missed, own_cited,
			 analyzed, sentiment_sum, sentiment_squares, positive, mixed, negative, unsupported_language)
		-- An impression is a prompt with at least one visible answer, once per topic, day and platform.
		SELECT account, t.id, r.day, r.platform, r.branded, sum(r.answers), sum(r.failed), sum(r.visible),
			sum((p.visible > 0)::int - (p.visible - r.visible > 0)::int), sum(r.missed), sum(r.own_cited),
			sum(r.analyzed), sum(r.sentiment), sum(r.square), sum(r.positive), sum(r.mixed), sum(r.negative),
			sum(r.unsupported_language)
		FROM prompt_part r JOIN prompt_total p USING (prompt_id, day, platform)
		CROSS JOIN LATERAL (VALUES (r.topic_id), (aggregate)) AS t (id)
		GROUP BY t.id, r.day, r.platform, r.branded
		ON CONFLICT (user_id, topic_id, day, platform, branded) DO UPDATE
			SET answers = d.answers + excluded.answers, failed = d.failed + excluded.failed,
				visible = d.visible + excluded.visible, impressions = d.impressions + excluded.impressions,
				missed = d.missed + excluded.missed, own_cited = d.own_cited + excluded.own_cited,
				analyzed = d.analyzed + excluded.analyzed, sentiment_sum = d.sentiment_sum + excluded.sentiment_sum,
				sentiment_squares = d.sentiment_squares + excluded.sentiment_squares,
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
REVOKE ALL ON FUNCTION "sightline"."contribute_answers_2" FROM PUBLIC;
--> statement-breakpoint
-- Takes the place of the function of migration 0009, which did not add the new columns.
DROP FUNCTION "sightline"."contribute_answers_1";
