CREATE TABLE "search_entry" (
	"product_id" text PRIMARY KEY NOT NULL,
	"available" boolean NOT NULL,
	"sold_count" integer NOT NULL,
	"rank" integer NOT NULL,
	"name_words" "tsvector" NOT NULL,
	"search_cs" "tsvector",
	"search_sk" "tsvector"
);
--> statement-breakpoint
INSERT INTO "search_entry" ("product_id", "available", "sold_count", "rank", "name_words", "search_cs", "search_sk")
SELECT "product"."id", "entry"."available", "entry"."sold_count", "entry"."rank",
  array_to_tsvector(array_remove(string_to_array("product"."search_words", ' '), '')), "product"."search_cs", "product"."search_sk"
FROM "listing_entry" "entry" JOIN "product" ON "product"."id" = "entry"."product_id"
WHERE "entry"."scope_id" = '' ORDER BY "product"."category_id", "entry"."rank";
--> statement-breakpoint
DROP INDEX "product_search_cs";--> statement-breakpoint
DROP INDEX "product_search_sk";--> statement-breakpoint
CREATE INDEX "search_entry_cs" ON "search_entry" USING gin ("search_cs");--> statement-breakpoint
CREATE INDEX "search_entry_sk" ON "search_entry" USING gin ("search_sk");--> statement-breakpoint
ANALYZE "search_entry";
