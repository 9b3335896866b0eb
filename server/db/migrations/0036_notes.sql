CREATE TABLE "sightline"."note" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"topic_id" uuid,
	"prompt_id" uuid,
	"author_id" uuid NOT NULL,
	"author" text NOT NULL,
	"via" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by_id" uuid,
	"changed_by" text,
	"changed_via" text,
	"changed_at" timestamp with time zone,
	CONSTRAINT "note_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "note_about_check" CHECK ("sightline"."note"."topic_id" is null or "sightline"."note"."prompt_id" is null),
	CONSTRAINT "note_via_check" CHECK ("sightline"."note"."via" in ('session', 'token') and "sightline"."note"."changed_via" in ('session', 'token'))
);
--> statement-breakpoint
ALTER TABLE "sightline"."note" ADD CONSTRAINT "note_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."note" ADD CONSTRAINT "note_user_id_topic_id_topic_user_id_id_fk" FOREIGN KEY ("user_id","topic_id") REFERENCES "sightline"."topic"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."note" ADD CONSTRAINT "note_user_id_prompt_id_prompt_user_id_id_fk" FOREIGN KEY ("user_id","prompt_id") REFERENCES "sightline"."prompt"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_by_day" ON "sightline"."note" USING btree ("user_id","day","id");