CREATE TABLE "sightline"."account_report" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"schedule_id" uuid,
	"due_on" date,
	"scope" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"made_at" timestamp with time zone,
	"content" jsonb,
	CONSTRAINT "account_report_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "account_report_title_length" CHECK (char_length("sightline"."account_report"."title") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "sightline"."account_report_mail" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"address" text NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"queued_at" timestamp with time zone NOT NULL,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "account_report_mail_user_id_report_id_address_pk" PRIMARY KEY("user_id","report_id","address")
);
--> statement-breakpoint
CREATE TABLE "sightline"."report_recipient" (
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"token" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "report_recipient_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "sightline"."report_schedule" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"period" text NOT NULL,
	"platform" text,
	"topic_id" uuid,
	"weekday" smallint,
	"month_day" smallint,
	"hour" smallint NOT NULL,
	"recipients" text[] DEFAULT '{}' NOT NULL,
	"last_due" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "report_schedule_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "report_schedule_title_length" CHECK (char_length("sightline"."report_schedule"."title") between 1 and 120),
	CONSTRAINT "report_schedule_day" CHECK (("sightline"."report_schedule"."weekday" is null) <> ("sightline"."report_schedule"."month_day" is null))
);
--> statement-breakpoint
ALTER TABLE "sightline"."account_report" ADD CONSTRAINT "account_report_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."account_report_mail" ADD CONSTRAINT "account_report_mail_user_id_report_id_account_report_user_id_id_fk" FOREIGN KEY ("user_id","report_id") REFERENCES "sightline"."account_report"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."report_recipient" ADD CONSTRAINT "report_recipient_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."report_schedule" ADD CONSTRAINT "report_schedule_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_report_by_time" ON "sightline"."account_report" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_report_due" ON "sightline"."account_report" USING btree ("user_id","schedule_id","due_on");--> statement-breakpoint
CREATE INDEX "account_report_mail_by_time" ON "sightline"."account_report_mail" USING btree ("user_id","queued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_recipient_token" ON "sightline"."report_recipient" USING btree ("user_id","token");