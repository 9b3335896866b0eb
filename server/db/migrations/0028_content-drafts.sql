CREATE TABLE "sightline"."content_draft" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"prompt_id" uuid,
	"level" text NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"model" text NOT NULL,
	"original" text DEFAULT '' NOT NULL,
	"result" jsonb,
	"scores_before" jsonb,
	"scores_after" jsonb,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost" numeric(14, 6),
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "content_draft_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "content_draft_original_length" CHECK (char_length("sightline"."content_draft"."original") <= 20000)
);
--> statement-breakpoint
ALTER TABLE "sightline"."content_draft" ADD CONSTRAINT "content_draft_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_draft_by_start" ON "sightline"."content_draft" USING btree ("user_id","started_at");