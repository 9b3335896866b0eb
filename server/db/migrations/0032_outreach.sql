CREATE TABLE "sightline"."outreach_contact" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address" text,
	"kind" text NOT NULL,
	"published_url" text NOT NULL,
	"published_text" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outreach_contact_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "outreach_contact_length" CHECK (char_length("sightline"."outreach_contact"."name") <= 200 and char_length("sightline"."outreach_contact"."address") <= 254 and char_length("sightline"."outreach_contact"."published_url") <= 2048 and char_length("sightline"."outreach_contact"."published_text") <= 500)
);
--> statement-breakpoint
CREATE TABLE "sightline"."outreach_event" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"mail_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"by_user" uuid,
	CONSTRAINT "outreach_event_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "outreach_event_length" CHECK (char_length("sightline"."outreach_event"."detail") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "sightline"."outreach_mail" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"contact_id" uuid,
	"to_name" text DEFAULT '' NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"token" text NOT NULL,
	"message_id" text,
	"approved_hash" text,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"sent_on" date,
	"ended_at" timestamp with time zone,
	"problem" text,
	"excerpt" text,
	"simulated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outreach_mail_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "outreach_mail_length" CHECK (char_length("sightline"."outreach_mail"."to_address") <= 254 and char_length("sightline"."outreach_mail"."subject") <= 200 and char_length("sightline"."outreach_mail"."body") <= 10000 and char_length("sightline"."outreach_mail"."excerpt") <= 1000 and char_length("sightline"."outreach_mail"."problem") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "sightline"."outreach_recipient" (
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outreach_recipient_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "sightline"."outreach_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"from_address" text DEFAULT '' NOT NULL,
	"postal_address" text DEFAULT '' NOT NULL,
	"smtp_host" text DEFAULT '' NOT NULL,
	"smtp_port" integer DEFAULT 587 NOT NULL,
	"smtp_security" text DEFAULT 'starttls' NOT NULL,
	"smtp_user" text DEFAULT '' NOT NULL,
	"smtp_secret" text,
	"imap_host" text DEFAULT '' NOT NULL,
	"imap_port" integer DEFAULT 993 NOT NULL,
	"imap_security" text DEFAULT 'tls' NOT NULL,
	"imap_user" text DEFAULT '' NOT NULL,
	"imap_secret" text,
	"plus_addressing" boolean DEFAULT false NOT NULL,
	"daily_limit" smallint DEFAULT 30 NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"tested_hash" text,
	"tested_at" timestamp with time zone,
	"uid_validity" text,
	"last_uid" integer,
	"polled_at" timestamp with time zone,
	"poll_problem" text,
	CONSTRAINT "outreach_settings_limit" CHECK ("sightline"."outreach_settings"."daily_limit" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "sightline"."outreach_suppression" (
	"user_id" uuid NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outreach_suppression_user_id_value_pk" PRIMARY KEY("user_id","value"),
	CONSTRAINT "outreach_suppression_length" CHECK (char_length("sightline"."outreach_suppression"."value") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "sightline"."outreach_target" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"domain" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"origin" text NOT NULL,
	"contacts_status" text DEFAULT 'none' NOT NULL,
	"contacts_problem" text,
	"contacts_at" timestamp with time zone,
	"simulated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"named_before" boolean,
	"page_changed_at" timestamp with time zone,
	"cited_on" date,
	CONSTRAINT "outreach_target_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "outreach_target_length" CHECK (char_length("sightline"."outreach_target"."url") between 1 and 2048 and char_length("sightline"."outreach_target"."title") <= 500)
);
--> statement-breakpoint
ALTER TABLE "sightline"."outreach_contact" ADD CONSTRAINT "outreach_contact_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."outreach_contact" ADD CONSTRAINT "outreach_contact_user_id_target_id_outreach_target_user_id_id_fk" FOREIGN KEY ("user_id","target_id") REFERENCES "sightline"."outreach_target"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."outreach_event" ADD CONSTRAINT "outreach_event_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."outreach_event" ADD CONSTRAINT "outreach_event_user_id_target_id_outreach_target_user_id_id_fk" FOREIGN KEY ("user_id","target_id") REFERENCES "sightline"."outreach_target"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."outreach_mail" ADD CONSTRAINT "outreach_mail_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."outreach_mail" ADD CONSTRAINT "outreach_mail_user_id_target_id_outreach_target_user_id_id_fk" FOREIGN KEY ("user_id","target_id") REFERENCES "sightline"."outreach_target"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."outreach_recipient" ADD CONSTRAINT "outreach_recipient_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."outreach_settings" ADD CONSTRAINT "outreach_settings_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."outreach_suppression" ADD CONSTRAINT "outreach_suppression_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."outreach_target" ADD CONSTRAINT "outreach_target_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outreach_contact_by_target" ON "sightline"."outreach_contact" USING btree ("user_id","target_id");--> statement-breakpoint
CREATE INDEX "outreach_event_by_target" ON "sightline"."outreach_event" USING btree ("user_id","target_id","number");--> statement-breakpoint
CREATE INDEX "outreach_mail_by_target" ON "sightline"."outreach_mail" USING btree ("user_id","target_id");--> statement-breakpoint
CREATE INDEX "outreach_mail_by_token" ON "sightline"."outreach_mail" USING btree ("user_id","token");--> statement-breakpoint
CREATE INDEX "outreach_mail_by_day" ON "sightline"."outreach_mail" USING btree ("user_id","sent_on");--> statement-breakpoint
CREATE INDEX "outreach_recipient_by_token" ON "sightline"."outreach_recipient" USING btree ("user_id","token");