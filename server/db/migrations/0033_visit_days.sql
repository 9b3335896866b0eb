CREATE TABLE "sightline"."visit_agent_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"agent" text NOT NULL,
	"verification" text NOT NULL,
	"http_status" smallint NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_agent_day_user_id_day_agent_verification_http_status_pk" PRIMARY KEY("user_id","day","agent","verification","http_status")
);
--> statement-breakpoint
CREATE TABLE "sightline"."visit_page_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"page_id" uuid NOT NULL,
	"http_status" smallint NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"forged" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_page_day_user_id_day_page_id_http_status_pk" PRIMARY KEY("user_id","day","page_id","http_status")
);
--> statement-breakpoint
ALTER TABLE "sightline"."alert_rule" DROP CONSTRAINT "alert_rule_kind_check";--> statement-breakpoint
ALTER TABLE "sightline"."visit_agent_day" ADD CONSTRAINT "visit_agent_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."visit_page_day" ADD CONSTRAINT "visit_page_day_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_page_day_by_page" ON "sightline"."visit_page_day" USING btree ("user_id","page_id","day");--> statement-breakpoint
CREATE INDEX "visit_page_site_files" ON "sightline"."visit_page" USING btree ("user_id") WHERE url ~ '/(llms|llms-full|robots)[.]txt$';--> statement-breakpoint
ALTER TABLE "sightline"."alert_rule" ADD CONSTRAINT "alert_rule_kind_check" CHECK ("sightline"."alert_rule"."kind" in ('visibility_drop', 'sentiment_drop', 'competitor_overtakes', 'new_source', 'failed_run', 'bot_refused', 'cited_page_error'));--> statement-breakpoint
INSERT INTO "sightline"."visit_agent_day" SELECT user_id, (hour at time zone 'UTC')::date, agent, verification, http_status, sum(visits) FROM "sightline"."visit_hour" GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
INSERT INTO "sightline"."visit_page_day" SELECT user_id, (hour at time zone 'UTC')::date, page_id, http_status, coalesce(sum(visits) FILTER (WHERE verification <> 'forged'), 0), coalesce(sum(visits) FILTER (WHERE verification = 'forged'), 0) FROM "sightline"."visit_hour" GROUP BY 1, 2, 3, 4;
