CREATE TABLE "sightline"."answer_discovery" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"evidence_version" integer DEFAULT 0 NOT NULL,
	"list_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "answer_discovery_user_id_answer_id_pk" PRIMARY KEY("user_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."discovery" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"evidence" "bytea",
	"evidence_version" integer DEFAULT 1 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"list_version" integer DEFAULT 1 NOT NULL,
	"names" text DEFAULT '' NOT NULL,
	"listed_from" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sightline"."named_company" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "named_company_user_id_answer_id_company_id_pk" PRIMARY KEY("user_id","answer_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."named_company_day" (
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"branded" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"position_sum" integer DEFAULT 0 NOT NULL,
	"first" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "named_company_day_user_id_topic_id_day_platform_branded_company_id_pk" PRIMARY KEY("user_id","topic_id","day","platform","branded","company_id")
);
--> statement-breakpoint
ALTER TABLE "sightline"."discovered_company" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "sightline"."discovered_company" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."discovered_company" ADD COLUMN "judged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."discovered_company" DROP CONSTRAINT "discovered_company_user_id_key_pk";--> statement-breakpoint
-- Keys become letters and digits; of two spellings of a name a dismissed one stays, so that it is not listed again.
UPDATE "sightline"."discovered_company" SET "judged" = true,
	"key" = regexp_replace(regexp_replace("key", '^the ', ''), '[][ .,''’‘‑–/()!?:;_*"@#-]', '', 'g');--> statement-breakpoint
DELETE FROM "sightline"."discovered_company" c
WHERE c."key" = '' OR EXISTS (
	SELECT FROM "sightline"."discovered_company" other
	WHERE other."user_id" = c."user_id" AND other."key" = c."key"
		AND (other."dismissed", other."answers", other."name") > (c."dismissed", c."answers", c."name"));--> statement-breakpoint
UPDATE "sightline"."discovered_company"
SET "id" = left(encode(sha256(convert_to("key", 'UTF8')), 'hex'), 32)::uuid;--> statement-breakpoint
ALTER TABLE "sightline"."discovered_company" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."discovered_company" ADD CONSTRAINT "discovered_company_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "sightline"."answer_discovery" ADD CONSTRAINT "answer_discovery_user_id_answer_id_answer_user_id_id_fk" FOREIGN KEY ("user_id","answer_id") REFERENCES "sightline"."answer"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."discovery" ADD CONSTRAINT "discovery_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."named_company" ADD CONSTRAINT "named_company_user_id_answer_id_answer_user_id_id_fk" FOREIGN KEY ("user_id","answer_id") REFERENCES "sightline"."answer"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."named_company_day" ADD CONSTRAINT "named_company_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_discovery_by_version" ON "sightline"."answer_discovery" USING btree ("user_id","list_version","evidence_version");--> statement-breakpoint
ALTER TABLE "sightline"."discovered_company" DROP COLUMN "answers";--> statement-breakpoint
ALTER TABLE "sightline"."discovered_company" DROP COLUMN "first_day";--> statement-breakpoint
ALTER TABLE "sightline"."discovered_company" DROP COLUMN "last_day";--> statement-breakpoint
INSERT INTO "sightline"."answer_discovery" ("user_id", "answer_id")
SELECT a."user_id", a."id" FROM "sightline"."answer" a WHERE a."status" = 'answered';--> statement-breakpoint
-- Adds (factor 1) or takes away (factor -1) what answers contribute to `named_company_day`, as contribute_answers_2 does for
-- the other rollups; a change is a new function with the next number.
CREATE FUNCTION "sightline"."contribute_named_1"(account uuid, answer_ids uuid[], factor integer) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
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
		JOIN sightline.answer a ON a.user_id = account AND a.id = i.id
		JOIN sightline.prompt p ON p.user_id = account AND p.id = a.prompt_id;
		DELETE FROM sightline.named_company_day
		WHERE user_id = account AND topic_id = ANY (topics) AND day = ANY (days) AND mentions = 0;
	END IF;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "sightline"."contribute_named_1" FROM PUBLIC;
