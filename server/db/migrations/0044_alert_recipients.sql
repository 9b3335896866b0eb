CREATE TABLE "sightline"."alert_recipient" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"person_id" uuid,
	"token" text NOT NULL,
	"confirm_hash" text,
	"confirm_until" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_recipient_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "sightline"."alert_delivery" ADD COLUMN "target" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."alert_delivery" DROP CONSTRAINT "alert_delivery_user_id_alert_id_channel_pk";--> statement-breakpoint
ALTER TABLE "sightline"."alert_delivery" ADD CONSTRAINT "alert_delivery_user_id_alert_id_channel_target_pk" PRIMARY KEY("user_id","alert_id","channel","target");--> statement-breakpoint
ALTER TABLE "sightline"."alert_delivery" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sightline"."alert_setting" ADD COLUMN "quiet_from" smallint;--> statement-breakpoint
ALTER TABLE "sightline"."alert_setting" ADD COLUMN "quiet_to" smallint;--> statement-breakpoint
ALTER TABLE "sightline"."alert_setting" ADD COLUMN "quiet_weekends" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sightline"."alert_recipient" ADD CONSTRAINT "alert_recipient_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_recipient_address" ON "sightline"."alert_recipient" USING btree ("user_id","address");