CREATE TABLE "sightline"."persona" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"country" text,
	"region" text,
	"city" text,
	"language" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "persona_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."persona_prompt" (
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"prompt_id" uuid NOT NULL,
	CONSTRAINT "persona_prompt_user_id_persona_id_prompt_id_pk" PRIMARY KEY("user_id","persona_id","prompt_id")
);
--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "persona_id" uuid;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "place_given" text;--> statement-breakpoint
ALTER TABLE "sightline"."persona" ADD CONSTRAINT "persona_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."persona_prompt" ADD CONSTRAINT "persona_prompt_user_id_persona_id_persona_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "sightline"."persona"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."persona_prompt" ADD CONSTRAINT "persona_prompt_user_id_prompt_id_prompt_user_id_id_fk" FOREIGN KEY ("user_id","prompt_id") REFERENCES "sightline"."prompt"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "persona_name" ON "sightline"."persona" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "persona_prompt_by_prompt" ON "sightline"."persona_prompt" USING btree ("user_id","prompt_id");--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD CONSTRAINT "answer_user_id_persona_id_persona_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "sightline"."persona"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_by_persona" ON "sightline"."answer" USING btree ("user_id","persona_id","prompt_id","day") WHERE "sightline"."answer"."persona_id" is not null;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD CONSTRAINT "answer_place_given_check" CHECK ("sightline"."answer"."place_given" in ('setting', 'prompt'));