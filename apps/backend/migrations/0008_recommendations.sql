CREATE TABLE "bought_together" (
	"product_id" text NOT NULL,
	"other_id" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_other_id_pk" PRIMARY KEY("product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "past_purchase" (
	"id" text PRIMARY KEY NOT NULL,
	"product_ids" text[] DEFAULT '{}' NOT NULL,
	"bought_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bought_together_most" ON "bought_together" USING btree ("product_id","times" DESC NULLS LAST);