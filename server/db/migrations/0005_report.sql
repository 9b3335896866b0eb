CREATE TABLE "sightline"."report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"manage_key" text NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"mail_status" text DEFAULT 'none' NOT NULL,
	"mail_problem" text,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"website" text,
	"competitors" text[] DEFAULT '{}' NOT NULL,
	"search_topics" text[] DEFAULT '{}' NOT NULL,
	"prompts" text[] DEFAULT '{}' NOT NULL,
	"platforms" text[] DEFAULT '{}' NOT NULL,
	"simulated" boolean DEFAULT false NOT NULL,
	"budget_day" date,
	"estimated_cost" numeric(14, 6),
	"cost" numeric(14, 6) DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"made_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"content" jsonb,
	CONSTRAINT "report_status_check" CHECK ("sightline"."report"."status" in ('unconfirmed', 'waiting', 'asking', 'made', 'failed', 'removed')),
	CONSTRAINT "report_mail_status_check" CHECK ("sightline"."report"."mail_status" in ('none', 'waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."report_answer" (
	"report_id" uuid NOT NULL,
	"prompt" smallint NOT NULL,
	"platform" text NOT NULL,
	"model" text,
	"status" text NOT NULL,
	"failure" text,
	"text" text DEFAULT '' NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"searches" integer,
	"cost" numeric(14, 6),
	"latency_ms" integer,
	"reference" text,
	"collected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_answer_report_id_prompt_platform_pk" PRIMARY KEY("report_id","prompt","platform"),
	CONSTRAINT "report_answer_status_check" CHECK ("sightline"."report_answer"."status" in ('answered', 'failed', 'refused', 'empty'))
);
--> statement-breakpoint
ALTER TABLE "sightline"."report_answer" ADD CONSTRAINT "report_answer_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "sightline"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_token" ON "sightline"."report" USING btree ("token");--> statement-breakpoint
CREATE INDEX "report_by_request" ON "sightline"."report" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "report_by_budget_day" ON "sightline"."report" USING btree ("budget_day");--> statement-breakpoint
CREATE INDEX "report_by_expiry" ON "sightline"."report" USING btree ("expires_at");