ALTER TABLE "sightline"."alert_setting" ADD COLUMN "digest_by_webhook" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."alert_setting" ADD COLUMN "digest_problem" text;