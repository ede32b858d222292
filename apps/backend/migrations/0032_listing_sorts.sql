ALTER TABLE "listing_entry" ADD COLUMN "rating" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_price" ADD COLUMN "discount_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "rating" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_by_rating" ON "listing_entry" USING btree ("scope_id","rating" DESC NULLS LAST,"rank","product_id");--> statement-breakpoint
CREATE INDEX "listing_by_age" ON "listing_entry" USING btree ("scope_id","added_at" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_price_by_discount" ON "listing_price" USING btree ("currency","price_list","discount_rank","product_id","place");--> statement-breakpoint
-- Listings sort and filter by ratings, whoever changes them.
CREATE FUNCTION "note_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "job" ("kind", "key") VALUES ('product-listings', NEW."id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rating_changes" AFTER UPDATE OF "rating", "rating_count" ON "product" FOR EACH ROW
  WHEN ((OLD."rating", OLD."rating_count") IS DISTINCT FROM (NEW."rating", NEW."rating_count"))
  EXECUTE FUNCTION "note_rating"();
--> statement-breakpoint
-- What is sorted by, and the values of the new filters, written by a pass over all products.
INSERT INTO "job" ("kind", "key") SELECT 'all-listings', '' WHERE EXISTS (SELECT FROM "listing_entry");
