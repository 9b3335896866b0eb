CREATE SCHEMA "sightline";
--> statement-breakpoint
CREATE TABLE "sightline"."account" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"role" text DEFAULT 'member' NOT NULL,
	"action_center" boolean DEFAULT true NOT NULL,
	"simulated" boolean DEFAULT false NOT NULL,
	"data_version" bigint DEFAULT 0 NOT NULL,
	"company_version" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_role_check" CHECK ("sightline"."account"."role" in ('member', 'analyst', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."company" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"domain" text,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "company_kind_check" CHECK ("sightline"."company"."kind" in ('brand', 'competitor'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."prompt" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"question" text NOT NULL,
	"prompt_group" text,
	"branded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "prompt_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."topic" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"is_aggregate" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "topic_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."answer" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"prompt_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"model" text,
	"sample" smallint DEFAULT 1 NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"text" text DEFAULT '' NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"simulated" boolean DEFAULT false NOT NULL,
	"method" text,
	"visible" boolean DEFAULT false NOT NULL,
	"missed" boolean DEFAULT false NOT NULL,
	"own_cited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "answer_status_check" CHECK ("sightline"."answer"."status" in ('answered', 'failed', 'refused', 'empty'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."citation" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"source_id" uuid NOT NULL,
	CONSTRAINT "citation_user_id_answer_id_position_pk" PRIMARY KEY("user_id","answer_id","position")
);
--> statement-breakpoint
CREATE TABLE "sightline"."mention" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"spans" jsonb NOT NULL,
	"sentiment" numeric(5, 2),
	CONSTRAINT "mention_user_id_answer_id_company_id_pk" PRIMARY KEY("user_id","answer_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."source" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"domain" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	CONSTRAINT "source_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."company_day" (
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"branded" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"position_sum" integer DEFAULT 0 NOT NULL,
	"first" integer DEFAULT 0 NOT NULL,
	"analyzed" integer DEFAULT 0 NOT NULL,
	"sentiment_sum" numeric(16, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "company_day_user_id_topic_id_day_platform_branded_company_id_pk" PRIMARY KEY("user_id","topic_id","day","platform","branded","company_id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."prompt_day" (
	"user_id" uuid NOT NULL,
	"prompt_id" uuid NOT NULL,
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"visible" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "prompt_day_user_id_prompt_id_day_platform_pk" PRIMARY KEY("user_id","prompt_id","day","platform")
);
--> statement-breakpoint
CREATE TABLE "sightline"."source_day" (
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"source_id" uuid NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"visible" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "source_day_user_id_topic_id_day_platform_source_id_pk" PRIMARY KEY("user_id","topic_id","day","platform","source_id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."topic_day" (
	"user_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"branded" boolean NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"visible" integer DEFAULT 0 NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"own_cited" integer DEFAULT 0 NOT NULL,
	"analyzed" integer DEFAULT 0 NOT NULL,
	"sentiment_sum" numeric(16, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "topic_day_user_id_topic_id_day_platform_branded_pk" PRIMARY KEY("user_id","topic_id","day","platform","branded")
);
--> statement-breakpoint
ALTER TABLE "sightline"."company" ADD CONSTRAINT "company_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."prompt" ADD CONSTRAINT "prompt_user_id_topic_id_topic_user_id_id_fk" FOREIGN KEY ("user_id","topic_id") REFERENCES "sightline"."topic"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."topic" ADD CONSTRAINT "topic_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."answer" ADD CONSTRAINT "answer_user_id_prompt_id_prompt_user_id_id_fk" FOREIGN KEY ("user_id","prompt_id") REFERENCES "sightline"."prompt"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."citation" ADD CONSTRAINT "citation_user_id_answer_id_answer_user_id_id_fk" FOREIGN KEY ("user_id","answer_id") REFERENCES "sightline"."answer"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."citation" ADD CONSTRAINT "citation_user_id_source_id_source_user_id_id_fk" FOREIGN KEY ("user_id","source_id") REFERENCES "sightline"."source"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ADD CONSTRAINT "mention_user_id_answer_id_answer_user_id_id_fk" FOREIGN KEY ("user_id","answer_id") REFERENCES "sightline"."answer"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."mention" ADD CONSTRAINT "mention_user_id_company_id_company_user_id_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "sightline"."company"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."source" ADD CONSTRAINT "source_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."company_day" ADD CONSTRAINT "company_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."prompt_day" ADD CONSTRAINT "prompt_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."source_day" ADD CONSTRAINT "source_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."topic_day" ADD CONSTRAINT "topic_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_one_brand" ON "sightline"."company" USING btree ("user_id") WHERE "sightline"."company"."kind" = 'brand';--> statement-breakpoint
CREATE UNIQUE INDEX "company_name" ON "sightline"."company" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "prompt_question" ON "sightline"."prompt" USING btree ("user_id","topic_id",md5("question"));--> statement-breakpoint
CREATE UNIQUE INDEX "topic_slug" ON "sightline"."topic" USING btree ("user_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_one_aggregate" ON "sightline"."topic" USING btree ("user_id") WHERE "sightline"."topic"."is_aggregate";--> statement-breakpoint
CREATE UNIQUE INDEX "answer_key" ON "sightline"."answer" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "answer_by_prompt" ON "sightline"."answer" USING btree ("user_id","prompt_id","day");--> statement-breakpoint
CREATE INDEX "answer_by_day" ON "sightline"."answer" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "citation_by_source" ON "sightline"."citation" USING btree ("user_id","source_id");--> statement-breakpoint
CREATE INDEX "mention_by_company" ON "sightline"."mention" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "source_by_domain" ON "sightline"."source" USING btree ("user_id","domain");