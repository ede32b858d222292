DROP INDEX "product_any_catalog_code";--> statement-breakpoint
DROP INDEX "product_any_marketing_code";--> statement-breakpoint
DROP INDEX "variant_any_catalog_code";--> statement-breakpoint
DROP INDEX "variant_any_marketing_code";--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "visible_to_groups" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_any_catalog_code" ON "product" USING btree (translate(lower("catalog_code"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "product_any_marketing_code" ON "product" USING btree (translate(lower("marketing_code"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "variant_any_catalog_code" ON "variant" USING btree (translate(lower("catalog_code"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "variant_any_marketing_code" ON "variant" USING btree (translate(lower("marketing_code"), ' -_./', ''));--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "search_words";--> statement-breakpoint
-- The weighed terms of the products, written by a pass over all of them; until then each is found as before.
INSERT INTO "job" ("kind", "key") SELECT 'all-listings', '' WHERE EXISTS (SELECT FROM "listing_entry");
