CREATE TABLE "sightline"."analytics_connection" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"property_id" text NOT NULL,
	"host" text NOT NULL,
	"client_email" text NOT NULL,
	"secret" text,
	"connected_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"problem" text,
	"read_at" timestamp with time zone,
	"time_zone" text,
	"currency" text
);
--> statement-breakpoint
CREATE TABLE "sightline"."analytics_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"thresholded" boolean NOT NULL,
	"other_row" boolean NOT NULL,
	"sampled" boolean NOT NULL,
	CONSTRAINT "analytics_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "sightline"."analytics_page" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "analytics_page_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."analytics_page_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"page_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"sessions" integer DEFAULT 0 NOT NULL,
	"key_events" double precision NOT NULL,
	"revenue" double precision NOT NULL,
	CONSTRAINT "analytics_page_day_user_id_day_page_id_platform_pk" PRIMARY KEY("user_id","day","page_id","platform")
);
--> statement-breakpoint
ALTER TABLE "sightline"."analytics_connection" ADD CONSTRAINT "analytics_connection_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."analytics_day" ADD CONSTRAINT "analytics_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."analytics_page" ADD CONSTRAINT "analytics_page_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."analytics_page_day" ADD CONSTRAINT "analytics_page_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_page_day_by_page" ON "sightline"."analytics_page_day" USING btree ("user_id","page_id","day");