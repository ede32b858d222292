CREATE INDEX "product_any_catalog_code" ON "product" USING btree (lower("catalog_code"));--> statement-breakpoint
CREATE INDEX "product_any_marketing_code" ON "product" USING btree (lower("marketing_code"));--> statement-breakpoint
CREATE INDEX "variant_any_catalog_code" ON "variant" USING btree (lower("catalog_code"));--> statement-breakpoint
CREATE INDEX "variant_any_marketing_code" ON "variant" USING btree (lower("marketing_code"));