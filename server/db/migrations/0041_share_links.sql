CREATE TABLE "sightline"."share_link" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"screen" text NOT NULL,
	"subject_id" uuid,
	"days" integer,
	"from_day" date,
	"to_day" date,
	"platform" text,
	"compare" boolean NOT NULL,
	"before_from" date,
	"before_to" date,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opens" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "share_link_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "share_link_screen_check" CHECK ("sightline"."share_link"."screen" in ('overview', 'topic', 'head-to-head', 'what-changed'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."share_link_opens" (
	"user_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "share_link_opens_user_id_link_id_day_pk" PRIMARY KEY("user_id","link_id","day")
);
--> statement-breakpoint
ALTER TABLE "sightline"."share_link" ADD CONSTRAINT "share_link_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."share_link_opens" ADD CONSTRAINT "share_link_opens_link" FOREIGN KEY ("user_id","link_id") REFERENCES "sightline"."share_link"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_link_hash" ON "sightline"."share_link" USING btree ("hash","user_id");