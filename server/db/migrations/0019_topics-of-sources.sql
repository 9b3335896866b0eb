ALTER TABLE "sightline"."source" ADD COLUMN "topics" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "sightline"."source" s
SET topics = c.topics
FROM (
	SELECT user_id, source_id, jsonb_object_agg(topic_id, mentions) AS topics
	FROM (
		SELECT user_id, source_id, topic_id, count(*) AS mentions
		FROM "sightline"."citation"
		GROUP BY user_id, source_id, topic_id
	) t
	GROUP BY user_id, source_id
) c
WHERE c.user_id = s.user_id AND c.source_id = s.id;
