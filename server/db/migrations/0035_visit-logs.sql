ALTER TABLE "sightline"."recent_visit" ADD COLUMN "simulated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."visit_import" ADD COLUMN "simulated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."visit_import" ADD COLUMN "start_key" text;--> statement-breakpoint
ALTER TABLE "sightline"."visit_import" ADD COLUMN "read_bytes" bigint;--> statement-breakpoint
ALTER TABLE "sightline"."visit_import" ADD COLUMN "read_crc" bigint;--> statement-breakpoint
UPDATE "sightline"."visit_import" SET "simulated" = true WHERE "name" = 'Simulated log' AND "door" = 'command' AND "user_id" IN (SELECT "user_id" FROM "sightline"."account" WHERE "simulated");--> statement-breakpoint
UPDATE "sightline"."recent_visit" r SET "simulated" = true WHERE EXISTS (SELECT FROM "sightline"."visit_import" i WHERE i.user_id = r.user_id AND i.simulated AND r.received_at BETWEEN i.started_at AND i.updated_at);