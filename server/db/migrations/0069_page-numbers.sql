-- Pages of sitemaps that no answer has cited yet become sources, too, so that every page has a number.
INSERT INTO "sightline"."source" (user_id, id, url, domain, number, site)
SELECT n.user_id, n.id, n.url, n.domain, n.number, coalesce(n.known, min(n.number) OVER (PARTITION BY n.user_id, n.domain))
FROM (
	SELECT p.user_id, p.id, p.url, p.domain, k.known,
		coalesce(m.number, 0) + row_number() OVER (PARTITION BY p.user_id ORDER BY p.id) AS number
	FROM "sightline"."page" p
	LEFT JOIN "sightline"."source" s ON s.user_id = p.user_id AND s.id = p.id
	LEFT JOIN (SELECT user_id, max(number) AS number FROM "sightline"."source" GROUP BY user_id) m ON m.user_id = p.user_id
	LEFT JOIN (SELECT user_id, domain, min(site) AS known FROM "sightline"."source" GROUP BY user_id, domain) k
		ON k.user_id = p.user_id AND k.domain = p.domain
	WHERE s.id IS NULL
) n;--> statement-breakpoint
INSERT INTO "sightline"."source_total" (user_id, number, site)
SELECT s.user_id, s.number, s.site FROM "sightline"."source" s
LEFT JOIN "sightline"."source_total" t ON t.user_id = s.user_id AND t.number = s.number
WHERE t.number IS NULL;--> statement-breakpoint
ALTER TABLE "sightline"."page" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "sightline"."page" ADD COLUMN "site" integer;--> statement-breakpoint
UPDATE "sightline"."page" p SET "number" = s."number", "site" = s."site" FROM "sightline"."source" s
WHERE s."user_id" = p."user_id" AND s."id" = p."id";--> statement-breakpoint
ALTER TABLE "sightline"."page" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."page" ALTER COLUMN "site" SET NOT NULL;
