CREATE TABLE "sightline"."agent_ranges" (
	"list" text PRIMARY KEY NOT NULL,
	"prefixes" jsonb,
	"created_at" text,
	"fetched_at" timestamp with time zone,
	"tried_at" timestamp with time zone NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "sightline"."recent_visit" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"agent" text,
	"verification" text,
	"platform" text,
	"page_id" uuid NOT NULL,
	"url" text NOT NULL,
	"http_status" smallint NOT NULL,
	CONSTRAINT "recent_visit_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."referral_hour" (
	"user_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"platform" text NOT NULL,
	"page_id" uuid NOT NULL,
	"http_status" smallint NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "referral_hour_user_id_hour_platform_page_id_http_status_pk" PRIMARY KEY("user_id","hour","platform","page_id","http_status")
);
--> statement-breakpoint
CREATE TABLE "sightline"."visit_hour" (
	"user_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"agent" text NOT NULL,
	"verification" text NOT NULL,
	"page_id" uuid NOT NULL,
	"http_status" smallint NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_hour_user_id_hour_agent_verification_page_id_http_status_pk" PRIMARY KEY("user_id","hour","agent","verification","page_id","http_status")
);
--> statement-breakpoint
CREATE TABLE "sightline"."visit_import" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"door" text NOT NULL,
	"name" text,
	"format" text,
	"header" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"lines" bigint DEFAULT 0 NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"forged" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"redirects" integer DEFAULT 0 NOT NULL,
	"other_hosts" integer DEFAULT 0 NOT NULL,
	"other_host" text,
	"out_of_time" integer DEFAULT 0 NOT NULL,
	"bad" bigint DEFAULT 0 NOT NULL,
	"first_bad_line" bigint,
	"first_bad_text" text,
	"first_visit_at" timestamp with time zone,
	"last_visit_at" timestamp with time zone,
	CONSTRAINT "visit_import_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."visit_line" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hash" bigint NOT NULL,
	"occurrences" integer NOT NULL,
	"reading" uuid NOT NULL,
	"seen" integer NOT NULL,
	CONSTRAINT "visit_line_user_id_day_hash_pk" PRIMARY KEY("user_id","day","hash")
);
--> statement-breakpoint
CREATE TABLE "sightline"."visit_page" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"first_day" date NOT NULL,
	CONSTRAINT "visit_page_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."visit_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"vercel_secret" text
);
--> statement-breakpoint
ALTER TABLE "sightline"."recent_visit" ADD CONSTRAINT "recent_visit_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."referral_hour" ADD CONSTRAINT "referral_hour_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."visit_hour" ADD CONSTRAINT "visit_hour_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."visit_import" ADD CONSTRAINT "visit_import_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."visit_line" ADD CONSTRAINT "visit_line_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."visit_page" ADD CONSTRAINT "visit_page_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."visit_settings" ADD CONSTRAINT "visit_settings_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_visit_by_time" ON "sightline"."recent_visit" USING btree ("user_id","visited_at","id");--> statement-breakpoint
CREATE INDEX "referral_hour_by_page" ON "sightline"."referral_hour" USING btree ("user_id","page_id","hour");--> statement-breakpoint
CREATE INDEX "visit_hour_by_page" ON "sightline"."visit_hour" USING btree ("user_id","page_id","hour");--> statement-breakpoint
CREATE INDEX "visit_import_by_time" ON "sightline"."visit_import" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "visit_page_by_day" ON "sightline"."visit_page" USING btree ("user_id","first_day");