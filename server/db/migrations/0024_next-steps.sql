CREATE TABLE "sightline"."next_step" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"prompt_id" uuid,
	"question" text,
	"source_id" uuid,
	"source_url" text,
	"page_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_on" date NOT NULL,
	"completed_at" timestamp with time zone,
	"change" text,
	"set_by_hand" boolean DEFAULT false NOT NULL,
	CONSTRAINT "next_step_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "next_step_id_length" CHECK (char_length("sightline"."next_step"."id") between 1 and 100),
	CONSTRAINT "next_step_text_length" CHECK (char_length("sightline"."next_step"."title") <= 2000 and char_length("sightline"."next_step"."reason") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "sightline"."next_step_state" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"data_version" bigint NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sightline"."next_step" ADD CONSTRAINT "next_step_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."next_step_state" ADD CONSTRAINT "next_step_state_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;