CREATE TABLE "sightline"."completed_step" (
	"user_id" uuid NOT NULL,
	"step_id" text NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "completed_step_user_id_step_id_pk" PRIMARY KEY("user_id","step_id"),
	CONSTRAINT "completed_step_id_length" CHECK (char_length("sightline"."completed_step"."step_id") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "sightline"."completed_step" ADD CONSTRAINT "completed_step_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;