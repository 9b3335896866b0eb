-- The sum of two `{"<id>": mentions}`, the second times the factor, without zeros. A function, because Citus cannot send a
-- subquery on `excluded` to its workers.
CREATE FUNCTION "sightline"."add_mentions_1"(counts jsonb, others jsonb, factor integer) RETURNS jsonb
LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp
AS $$
	SELECT coalesce(jsonb_object_agg(n.id, n.mentions) FILTER (WHERE n.mentions <> 0), '{}')
	FROM (
		SELECT e.id, sum(e.mentions) AS mentions
		FROM (
			SELECT key AS id, value::int AS mentions FROM jsonb_each_text(counts)
			UNION ALL SELECT key, value::int * factor FROM jsonb_each_text(others)
		) e
		GROUP BY e.id
	) n
$$;
--> statement-breakpoint
-- A function may be called by everybody unless that is revoked.
REVOKE ALL ON FUNCTION "sightline"."add_mentions_1" FROM PUBLIC;
