DROP INDEX "sightline"."answer_by_analysis";--> statement-breakpoint
CREATE INDEX "answer_by_analysis" ON "sightline"."answer" USING btree ("user_id","company_version","method","day") WHERE "sightline"."answer"."status" = 'answered' and "sightline"."answer"."company_version" >= 0 and ("sightline"."answer"."text_removed_at" is null or "sightline"."answer"."archived_text" is not null);--> statement-breakpoint
-- Companies that are no longer tracked kept these rows until all answers of a day had been analysed again.
DELETE FROM "sightline"."company_day" d
WHERE NOT EXISTS (SELECT FROM "sightline"."company" c WHERE c."user_id" = d."user_id" AND c."id" = d."company_id");--> statement-breakpoint
DELETE FROM "sightline"."company_month" d
WHERE NOT EXISTS (SELECT FROM "sightline"."company" c WHERE c."user_id" = d."user_id" AND c."id" = d."company_id");
