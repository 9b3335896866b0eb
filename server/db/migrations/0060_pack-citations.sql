CREATE TABLE "sightline"."citation_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"part" integer NOT NULL,
	"citations" "bytea" NOT NULL,
	CONSTRAINT "citation_day_user_id_day_platform_part_pk" PRIMARY KEY("user_id","day","platform","part")
);
--> statement-breakpoint
ALTER TABLE "sightline"."citation_day" ADD CONSTRAINT "citation_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."prompt" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "sightline"."source" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "sightline"."source" ADD COLUMN "site" integer;--> statement-breakpoint
UPDATE "sightline"."prompt" p SET number = n.number
FROM (SELECT user_id, id, row_number() OVER (PARTITION BY user_id ORDER BY created_at, id) AS number FROM "sightline"."prompt") n
WHERE n.user_id = p.user_id AND n.id = p.id;
--> statement-breakpoint
UPDATE "sightline"."source" s SET number = n.number, site = n.site
FROM (
	SELECT o.user_id, o.id, o.number, min(o.number) OVER (PARTITION BY o.user_id, o.domain) AS site
	FROM (
		SELECT user_id, id, domain, row_number() OVER (PARTITION BY user_id ORDER BY mentions DESC, id) AS number
		FROM "sightline"."source"
	) o
) n
WHERE n.user_id = s.user_id AND n.id = s.id;
--> statement-breakpoint
ALTER TABLE "sightline"."prompt" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."source" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."source" ALTER COLUMN "site" SET NOT NULL;--> statement-breakpoint
-- The update has made the table and its indexes twice as large. A column whose value is computed has them written anew; the
-- expression changes nothing.
ALTER TABLE "sightline"."source" ALTER COLUMN "missed" TYPE integer USING missed + 0;--> statement-breakpoint
CREATE UNIQUE INDEX "prompt_number" ON "sightline"."prompt" USING btree ("user_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "source_number" ON "sightline"."source" USING btree ("user_id","number");--> statement-breakpoint
-- As `pack_citations_1` packs them.
INSERT INTO "sightline"."citation_day" (user_id, day, platform, part, citations)
SELECT user_id, day, platform, part, string_agg(packed, '')
FROM (
	SELECT c.user_id, c.day, c.platform,
		(row_number() OVER (PARTITION BY c.user_id, c.day, c.platform) - 1) / 150 AS part,
		int4send(s.number) || int4send(s.site) || int4send((p.number << 2) | (c.missed::int << 1) | c.visible::int) AS packed
	FROM "sightline"."citation" c
	JOIN "sightline"."source" s ON s.user_id = c.user_id AND s.id = c.source_id
	JOIN "sightline"."prompt" p ON p.user_id = c.user_id AND p.id = c.prompt_id
) c
GROUP BY user_id, day, platform, part;
--> statement-breakpoint
DROP INDEX "sightline"."citation_by_topic";--> statement-breakpoint
-- The one definition of how citations are packed. Adds those of answers to the parts of their days and platforms. A function, because
-- its statement is then planned once per connection; its name ends in a number: a change is a new function with the next one.
--
-- `LATERAL (… OFFSET 0)` leaves the planner one way to read a table: by key. The embedded database has no statistics.
CREATE FUNCTION "sightline"."pack_citations_1"(account uuid, answer_ids uuid[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
	part_size CONSTANT integer := 150;
BEGIN
	WITH cited AS MATERIALIZED (
		SELECT c.day, c.platform,
			int4send(s.number) || int4send(s.site) || int4send((p.number << 2) | (c.missed::int << 1) | c.visible::int) AS packed,
			row_number() OVER (PARTITION BY c.day, c.platform) - 1 AS place
		FROM unnest(answer_ids) AS i (id)
		CROSS JOIN LATERAL
			(SELECT * FROM sightline.citation c WHERE c.user_id = account AND c.answer_id = i.id OFFSET 0) c
		CROSS JOIN LATERAL
			(SELECT s.number, s.site FROM sightline.source s WHERE s.user_id = account AND s.id = c.source_id OFFSET 0) s
		CROSS JOIN LATERAL
			(SELECT p.number FROM sightline.prompt p WHERE p.user_id = account AND p.id = c.prompt_id OFFSET 0) p
	),
	filled AS MATERIALIZED (
		SELECT g.day, g.platform, coalesce(l.part * part_size + l.citations, 0) AS citations
		FROM (SELECT DISTINCT c.day, c.platform FROM cited c) g
		LEFT JOIN LATERAL
			(SELECT d.part, length(d.citations) / 12 AS citations FROM sightline.citation_day d
			 WHERE d.user_id = account AND d.day = g.day AND d.platform = g.platform
			 ORDER BY d.part DESC LIMIT 1) l ON true
	)
	INSERT INTO sightline.citation_day AS d (user_id, day, platform, part, citations)
	SELECT account, c.day, c.platform, (f.citations + c.place) / part_size, string_agg(c.packed, '')
	FROM cited c JOIN filled f ON f.day = c.day AND f.platform = c.platform
	GROUP BY 1, 2, 3, 4
	ON CONFLICT (user_id, day, platform, part) DO UPDATE SET citations = d.citations || excluded.citations;
END
$$;
--> statement-breakpoint
-- A function may be called by everybody unless that is revoked.
REVOKE ALL ON FUNCTION "sightline"."pack_citations_1" FROM PUBLIC;
