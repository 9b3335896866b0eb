CREATE TABLE "sightline"."mention_review" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"named" boolean NOT NULL,
	"verdict" text,
	"spans" jsonb NOT NULL,
	"reviewer" text NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"sampled" boolean DEFAULT false NOT NULL,
	"product_named" boolean NOT NULL,
	"product_sentiment" numeric(5, 2),
	"product_position" smallint,
	"product_companies" smallint NOT NULL,
	"product_judge" text,
	"product_method" text NOT NULL,
	CONSTRAINT "mention_review_user_id_answer_id_company_id_pk" PRIMARY KEY("user_id","answer_id","company_id"),
	CONSTRAINT "mention_review_verdict_check" CHECK (("sightline"."mention_review"."verdict" is not null) = "sightline"."mention_review"."named" and "sightline"."mention_review"."verdict" in ('none', 'positive', 'mixed', 'negative'))
);
--> statement-breakpoint
CREATE TABLE "sightline"."order_correction" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"company_ids" uuid[] NOT NULL,
	"product_company_ids" uuid[] NOT NULL,
	"reviewer" text NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_correction_user_id_answer_id_pk" PRIMARY KEY("user_id","answer_id")
);
--> statement-breakpoint
ALTER TABLE "sightline"."mention_review" ADD CONSTRAINT "mention_review_user_id_answer_id_answer_user_id_id_fk" FOREIGN KEY ("user_id","answer_id") REFERENCES "sightline"."answer"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."mention_review" ADD CONSTRAINT "mention_review_user_id_company_id_company_user_id_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "sightline"."company"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightline"."order_correction" ADD CONSTRAINT "order_correction_user_id_answer_id_answer_user_id_id_fk" FOREIGN KEY ("user_id","answer_id") REFERENCES "sightline"."answer"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mention_review_by_company" ON "sightline"."mention_review" USING btree ("user_id","company_id");