CREATE TABLE "sightline"."source_total" (
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"visible" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"last_missed" date,
	CONSTRAINT "source_total_user_id_topic_id_source_id_pk" PRIMARY KEY("user_id","topic_id","source_id")
);
--> statement-breakpoint
DROP INDEX "sightline"."mention_by_company";--> statement-breakpoint
ALTER TABLE "sightline"."source_total" ADD CONSTRAINT "source_total_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_total_by_mentions" ON "sightline"."source_total" USING btree ("user_id","topic_id","mentions");--> statement-breakpoint
CREATE INDEX "source_day_by_source" ON "sightline"."source_day" USING btree ("user_id","topic_id","source_id","day");--> statement-breakpoint
CREATE INDEX "mention_by_company" ON "sightline"."mention" USING btree ("user_id","company_id","sentiment");--> statement-breakpoint
INSERT INTO "sightline"."source_total" (user_id, topic_id, source_id, mentions, visible, missed, last_missed)
SELECT user_id, topic_id, source_id, sum(mentions), sum(visible), sum(missed), max(day) FILTER (WHERE missed > 0)
FROM "sightline"."source_day"
GROUP BY user_id, topic_id, source_id;
--> statement-breakpoint
-- Sums up the totals of sources, each in the topic at the same place of the other array, from the days that are stored.
CREATE FUNCTION "sightline"."restore_source_totals_1"(account uuid, topics uuid[], sources uuid[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
	DELETE FROM sightline.source_total t
	USING unnest(topics, sources) AS p (topic_id, source_id)
	WHERE t.user_id = account AND t.topic_id = p.topic_id AND t.source_id = p.source_id;
	INSERT INTO sightline.source_total (user_id, topic_id, source_id, mentions, visible, missed, last_missed)
	SELECT account, p.topic_id, p.source_id, d.mentions, d.visible, d.missed, d.last_missed
	FROM unnest(topics, sources) AS p (topic_id, source_id)
	CROSS JOIN LATERAL (
		SELECT sum(d.mentions) AS mentions, sum(d.visible) AS visible, sum(d.missed) AS missed,
			max(d.day) FILTER (WHERE d.missed > 0) AS last_missed
		FROM sightline.source_day d
		WHERE d.user_id = account AND d.topic_id = p.topic_id AND d.source_id = p.source_id OFFSET 0
	) d
	WHERE d.mentions > 0;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "sightline"."restore_source_totals_1" FROM PUBLIC;
--> statement-breakpoint
-- Adds (factor 1) or takes away (factor -1) what answers contribute to `source_total`. The latest day with a missed answer
-- cannot be taken away, so that totals are then summed up from their days: call it after `contribute_answers_3`.
CREATE FUNCTION "sightline"."contribute_source_totals_1"(account uuid, answer_ids uuid[], factor integer) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
	aggregate uuid := (SELECT t.id FROM sightline.topic t WHERE t.user_id = account AND t.is_aggregate);
	topics uuid[];
	sources uuid[];
BEGIN
	IF factor > 0 THEN
		INSERT INTO sightline.source_total AS s (user_id, topic_id, source_id, mentions, visible, missed, last_missed)
		SELECT account, t.id, c.source_id, count(*), sum(a.visible::int), sum(a.missed::int),
			max(a.day) FILTER (WHERE a.missed)
		FROM unnest(answer_ids) AS i (id)
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.answer a WHERE a.user_id = account AND a.id = i.id OFFSET 0) a
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.prompt p WHERE p.user_id = account AND p.id = a.prompt_id OFFSET 0) p
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.citation c WHERE c.user_id = account AND c.answer_id = a.id OFFSET 0) c
		CROSS JOIN LATERAL (VALUES (p.topic_id), (aggregate)) AS t (id)
		GROUP BY t.id, c.source_id
		ON CONFLICT (user_id, topic_id, source_id) DO UPDATE
			SET mentions = s.mentions + excluded.mentions, visible = s.visible + excluded.visible,
				missed = s.missed + excluded.missed, last_missed = greatest(s.last_missed, excluded.last_missed);
	ELSE
		SELECT array_agg(cited.topic_id), array_agg(cited.source_id) INTO topics, sources
		FROM (
			SELECT DISTINCT t.id AS topic_id, c.source_id
			FROM unnest(answer_ids) AS i (id)
			CROSS JOIN LATERAL
				(SELECT * FROM sightline.answer a WHERE a.user_id = account AND a.id = i.id OFFSET 0) a
			CROSS JOIN LATERAL
				(SELECT * FROM sightline.prompt p WHERE p.user_id = account AND p.id = a.prompt_id OFFSET 0) p
			CROSS JOIN LATERAL
				(SELECT * FROM sightline.citation c WHERE c.user_id = account AND c.answer_id = a.id OFFSET 0) c
			CROSS JOIN LATERAL (VALUES (p.topic_id), (aggregate)) AS t (id)
		) cited;
		PERFORM sightline.restore_source_totals_1(account, topics, sources);
	END IF;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "sightline"."contribute_source_totals_1" FROM PUBLIC;
