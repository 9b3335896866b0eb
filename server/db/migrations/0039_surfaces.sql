ALTER TABLE "sightline"."answer" ADD COLUMN "search_queries" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "products" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "surface" text DEFAULT 'api' NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD CONSTRAINT "answer_surface_check" CHECK ("sightline"."answer"."surface" in ('api', 'interface', 'import'));--> statement-breakpoint
UPDATE "sightline"."answer" SET "surface" = 'import' WHERE "run_id" IS NULL;
