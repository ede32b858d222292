CREATE TABLE "product_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"question_id" text,
	"author_name" text NOT NULL,
	"is_of_shop" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"customer_id" text,
	"email" text,
	"author_name" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text,
	"locale" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_stars" CHECK ("review"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "watcher" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "watcher_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "product_comment" ADD CONSTRAINT "product_comment_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watcher" ADD CONSTRAINT "watcher_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watcher" ADD CONSTRAINT "watcher_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_comment_product" ON "product_comment" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_author" ON "review" USING btree ("product_id","email");--> statement-breakpoint
CREATE INDEX "review_time" ON "review" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "review_customer" ON "review" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watcher_once" ON "watcher" USING btree ("product_id",coalesce("variant_id", ''),"email");--> statement-breakpoint
CREATE INDEX "shop_order_email" ON "shop_order" USING btree (lower("email"));
--> statement-breakpoint
CREATE FUNCTION "note_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who comes second waits here, and counts what the first one wrote as well.
  PERFORM FROM "product" WHERE "id" IN (SELECT "product_id" FROM "changed_review") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "product" SET "rating" = told.rating, "rating_count" = told.amount
  FROM (
    SELECT changed."product_id" AS id, round(avg(own."stars") * 20)::int AS rating, count(own."id")::int AS amount
    FROM (SELECT DISTINCT "product_id" FROM "changed_review") AS changed
    LEFT JOIN "review" AS own ON own."product_id" = changed."product_id" AND NOT own."is_hidden"
    GROUP BY 1
  ) AS told
  WHERE "product"."id" = told.id
    AND ("product"."rating", "product"."rating_count") IS DISTINCT FROM (told.rating, told.amount);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "review_comes" AFTER INSERT ON "review" REFERENCING NEW TABLE AS "changed_review" FOR EACH STATEMENT EXECUTE FUNCTION "note_reviews"();
--> statement-breakpoint
CREATE TRIGGER "review_changes" AFTER UPDATE ON "review" REFERENCING NEW TABLE AS "changed_review" FOR EACH STATEMENT EXECUTE FUNCTION "note_reviews"();
--> statement-breakpoint
CREATE TRIGGER "review_goes" AFTER DELETE ON "review" REFERENCING OLD TABLE AS "changed_review" FOR EACH STATEMENT EXECUTE FUNCTION "note_reviews"();
