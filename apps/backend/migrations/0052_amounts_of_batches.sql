ALTER TABLE "cart_batch" ADD COLUMN "changed_amounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What is left below its minimum is sold out now: their listings are computed anew.
INSERT INTO "job" ("kind", "key") SELECT DISTINCT 'product-listings', "product_id" FROM "variant" WHERE "amount_min" > 1;
