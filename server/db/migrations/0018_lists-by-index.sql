DROP INDEX "sightline"."answer_by_day";--> statement-breakpoint
CREATE INDEX "answer_failed" ON "sightline"."answer" USING btree ("user_id","day","id") WHERE "sightline"."answer"."status" <> 'answered';--> statement-breakpoint
CREATE INDEX "answer_by_day" ON "sightline"."answer" USING btree ("user_id","day","id","status","platform","visible","missed");