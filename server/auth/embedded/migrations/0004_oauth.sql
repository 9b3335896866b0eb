CREATE TABLE "sightline_auth"."connected_apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"grant_hash" text NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connected_apps_scope_check" CHECK ("sightline_auth"."connected_apps"."scope" in ('read', 'write'))
);
--> statement-breakpoint
CREATE TABLE "sightline_auth"."oauth_records" (
	"model" text NOT NULL,
	"id_hash" text NOT NULL,
	"user_id" uuid,
	"grant_hash" text,
	"payload" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "oauth_records_model_id_hash_pk" PRIMARY KEY("model","id_hash")
);
--> statement-breakpoint
ALTER TABLE "sightline_auth"."connected_apps" ADD CONSTRAINT "connected_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline_auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline_auth"."oauth_records" ADD CONSTRAINT "oauth_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline_auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connected_apps_grant_key" ON "sightline_auth"."connected_apps" USING btree ("grant_hash");--> statement-breakpoint
CREATE INDEX "connected_apps_by_user" ON "sightline_auth"."connected_apps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "connected_apps_by_end" ON "sightline_auth"."connected_apps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_records_by_grant" ON "sightline_auth"."oauth_records" USING btree ("grant_hash");--> statement-breakpoint
CREATE INDEX "oauth_records_by_user" ON "sightline_auth"."oauth_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_records_by_end" ON "sightline_auth"."oauth_records" USING btree ("expires_at");