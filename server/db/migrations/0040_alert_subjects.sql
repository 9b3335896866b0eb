ALTER TABLE "sightline"."alert_rule" DROP CONSTRAINT "alert_rule_kind_check";--> statement-breakpoint
ALTER TABLE "sightline"."alert_rule" ADD COLUMN "prompt_id" uuid;--> statement-breakpoint
ALTER TABLE "sightline"."alert_rule" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "sightline"."alert_rule" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "sightline"."alert_rule" ADD CONSTRAINT "alert_rule_kind_check" CHECK ("sightline"."alert_rule"."kind" in ('visibility_drop', 'sentiment_drop', 'competitor_overtakes', 'new_source', 'failed_run', 'bot_refused', 'cited_page_error', 'experiment_ended', 'visibility_rise', 'sentiment_rise', 'competitor_overtaken', 'competitor_rise', 'competitor_drop', 'prompts_lost', 'prompts_won'));