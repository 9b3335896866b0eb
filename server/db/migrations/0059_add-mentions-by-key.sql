-- The sum of two `{[topicId]: mentions}`, without zeros; `factor` is 1 or -1. Most often `others` has one topic: looking it up by its
-- key is several times faster than reading both as tables and grouping them.
CREATE FUNCTION "sightline"."add_mentions_2"(counts jsonb, others jsonb, factor integer) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
	entries jsonb := jsonb_path_query_array(others, '$.keyvalue()');
	result jsonb := counts;
	topic text;
	mentions integer;
BEGIN
	FOR place IN 0 .. jsonb_array_length(entries) - 1 LOOP
		topic := entries -> place ->> 'key';
		mentions := coalesce((result ->> topic)::integer, 0) + (entries -> place ->> 'value')::integer * factor;
		result := CASE mentions WHEN 0 THEN result - topic ELSE result || jsonb_build_object(topic, mentions) END;
	END LOOP;
	RETURN result;
END
$$;
--> statement-breakpoint
-- A function may be called by everybody unless that is revoked.
REVOKE ALL ON FUNCTION "sightline"."add_mentions_2" FROM PUBLIC;
--> statement-breakpoint
-- Takes the place of the function of migration 0021.
DROP FUNCTION "sightline"."add_mentions_1";
