CREATE TABLE "sightline"."picture" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"token" text NOT NULL,
	"png" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picture_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
ALTER TABLE "sightline"."picture" ADD CONSTRAINT "picture_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "sightline"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "picture_token" ON "sightline"."picture" USING btree ("token","user_id");--> statement-breakpoint
CREATE INDEX "picture_by_expiry" ON "sightline"."picture" USING btree ("expires_at");