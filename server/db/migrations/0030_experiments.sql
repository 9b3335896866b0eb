CREATE TABLE "sightline"."experiment" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"metric" text NOT NULL,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	"days_left_out" smallint NOT NULL,
	"days_after" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"registered_at" timestamp with time zone,
	"registered_by" uuid,
	"canonical" text,
	"hash" text,
	"detectable" real,
	"abandoned_at" timestamp with time zone,
	"abandoned_by" uuid,
	"abandon_reason" text,
	"ended_at" timestamp with time zone,
	"result" jsonb,
	CONSTRAINT "experiment_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "experiment_name_length" CHECK (char_length("sightline"."experiment"."name") between 1 and 120),
	CONSTRAINT "experiment_registered" CHECK ("sightline"."experiment"."status" = 'draft' or "sightline"."experiment"."hash" is not null)
);
--> statement-breakpoint
CREATE TABLE "sightline"."experiment_prompt" (
	"user_id" uuid NOT NULL,
	"experiment_id" uuid NOT NULL,
	"prompt_id" uuid NOT NULL,
	"question" text NOT NULL,
	"matched_to" uuid,
	"role" text NOT NULL,
	CONSTRAINT "experiment_prompt_user_id_experiment_id_prompt_id_pk" PRIMARY KEY("user_id","experiment_id","prompt_id")
);
--> statement-breakpoint
ALTER TABLE "sightline"."experiment" ADD CONSTRAINT "experiment_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."experiment_prompt" ADD CONSTRAINT "experiment_prompt_user_id_experiment_id_experiment_user_id_id_fk" FOREIGN KEY ("user_id","experiment_id") REFERENCES "sightline"."experiment"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiment_by_status" ON "sightline"."experiment" USING btree ("status","starts_on");