DROP INDEX "sightline"."citation_by_source";--> statement-breakpoint
ALTER TABLE "sightline"."citation" ADD COLUMN "prompt_id" uuid;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ADD COLUMN "prompt_id" uuid;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ADD COLUMN "visible" boolean;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ADD COLUMN "asked_plainly" boolean;--> statement-breakpoint
UPDATE "sightline"."citation" c SET prompt_id = a.prompt_id
FROM "sightline"."answer" a
WHERE a.user_id = c.user_id AND a.id = c.answer_id;
--> statement-breakpoint
UPDATE "sightline"."mention" m
SET prompt_id = a.prompt_id, day = a.day, platform = a.platform, visible = a.visible, asked_plainly = a.persona_id IS NULL
FROM "sightline"."answer" a
WHERE a.user_id = m.user_id AND a.id = m.answer_id;
--> statement-breakpoint
ALTER TABLE "sightline"."citation" ALTER COLUMN "prompt_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ALTER COLUMN "prompt_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ALTER COLUMN "platform" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ALTER COLUMN "visible" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ALTER COLUMN "asked_plainly" SET NOT NULL;--> statement-breakpoint
-- The updates have made the tables and their indexes twice as large. A column whose value is computed has them written anew;
-- the expression changes nothing.
ALTER TABLE "sightline"."citation" ALTER COLUMN "visible" TYPE boolean USING visible IS TRUE;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ALTER COLUMN "visible" TYPE boolean USING visible IS TRUE;--> statement-breakpoint
CREATE INDEX "mention_by_day" ON "sightline"."mention" USING btree ("user_id","company_id","day","answer_id","prompt_id","platform","visible","asked_plainly");--> statement-breakpoint
CREATE INDEX "citation_by_source" ON "sightline"."citation" USING btree ("user_id","source_id","day","platform","prompt_id","missed");
