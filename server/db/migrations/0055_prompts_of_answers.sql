DROP INDEX "sightline"."answer_by_prompt";--> statement-breakpoint
CREATE INDEX "answer_by_prompt" ON "sightline"."answer" USING btree ("user_id","prompt_id","day","id","missed","persona_id");