ALTER TABLE "sightline"."account_report" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "sightline"."account_report" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "sightline"."report_recipient" ADD COLUMN "mails_on" date;--> statement-breakpoint
ALTER TABLE "sightline"."report_recipient" ADD COLUMN "mails" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."report_schedule" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."account_report" ADD CONSTRAINT "account_report_note_length" CHECK (char_length("sightline"."account_report"."note") between 1 and 500);