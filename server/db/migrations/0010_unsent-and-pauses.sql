ALTER TABLE "sightline"."collection_run_platform" ADD COLUMN "unsent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."platform_pace" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sightline"."platform_pace" ADD COLUMN "pause_reason" text;