CREATE TABLE "sightline"."api_token" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"hash" text NOT NULL,
	"prefix" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_token_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "api_token_scope_check" CHECK ("sightline"."api_token"."scope" in ('read', 'write'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."rate_window" (
	"key" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_window_key_starts_at_pk" PRIMARY KEY("key","starts_at")
);
--> statement-breakpoint
CREATE TABLE "sightline"."alert" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"details" jsonb NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."alert_delivery" (
	"user_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"problem" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "alert_delivery_user_id_alert_id_channel_pk" PRIMARY KEY("user_id","alert_id","channel"),
	CONSTRAINT "alert_delivery_status_check" CHECK ("sightline"."alert_delivery"."status" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."alert_rule" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic_id" uuid,
	"by_email" boolean DEFAULT true NOT NULL,
	"by_webhook" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_rule_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "alert_rule_kind_check" CHECK ("sightline"."alert_rule"."kind" in ('visibility_drop', 'sentiment_drop', 'competitor_overtakes', 'new_source', 'failed_run'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."alert_setting" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"webhook_url" text,
	"webhook_secret" text,
	"weekly_digest" boolean DEFAULT false NOT NULL,
	"last_digest" date
);
--> statement-breakpoint
CREATE TABLE "sightline"."collection_run" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"trigger" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"reason" text,
	"day" date NOT NULL,
	"scheduled_for" date,
	"samples" smallint NOT NULL,
	"prompts" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "collection_run_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "collection_run_trigger_check" CHECK ("sightline"."collection_run"."trigger" in ('manual', 'schedule')),
	CONSTRAINT "collection_run_status_check" CHECK ("sightline"."collection_run"."status" in ('running', 'finished', 'cancelled', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."collection_run_platform" (
	"user_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"estimated_cost" numeric(14, 6),
	"cost" numeric(14, 6) DEFAULT 0 NOT NULL,
	"unpriced" integer DEFAULT 0 NOT NULL,
	"trouble" text,
	CONSTRAINT "collection_run_platform_user_id_run_id_platform_pk" PRIMARY KEY("user_id","run_id","platform")
);
--> statement-breakpoint
CREATE TABLE "sightline"."collection_setting" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"platforms" text[] DEFAULT '{}' NOT NULL,
	"samples" smallint DEFAULT 1 NOT NULL,
	"country" text,
	"language" text,
	"daily" boolean DEFAULT false NOT NULL,
	"hour" smallint DEFAULT 6 NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"daily_since" timestamp with time zone,
	"monthly_budget" numeric(14, 6),
	"set_up_at" timestamp with time zone,
	"judged_by_model" boolean DEFAULT false NOT NULL,
	CONSTRAINT "collection_setting_samples_check" CHECK ("sightline"."collection_setting"."samples" between 1 and 10),
	CONSTRAINT "collection_setting_hour_check" CHECK ("sightline"."collection_setting"."hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "sightline"."platform_health" (
	"platform" text PRIMARY KEY NOT NULL,
	"healthy" boolean NOT NULL,
	"reason" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sightline"."platform_pace" (
	"platform" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sightline"."discovered_company" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"dismissed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "discovered_company_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "discovered_company_name_length" CHECK (char_length("sightline"."discovered_company"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "sightline"."judge_day" (
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"branded" boolean NOT NULL,
	"judge" text NOT NULL,
	"analyzed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "judge_day_user_id_topic_id_day_platform_branded_judge_pk" PRIMARY KEY("user_id","topic_id","day","platform","branded","judge")
);
--> statement-breakpoint
ALTER TABLE "sightline"."citation" DROP CONSTRAINT "citation_user_id_source_id_source_user_id_id_fk";
--> statement-breakpoint
ALTER TABLE "sightline"."topic" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "input_tokens" integer;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "output_tokens" integer;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "searches" integer;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "cost" numeric(14, 6);--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "latency_ms" integer;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD COLUMN "judgement" jsonb;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ADD COLUMN "judge" text DEFAULT 'rules' NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."api_token" ADD CONSTRAINT "api_token_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."alert" ADD CONSTRAINT "alert_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."alert_delivery" ADD CONSTRAINT "alert_delivery_user_id_alert_id_alert_user_id_id_fk" FOREIGN KEY ("user_id","alert_id") REFERENCES "sightline"."alert"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."alert_rule" ADD CONSTRAINT "alert_rule_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."alert_setting" ADD CONSTRAINT "alert_setting_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."collection_run" ADD CONSTRAINT "collection_run_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."collection_run_platform" ADD CONSTRAINT "collection_run_platform_user_id_run_id_collection_run_user_id_id_fk" FOREIGN KEY ("user_id","run_id") REFERENCES "sightline"."collection_run"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."collection_setting" ADD CONSTRAINT "collection_setting_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."discovered_company" ADD CONSTRAINT "discovered_company_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."judge_day" ADD CONSTRAINT "judge_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_token_hash" ON "sightline"."api_token" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "rate_window_by_start" ON "sightline"."rate_window" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_key" ON "sightline"."alert" USING btree ("user_id","rule_id","subject","day");--> statement-breakpoint
CREATE INDEX "alert_by_time" ON "sightline"."alert" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_run_one_running" ON "sightline"."collection_run" USING btree ("user_id") WHERE "sightline"."collection_run"."status" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "collection_run_scheduled" ON "sightline"."collection_run" USING btree ("user_id","scheduled_for");--> statement-breakpoint
CREATE INDEX "collection_run_by_start" ON "sightline"."collection_run" USING btree ("user_id","started_at");--> statement-breakpoint
ALTER TABLE "sightline"."citation" ADD CONSTRAINT "citation_user_id_source_id_source_user_id_id_fk" FOREIGN KEY ("user_id","source_id") REFERENCES "sightline"."source"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_by_run" ON "sightline"."answer" USING btree ("user_id","run_id") WHERE "sightline"."answer"."run_id" is not null;--> statement-breakpoint
INSERT INTO "sightline"."judge_day" (user_id, topic_id, day, platform, branded, judge, analyzed)
SELECT user_id, topic_id, day, platform, branded, 'rules', analyzed FROM "sightline"."topic_day" WHERE analyzed > 0;
