ALTER TABLE "listing_entry" DROP CONSTRAINT "listing_entry_product_id_product_id_fk";
--> statement-breakpoint
ALTER TABLE "listing_price" DROP CONSTRAINT "listing_price_product_id_product_id_fk";
--> statement-breakpoint
DROP INDEX "listing_of_product";