-- Counters are short-lived, so none is carried over.
DROP TABLE "sightline"."rate_window" CASCADE;--> statement-breakpoint
CREATE TABLE "sightline"."rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limit_by_end" ON "sightline"."rate_limit" USING btree ("ends_at");
