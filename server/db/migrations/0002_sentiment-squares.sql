ALTER TABLE "sightline"."topic_day" ADD COLUMN "sentiment_squares" numeric(18, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The days that are there already, counted as recomputeRollups counts them.
UPDATE "sightline"."topic_day" d SET "sentiment_squares" = counted.squares
FROM (
	SELECT a.user_id, t.id AS topic_id, a.day, s.platform, p.branded, sum(m.sentiment * m.sentiment) AS squares
	FROM "sightline"."answer" a
	JOIN "sightline"."prompt" p ON p.user_id = a.user_id AND p.id = a.prompt_id
	JOIN "sightline"."topic" t ON t.user_id = a.user_id AND (t.id = p.topic_id OR t.is_aggregate)
	CROSS JOIN LATERAL (VALUES (a.platform), ('*')) AS s(platform)
	JOIN "sightline"."company" b ON b.user_id = a.user_id AND b.kind = 'brand'
	JOIN "sightline"."mention" m ON m.user_id = a.user_id AND m.answer_id = a.id AND m.company_id = b.id
	WHERE m.sentiment IS NOT NULL
	GROUP BY a.user_id, t.id, a.day, s.platform, p.branded
) counted
WHERE d.user_id = counted.user_id AND d.topic_id = counted.topic_id AND d.day = counted.day
	AND d.platform = counted.platform AND d.branded = counted.branded;
