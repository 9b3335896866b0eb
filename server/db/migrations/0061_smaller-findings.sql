-- A citation and its page are written by one statement, and pages leave with their account alone.
ALTER TABLE "sightline"."citation" DROP CONSTRAINT "citation_user_id_source_id_source_user_id_id_fk";
--> statement-breakpoint
CREATE INDEX "citation_by_answer" ON "sightline"."citation" USING btree ("user_id","answer_id");
--> statement-breakpoint
ALTER TABLE "sightline"."citation" DROP CONSTRAINT "citation_user_id_answer_id_position_pk";
--> statement-breakpoint
-- From `[{"end": 9, "start": 1}, …]`, in the order in which jsonb keeps keys, to `{1,9,…}`.
ALTER TABLE "sightline"."mention" ALTER COLUMN "spans" SET DATA TYPE integer[] USING translate(
	regexp_replace("spans"::text, '\{"end": (\d+), "start": (\d+)\}', '\2, \1', 'g'), '[]', '{}'
)::integer[];
