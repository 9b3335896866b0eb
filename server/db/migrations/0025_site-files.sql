CREATE TABLE "sightline"."llms_draft" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid NOT NULL,
	CONSTRAINT "llms_draft_size" CHECK (octet_length("sightline"."llms_draft"."content") <= 512000)
);
--> statement-breakpoint
CREATE TABLE "sightline"."site_check" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"with_links" boolean NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"link_count" integer DEFAULT 0 NOT NULL,
	"links_checked" integer DEFAULT 0 NOT NULL,
	"links_at" timestamp with time zone,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sitemap_urls" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sightline"."site_file" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"domain" text NOT NULL,
	"status" text NOT NULL,
	"http_status" smallint,
	"problem" text,
	"final_url" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"checked_by" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_file_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sightline"."site_file_version" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"url" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "site_file_version_user_id_kind_number_pk" PRIMARY KEY("user_id","kind","number")
);
--> statement-breakpoint
ALTER TABLE "sightline"."llms_draft" ADD CONSTRAINT "llms_draft_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."site_check" ADD CONSTRAINT "site_check_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."site_file" ADD CONSTRAINT "site_file_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."site_file_version" ADD CONSTRAINT "site_file_version_user_id_kind_site_file_user_id_kind_fk" FOREIGN KEY ("user_id","kind") REFERENCES "sightline"."site_file"("user_id","kind") ON DELETE cascade ON UPDATE no action;