CREATE TABLE "sightline"."audit_event" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid,
	"email" text,
	"by_token" boolean NOT NULL,
	"action" text NOT NULL,
	"detail" text,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "audit_event_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."account_invitation" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_invitation_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "account_invitation_role_check" CHECK ("sightline"."account_invitation"."role" in ('viewer', 'editor', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."account_member" (
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_member_user_id_person_id_pk" PRIMARY KEY("user_id","person_id"),
	CONSTRAINT "account_member_role_check" CHECK ("sightline"."account_member"."role" in ('viewer', 'editor', 'owner'))
);
--> statement-breakpoint
ALTER TABLE "sightline"."audit_event" ADD CONSTRAINT "audit_event_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."account_invitation" ADD CONSTRAINT "account_invitation_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."account_member" ADD CONSTRAINT "account_member_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_by_time" ON "sightline"."audit_event" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "account_invitation_by_hash" ON "sightline"."account_invitation" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "account_member_by_person" ON "sightline"."account_member" USING btree ("person_id");