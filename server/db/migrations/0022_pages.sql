CREATE TABLE "sightline"."page" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"domain" text NOT NULL,
	"in_sitemap" boolean DEFAULT false NOT NULL,
	"simulated" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"http_status" smallint,
	"problem" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"final_url" text,
	"etag" text,
	"last_modified" text,
	"title" text DEFAULT '' NOT NULL,
	"author" text,
	"published_on" date,
	"modified_on" date,
	"language" text,
	"kind" text,
	"words" integer DEFAULT 0 NOT NULL,
	"paywalled" boolean DEFAULT false NOT NULL,
	"no_index" boolean DEFAULT false NOT NULL,
	"authoritativeness" real,
	"citations" integer,
	"quotations" integer,
	"statistics" integer,
	"technical_terms" integer,
	"fluency" real,
	"method" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "page_url_length" CHECK (char_length("sightline"."page"."url") between 1 and 2048)
);
--> statement-breakpoint
CREATE TABLE "sightline"."page_run" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"problem" text,
	"page_limit" integer NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_run_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."page_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"daily" boolean DEFAULT false NOT NULL,
	"pages_per_day" integer DEFAULT 200 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sightline"."page_version" (
	"user_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"scores" jsonb NOT NULL,
	CONSTRAINT "page_version_user_id_page_id_number_pk" PRIMARY KEY("user_id","page_id","number")
);
--> statement-breakpoint
ALTER TABLE "sightline"."page" ADD CONSTRAINT "page_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."page_run" ADD CONSTRAINT "page_run_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."page_settings" ADD CONSTRAINT "page_settings_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."page_version" ADD CONSTRAINT "page_version_user_id_page_id_page_user_id_id_fk" FOREIGN KEY ("user_id","page_id") REFERENCES "sightline"."page"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_by_due" ON "sightline"."page" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "page_by_domain" ON "sightline"."page" USING btree ("user_id","domain");--> statement-breakpoint
CREATE INDEX "page_run_by_start" ON "sightline"."page_run" USING btree ("user_id","started_at");