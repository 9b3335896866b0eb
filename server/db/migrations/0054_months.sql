CREATE TABLE "sightline"."company_month" (
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"month" date NOT NULL,
	"platform" text NOT NULL,
	"branded" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"position_sum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_month_user_id_topic_id_month_platform_branded_company_id_pk" PRIMARY KEY("user_id","topic_id","month","platform","branded","company_id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."prompt_month" (
	"user_id" uuid NOT NULL,
	"prompt_id" uuid NOT NULL,
	"month" date NOT NULL,
	"platform" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"visible" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"analyzed" integer DEFAULT 0 NOT NULL,
	"sentiment_sum" numeric(16, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "prompt_month_user_id_prompt_id_month_platform_pk" PRIMARY KEY("user_id","prompt_id","month","platform")
);
--> statement-breakpoint
ALTER TABLE "sightline"."company_month" ADD CONSTRAINT "company_month_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."prompt_month" ADD CONSTRAINT "prompt_month_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_month_by_month" ON "sightline"."prompt_month" USING btree ("user_id","month");
--> statement-breakpoint
-- The months of the days that are stored, summed as `contribute_answers_6` sums them.
INSERT INTO "sightline"."prompt_month" (user_id, prompt_id, month, platform, answers, visible, missed, analyzed, sentiment_sum)
SELECT user_id, prompt_id, day + 1 - extract(day FROM day)::int, platform, sum(answers), sum(visible), sum(missed), sum(analyzed),
	sum(sentiment_sum)
FROM "sightline"."prompt_day"
WHERE platform <> '*' AND answers > 0
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO "sightline"."company_month" (user_id, topic_id, month, platform, branded, company_id, mentions, position_sum)
SELECT user_id, topic_id, day + 1 - extract(day FROM day)::int, platform, branded, company_id, sum(mentions), sum(position_sum)
FROM "sightline"."company_day"
GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
-- The one definition of what stored answers contribute to the rollups. Adds (factor 1) or takes away (factor -1)
-- the contributions of answers as they, their prompts and mentions are stored now.
--
-- A function, because its statements are then planned once per connection instead of once per call. Its name ends in a
-- number: a change is a new function with the next number.
--
-- `LATERAL (… OFFSET 0)` leaves the planner one way to read a table: by key, once per answer. The embedded database has
-- no statistics, and a plan made while the tables were empty would be kept.
CREATE FUNCTION "sightline"."contribute_answers_6"(account uuid, answer_ids uuid[], factor integer) RETURNS void
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
		JOIN sightline.answer a ON a.user_id = account AND a.id = i.id
		JOIN sightline.prompt p ON p.user_id = account AND p.id = a.prompt_id;
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
-- A function may be called by everybody unless that is revoked.
REVOKE ALL ON FUNCTION "sightline"."contribute_answers_6" FROM PUBLIC;
--> statement-breakpoint
-- Takes the place of the function of migration 0042, which knew no months.
DROP FUNCTION "sightline"."contribute_answers_5";
--> statement-breakpoint
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
CREATE FUNCTION "sightline"."compare_prompts_2"(
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
			coalesce(sum(d.answers) FILTER (WHERE d.later), 0)::float8 AS answers,
			coalesce(sum(d.visible) FILTER (WHERE d.later), 0)::float8 AS visible,
			coalesce(sum(d.analyzed) FILTER (WHERE d.later), 0)::float8 AS analyzed,
			coalesce(sum(d.sentiment_sum) FILTER (WHERE d.later), 0)::float8 AS sentiment,
			coalesce(sum(d.answers) FILTER (WHERE NOT d.later), 0)::float8 AS answers_before,
			coalesce(sum(d.visible) FILTER (WHERE NOT d.later), 0)::float8 AS visible_before,
			coalesce(sum(d.analyzed) FILTER (WHERE NOT d.later), 0)::float8 AS analyzed_before,
			coalesce(sum(d.sentiment_sum) FILTER (WHERE NOT d.later), 0)::float8 AS sentiment_before
		FROM (
			SELECT d.prompt_id, d.platform, d.day >= later_from AS later, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM unnest(days) w (day)
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_day d WHERE d.user_id = account AND d.day = w.day OFFSET 0
			) d WHERE (SELECT t.is_aggregate FROM sightline.topic t WHERE t.user_id = account AND t.id = compare_prompts_2.topic)
			UNION ALL
			SELECT d.prompt_id, d.platform, d.week >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM unnest(weeks) w (week)
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_week d WHERE d.user_id = account AND d.week = w.week OFFSET 0
			) d WHERE (SELECT t.is_aggregate FROM sightline.topic t WHERE t.user_id = account AND t.id = compare_prompts_2.topic)
			UNION ALL
			SELECT d.prompt_id, d.platform, d.month >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM unnest(months) w (month)
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_month d WHERE d.user_id = account AND d.month = w.month OFFSET 0
			) d WHERE (SELECT t.is_aggregate FROM sightline.topic t WHERE t.user_id = account AND t.id = compare_prompts_2.topic)
			UNION ALL
			SELECT d.prompt_id, d.platform, d.day >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM sightline.prompt p
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_day d
				WHERE d.user_id = account AND d.prompt_id = p.id AND d.day = ANY (days) OFFSET 0
			) d WHERE p.user_id = account AND p.topic_id = compare_prompts_2.topic
			UNION ALL
			SELECT d.prompt_id, d.platform, d.week >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM sightline.prompt p
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_week d
				WHERE d.user_id = account AND d.prompt_id = p.id AND d.week = ANY (weeks) OFFSET 0
			) d WHERE p.user_id = account AND p.topic_id = compare_prompts_2.topic
			UNION ALL
			SELECT d.prompt_id, d.platform, d.month >= later_from, d.answers, d.visible, d.analyzed, d.sentiment_sum
			FROM sightline.prompt p
			CROSS JOIN LATERAL (
				SELECT * FROM sightline.prompt_month d
				WHERE d.user_id = account AND d.prompt_id = p.id AND d.month = ANY (months) OFFSET 0
			) d WHERE p.user_id = account AND p.topic_id = compare_prompts_2.topic
		) d
		WHERE d.answers > 0 AND CASE WHEN only_platform IS NULL THEN d.platform <> '*' ELSE d.platform = only_platform END
		GROUP BY d.prompt_id, d.platform
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
	) p;
END
$$;
--> statement-breakpoint
-- A function may be called by everybody unless that is revoked.
REVOKE ALL ON FUNCTION "sightline"."compare_prompts_2" FROM PUBLIC;
--> statement-breakpoint
DROP FUNCTION "sightline"."compare_prompts_1";
