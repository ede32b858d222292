CREATE TABLE "listing_variant" (
	"product_id" text NOT NULL,
	"place" integer NOT NULL,
	"variant_id" text NOT NULL,
	"available" boolean NOT NULL,
	"facets" text[] NOT NULL,
	"lows" double precision[] NOT NULL,
	"highs" double precision[] NOT NULL,
	"own" integer NOT NULL,
	"variants" integer NOT NULL,
	CONSTRAINT "listing_variant_product_id_place_pk" PRIMARY KEY("product_id","place")
);
--> statement-breakpoint
ALTER TABLE "listing_facts" ADD COLUMN "shared" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP INDEX "listing_price_rising";--> statement-breakpoint
DROP INDEX "listing_price_falling";--> statement-breakpoint
ALTER TABLE "listing_price" DROP CONSTRAINT "listing_price_currency_price_list_product_id_pk";--> statement-breakpoint
ALTER TABLE "listing_price" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_price" ADD COLUMN "net_minor" integer;--> statement-breakpoint
-- Prices without tax of what is listed already, until the job below has refreshed every product.
UPDATE "listing_price" lp SET "net_minor" = (200::bigint * lp."price_minor" + 100 + p."vat_rate") / (200 + 2 * p."vat_rate")
FROM "product" p WHERE p."id" = lp."product_id" AND lp."price_minor" > 0;--> statement-breakpoint
ALTER TABLE "listing_price" ADD CONSTRAINT "listing_price_currency_price_list_product_id_place_pk" PRIMARY KEY("currency","price_list","product_id","place");--> statement-breakpoint
CREATE INDEX "listing_net_price_rising" ON "listing_price" USING btree ("currency","price_list","net_minor","product_id","place");--> statement-breakpoint
CREATE INDEX "listing_net_price_falling" ON "listing_price" USING btree ("currency","price_list","net_minor" DESC NULLS LAST,"product_id","place");--> statement-breakpoint
CREATE INDEX "listing_price_rising" ON "listing_price" USING btree ("currency","price_list","price_minor","product_id","place");--> statement-breakpoint
CREATE INDEX "listing_price_falling" ON "listing_price" USING btree ("currency","price_list","price_minor" DESC NULLS LAST,"product_id","place");--> statement-breakpoint
-- The variants of the products, written by a pass over all of them.
INSERT INTO "job" ("kind", "key") SELECT 'all-listings', '' WHERE EXISTS (SELECT FROM "listing_entry");
