CREATE TABLE "search_text" (
	"product_id" text PRIMARY KEY NOT NULL,
	"search_cs" "tsvector",
	"search_sk" "tsvector"
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "video" jsonb;--> statement-breakpoint
CREATE INDEX "search_text_cs" ON "search_text" USING gin ("search_cs");--> statement-breakpoint
CREATE INDEX "search_text_sk" ON "search_text" USING gin ("search_sk");--> statement-breakpoint
INSERT INTO "job" ("kind", "key") SELECT 'all-listings', '' WHERE EXISTS (SELECT FROM "product");
