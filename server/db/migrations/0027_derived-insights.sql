ALTER TABLE "sightline"."next_step_state" ADD COLUMN "insight" jsonb;--> statement-breakpoint
ALTER TABLE "sightline"."next_step_state" ADD COLUMN "source_insight" jsonb;--> statement-breakpoint
ALTER TABLE "sightline"."next_step_state" ADD COLUMN "derived_at" timestamp with time zone DEFAULT now() NOT NULL;