CREATE SCHEMA "sightline_auth";
--> statement-breakpoint
CREATE TABLE "sightline_auth"."flow_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_challenge" text NOT NULL,
	"code_challenge_method" text NOT NULL,
	"code_hash" text,
	"code_issued_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sightline_auth"."mail_tokens" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"flow_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_tokens_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sightline_auth"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sightline_auth"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hmac_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sightline_auth"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sightline_auth"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"new_email" text,
	"new_email_sent_at" timestamp with time zone,
	"new_email_half" text,
	"last_sign_in_at" timestamp with time zone,
	"banned_until" timestamp with time zone,
	"user_metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sightline_auth"."flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline_auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline_auth"."mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline_auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline_auth"."mail_tokens" ADD CONSTRAINT "mail_tokens_flow_id_flow_states_id_fk" FOREIGN KEY ("flow_id") REFERENCES "sightline_auth"."flow_states"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline_auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline_auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flow_states_code_key" ON "sightline_auth"."flow_states" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "flow_states_by_user" ON "sightline_auth"."flow_states" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_tokens_token_key" ON "sightline_auth"."mail_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mail_tokens_by_email" ON "sightline_auth"."mail_tokens" USING btree ("email","kind");--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "sightline_auth"."rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sightline_auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_one_active" ON "sightline_auth"."signing_keys" USING btree ("active") WHERE "sightline_auth"."signing_keys"."active";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "sightline_auth"."users" USING btree ("email");