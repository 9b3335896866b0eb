CREATE TABLE "sightline"."search_report" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_report_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sightline"."search_report_page" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"url" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_report_page_user_id_report_id_page_id_pk" PRIMARY KEY("user_id","report_id","page_id")
);
--> statement-breakpoint
ALTER TABLE "sightline"."search_report" ADD CONSTRAINT "search_report_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."search_report_page" ADD CONSTRAINT "search_report_page_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;