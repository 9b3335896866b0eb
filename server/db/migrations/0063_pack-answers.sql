ALTER TABLE "sightline"."account" ADD COLUMN "company_numbers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."company" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "sightline"."company" c SET number = n.number
FROM (SELECT user_id, id, row_number() OVER (PARTITION BY user_id ORDER BY sort_order, id) AS number FROM "sightline"."company") n
WHERE n.user_id = c.user_id AND n.id = c.id;
--> statement-breakpoint
UPDATE "sightline"."account" a SET company_numbers = c.companies
FROM (SELECT user_id, count(*) AS companies FROM "sightline"."company" GROUP BY user_id) c
WHERE c.user_id = a.user_id;
--> statement-breakpoint
ALTER TABLE "sightline"."company" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "company_number" ON "sightline"."company" USING btree ("user_id","number");--> statement-breakpoint
TRUNCATE "sightline"."citation_day";--> statement-breakpoint
ALTER TABLE "sightline"."citation_day" DROP COLUMN "citations";--> statement-breakpoint
ALTER TABLE "sightline"."citation_day" ADD COLUMN "answers" "bytea" NOT NULL;--> statement-breakpoint
-- As `pack_citations_2` packs them.
INSERT INTO "sightline"."citation_day" (user_id, day, platform, part, answers)
SELECT user_id, day, platform, part, string_agg(packed, '')
FROM (
	SELECT user_id, day, platform, packed,
		((sum(length(packed)) OVER (PARTITION BY user_id, day, platform ROWS UNBOUNDED PRECEDING) - length(packed)) / 1800)::integer AS part
	FROM (
		SELECT a.user_id, a.day, a.platform,
			int4send((p.number << 2) | (a.missed::int << 1) | a.visible::int)
				|| int4send((coalesce(n.companies, 0) << 16) | coalesce(c.citations, 0)) || coalesce(n.packed, '') || coalesce(c.packed, '') AS packed
		FROM "sightline"."answer" a
		JOIN "sightline"."prompt" p ON p.user_id = a.user_id AND p.id = a.prompt_id
		LEFT JOIN (
			SELECT c.user_id, c.answer_id, count(*)::int AS citations, string_agg(int4send(s.number) || int4send(s.site), '') AS packed
			FROM "sightline"."citation" c
			JOIN "sightline"."source" s ON s.user_id = c.user_id AND s.id = c.source_id
			GROUP BY c.user_id, c.answer_id
		) c ON c.user_id = a.user_id AND c.answer_id = a.id
		LEFT JOIN (
			SELECT m.user_id, m.answer_id, count(*)::int AS companies, string_agg(int4send(k.number), '') AS packed
			FROM "sightline"."mention" m
			JOIN "sightline"."company" k ON k.user_id = m.user_id AND k.id = m.company_id
			GROUP BY m.user_id, m.answer_id
		) n ON n.user_id = a.user_id AND n.answer_id = a.id
		WHERE a.persona_id IS NULL AND (c.citations > 0 OR n.companies > 0)
	) a
) a
GROUP BY user_id, day, platform, part;
--> statement-breakpoint
DROP FUNCTION "sightline"."pack_citations_1";--> statement-breakpoint
-- The one definition of how citations are packed: by their answers, with the companies that these name. Adds answers to the parts of their
-- days and platforms; those that cite and name nothing are left out, and those of personas. A function, because its statement is then planned once per connection; its name
-- ends in a number: a change is a new function with the next one.
--
-- `LATERAL (… OFFSET 0)` leaves the planner one way to read a table: by key. The embedded database has no statistics.
CREATE FUNCTION "sightline"."pack_citations_2"(account uuid, answer_ids uuid[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
	part_bytes CONSTANT integer := 1800;
BEGIN
	WITH citing AS MATERIALIZED (
		SELECT a.day, a.platform,
			int4send((p.number << 2) | (a.missed::int << 1) | a.visible::int)
				|| int4send((n.companies << 16) | c.citations) || n.packed || c.packed AS packed
		FROM unnest(answer_ids) AS i (id)
		CROSS JOIN LATERAL (
			SELECT count(*)::int AS citations, coalesce(string_agg(int4send(s.number) || int4send(s.site), ''), '') AS packed
			FROM (SELECT c.source_id FROM sightline.citation c WHERE c.user_id = account AND c.answer_id = i.id OFFSET 0) c
			CROSS JOIN LATERAL
				(SELECT s.number, s.site FROM sightline.source s WHERE s.user_id = account AND s.id = c.source_id OFFSET 0) s
		) c
		CROSS JOIN LATERAL (
			SELECT count(*)::int AS companies, coalesce(string_agg(int4send(k.number), ''), '') AS packed
			FROM (SELECT m.company_id FROM sightline.mention m WHERE m.user_id = account AND m.answer_id = i.id OFFSET 0) m
			CROSS JOIN LATERAL
				(SELECT k.number FROM sightline.company k WHERE k.user_id = account AND k.id = m.company_id OFFSET 0) k
		) n
		CROSS JOIN LATERAL
			(SELECT a.prompt_id, a.day, a.platform, a.visible, a.missed, a.persona_id FROM sightline.answer a
			 WHERE a.user_id = account AND a.id = i.id OFFSET 0) a
		CROSS JOIN LATERAL
			(SELECT p.number FROM sightline.prompt p WHERE p.user_id = account AND p.id = a.prompt_id OFFSET 0) p
		WHERE a.persona_id IS NULL AND (c.citations > 0 OR n.companies > 0)
	),
	placed AS MATERIALIZED (
		SELECT c.day, c.platform, c.packed,
			sum(length(c.packed)) OVER (PARTITION BY c.day, c.platform ROWS UNBOUNDED PRECEDING) - length(c.packed) AS before
		FROM citing c
	),
	filled AS MATERIALIZED (
		SELECT g.day, g.platform, coalesce(l.part, 0) AS part, coalesce(l.bytes, 0) AS bytes
		FROM (SELECT DISTINCT c.day, c.platform FROM citing c) g
		LEFT JOIN LATERAL
			(SELECT d.part, length(d.answers) AS bytes FROM sightline.citation_day d
			 WHERE d.user_id = account AND d.day = g.day AND d.platform = g.platform
			 ORDER BY d.part DESC LIMIT 1) l ON true
	)
	INSERT INTO sightline.citation_day AS d (user_id, day, platform, part, answers)
	SELECT account, c.day, c.platform, (f.part + (f.bytes + c.before) / part_bytes)::integer, string_agg(c.packed, '')
	FROM placed c JOIN filled f ON f.day = c.day AND f.platform = c.platform
	GROUP BY 1, 2, 3, 4
	ON CONFLICT (user_id, day, platform, part) DO UPDATE SET answers = d.answers || excluded.answers;
END
$$;
--> statement-breakpoint
-- A function may be called by everybody unless that is revoked.
REVOKE ALL ON FUNCTION "sightline"."pack_citations_2" FROM PUBLIC;
